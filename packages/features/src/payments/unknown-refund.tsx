import type { PaymentDetail, PaymentRefund, RefundOutcome } from '@chonoi/contract'
import { actorOf, isOwedByShop, maySettleRefund } from '@chonoi/domain'
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
    .filter((refund) => refund.outcomeUnknownAt !== null || isOwed(payment, refund))
    .map((refund) => <UnknownRefund key={refund.id} payment={payment} refund={refund} />)
}

export interface UnknownRefundProps {
  payment: PaymentDetail
  refund: PaymentRefund
}

const isOwed = ({ method, collectedBy }: PaymentDetail, { status }: PaymentRefund) =>
  isOwedByShop({ method, collectedBy, status })

/** A refund that waits for an administrator: the provider's answers don't tell what became of it, or its shop owes it. */
export function UnknownRefund({ payment, refund }: UnknownRefundProps) {
  const { t, i18n } = useTranslation('payments')
  const { user } = useSession()
  const [opened, setOpened] = useState<RefundOutcome | null>(null)
  if (!user) return null
  const { method, collectedBy, buyer } = payment
  const { status, outcomeUnknownAt } = refund
  const settling = maySettleRefund({ method, collectedBy, buyerId: buyer.id, status, outcomeUnknownAt }, actorOf(user))
  const waits = isOwed(payment, refund) ? 'owed' : 'settle'
  return (
    <>
      <Alert
        tone="warning"
        urgency="none"
        title={t(`${waits}.title`)}
        actions={outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            size="sm"
            onClick={() => setOpened(outcome)}
            {...(!settling.allowed && { disabledReason: problemText(i18n, settling.because) })}
          >
            {t(`${waits}.${outcome}`)}
          </Button>
        ))}
      >
        <Stack gap={2}>
          <Text>{t(`${waits}.text`)}</Text>
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
