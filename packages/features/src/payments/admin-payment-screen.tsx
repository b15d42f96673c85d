import type { PaymentDetail } from '@chonoi/contract'
import { actorOf, href, mayChangePaymentStatus, mayVerifyPayment } from '@chonoi/domain'
import { formatDateTime, formatMoney, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentHistory, PaymentOrders, PaymentRefunds } from './payment-parts.tsx'
import { adminPaymentQueries } from './payments-queries.ts'

const RefundPaymentDialog = lazy(() => import('./refund-payment-dialog.tsx'))
const VerifyPaymentDialog = lazy(() => import('./verify-payment-dialog.tsx'))
const PaymentStatusDialog = lazy(() => import('./payment-status-dialog.tsx'))

/** One payment, for the platform (/admin/payments/{id}): facts, orders, history, refunds and decisions. */
export function AdminPaymentScreen({ paymentId }: { paymentId: string }) {
  const result = useQuery(adminPaymentQueries(useApi()).detail(paymentId))
  return <QueryScreen result={result}>{(payment) => <Shown payment={payment} />}</QueryScreen>
}

function Shown({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation(['payments', 'common'])
  const { buyer, transactionId, resultCode, paidAt, expiresAt } = payment
  const none = t('common:state.notAvailable')
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t('payments:admin.title'), href: href('/admin/payments') },
          { label: <CodeText text={payment.reference} /> },
        ]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('payments:detail.heading', { amount: formatMoney(payment.amountInCents) })}</Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <PaymentBadge status={payment.status} />
            <Text tone="muted">{t(`common:paymentMethod.${payment.method}`)}</Text>
          </Stack>
        </Stack>
        <Decisions payment={payment} />
      </Stack>
      <div className="cn:grid cn:gap-5 cn:*:min-w-0 cn:lg:grid-cols-[minmax(0,1fr)_360px] cn:lg:items-start">
        <Stack gap={5}>
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
          {payment.depositId ? (
            <Card title={t('payments:deposit.card')}>
              <Link href={href('/admin/deposits')}>{t('payments:deposit.all')}</Link>
            </Card>
          ) : (
            <Card title={t('payments:detail.orders')}>
              <PaymentOrders payment={payment} linkTo="admin" />
            </Card>
          )}
          {payment.refunds.length > 0 && (
            <Card title={t('payments:detail.refunds')}>
              <PaymentRefunds refunds={payment.refunds} />
            </Card>
          )}
        </Stack>
        <Card title={t('payments:detail.history')}>
          <PaymentHistory payment={payment} />
        </Card>
      </div>
    </Stack>
  )
}

type Opened = 'refund' | 'verify' | 'status'

function Decisions({ payment }: { payment: PaymentDetail }) {
  const { t, i18n } = useTranslation(['payments', 'common'])
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!user) return null
  const actor = actorOf(user)
  const facts = { status: payment.status, method: payment.method, buyerId: payment.buyer.id }
  const close = () => setOpened(null)
  const verifying = mayVerifyPayment(facts, actor)
  const cancelling = mayChangePaymentStatus(facts, 'CANCELLED', actor)
  const refundable = payment.orders.reduce((sum, order) => sum + order.refundableInCents, 0)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {refundable > 0 && (
        <Button
          onClick={() => setOpened('refund')}
          {...(facts.buyerId === actor.id && { disabledReason: problemText(i18n, 'payment.own_processing') })}
        >
          {t('payments:refund.action')}
        </Button>
      )}
      {payment.paidAt === null && (
        <Button
          variant="secondary"
          onClick={() => setOpened('verify')}
          {...(!verifying.allowed && { disabledReason: problemText(i18n, verifying.because) })}
        >
          {t('payments:verify.action')}
        </Button>
      )}
      {payment.status === 'PENDING' && (
        <Button
          variant="ghost"
          onClick={() => setOpened('status')}
          {...(!cancelling.allowed && { disabledReason: problemText(i18n, cancelling.because) })}
        >
          {t('payments:statusDialog.action')}
        </Button>
      )}
      <Suspense>
        {opened === 'refund' && <RefundPaymentDialog payment={payment} onClose={close} />}
        {opened === 'verify' && <VerifyPaymentDialog payment={payment} onClose={close} />}
        {opened === 'status' && <PaymentStatusDialog payment={payment} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function Buyer({ buyer }: Pick<PaymentDetail, 'buyer'>) {
  return (
    <>
      <bdi>{`${buyer.lastName} ${buyer.firstName}`}</bdi> ({buyer.email})
    </>
  )
}
