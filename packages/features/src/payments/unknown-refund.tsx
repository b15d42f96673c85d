import type { PaymentDetail, PaymentRefund, RefundOutcome } from '@chonoi/contract'
import { actorOf, maySettleRefund } from '@chonoi/domain'
import { formatDateTime, formatMoney, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'

const SettleRefundDialog = lazy(() => import('./settle-refund-dialog.tsx'))

const outcomes = ['REFUNDED', 'NOT_REFUNDED'] as const satisfies readonly RefundOutcome[]

/** The refunds of a payment that wait for an administrator. */
export function UnknownRefunds({ payment }: Pick<UnknownRefundProps, 'payment'>) {
  return payment.refunds
    .filter(({ outcomeUnknownAt }) => outcomeUnknownAt !== null)
    .map((refund) => <UnknownRefund key={refund.id} payment={payment} refund={refund} />)
}

export interface UnknownRefundProps {
  payment: PaymentDetail
  refund: PaymentRefund
}

/** A refund that waits for an administrator, because the provider's answers don't tell what became of it. */
export function UnknownRefund({ payment, refund }: UnknownRefundProps) {
  const { t, i18n } = useTranslation('payments')
  const { user } = useSession()
  const [opened, setOpened] = useState<RefundOutcome | null>(null)
  if (!user) return null
  const facts = { buyerId: payment.buyer.id, outcomeUnknownAt: refund.outcomeUnknownAt }
  const settling = maySettleRefund(facts, actorOf(user))
  return (
    <>
      <Alert
        tone="warning"
        urgency="none"
        title={t('settle.title')}
        actions={outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            size="sm"
            onClick={() => setOpened(outcome)}
            {...(!settling.allowed && { disabledReason: problemText(i18n, settling.because) })}
          >
            {t(`settle.${outcome}`)}
          </Button>
        ))}
      >
        <Stack gap={2}>
          <Text>{t('settle.text')}</Text>
          <div>
            <CodeText text={refund.reference} />
            <Text size={14}>
              {t('settle.asked', {
                amount: formatMoney(refund.amountInCents),
                time: formatDateTime(refund.createdAt),
              })}
            </Text>
          </div>
        </Stack>
      </Alert>
      <Suspense>
        {opened && <SettleRefundDialog {...{ payment, refund }} outcome={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
