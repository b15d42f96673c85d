import type { PaymentDetail } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { CodeText } from '../lists/code-text.tsx'
import { PaymentOrders, PaymentRefunds } from './payment-parts.tsx'

/** Who paid, when and by which reference, for the platform. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation(['payments', 'common'])
  const { buyer, transactionId, resultCode, paidAt, expiresAt } = payment
  const none = t('common:state.notAvailable')
  return (
    <Card title={t('payments:detail.facts')}>
      <DescriptionList
        items={[
          { term: t('payments:column.reference'), details: <CodeText text={payment.reference} /> },
          { term: t('payments:detail.transactionId'), details: transactionId ?? none },
          { term: t('payments:detail.collectedBy'), details: t(`payments:collectedBy.${payment.collectedBy}`) },
          { term: t('payments:column.buyer'), details: <Buyer buyer={buyer} /> },
          { term: t('payments:detail.fee'), details: formatMoney(payment.feeInCents), isNumeric: true },
          { term: t('payments:stats.refunded'), details: formatMoney(payment.refundedInCents), isNumeric: true },
          { term: t('common:word.createdAt'), details: formatDateTime(payment.createdAt) },
          { term: t('payments:detail.paidAt'), details: paidAt ? formatDateTime(paidAt) : none },
          ...(expiresAt && !paidAt
            ? [{ term: t('payments:detail.expiresAt'), details: formatDateTime(expiresAt) }]
            : []),
          ...(resultCode ? [{ term: t('payments:detail.resultCode'), details: resultCode }] : []),
        ]}
      />
    </Card>
  )
}

/** What a payment pays, and what was refunded of it, for the platform. */
export function PaymentMoney({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('payments')
  return (
    <>
      {payment.depositId ? (
        <Card title={t('deposit.card')}>
          <Link href={href('/admin/deposits')}>{t('deposit.all')}</Link>
        </Card>
      ) : (
        <Card title={t('detail.orders')}>
          <PaymentOrders payment={payment} linkTo="admin" />
        </Card>
      )}
      {payment.refunds.length > 0 && (
        <Card title={t('detail.refunds')}>
          <PaymentRefunds refunds={payment.refunds} seenBy="platform" />
        </Card>
      )}
    </>
  )
}

function Buyer({ buyer }: Pick<PaymentDetail, 'buyer'>) {
  return (
    <>
      <bdi>{`${buyer.lastName} ${buyer.firstName}`}</bdi> ({buyer.email})
    </>
  )
}
