import type { PaymentDetail } from '@chonoi/contract'
import { actorOf, mayChangePaymentStatus, mayVerifyPayment } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'

const RefundPaymentDialog = lazy(() => import('./refund-payment-dialog.tsx'))
const VerifyPaymentDialog = lazy(() => import('./verify-payment-dialog.tsx'))
const PaymentStatusDialog = lazy(() => import('./payment-status-dialog.tsx'))

type Opened = 'refund' | 'verify' | 'status'

export interface PaymentDecisionsProps {
  payment: PaymentDetail
  size?: 'sm' | 'md'
}

/** Refunds a payment, confirms it by hand or cancels it. */
export function PaymentDecisions({ payment, size = 'md' }: PaymentDecisionsProps) {
  const { t, i18n } = useTranslation(['payments', 'common'])
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!user) return null
  const actor = actorOf(user)
  const { status, method, collectedBy, buyer } = payment
  const facts = { status, method, collectedBy, buyerId: buyer.id }
  const close = () => setOpened(null)
  const verifying = mayVerifyPayment(facts, actor)
  const cancelling = mayChangePaymentStatus(facts, 'CANCELLED', actor)
  const refundable = payment.orders.reduce((sum, order) => sum + order.refundableInCents, 0)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {refundable > 0 && (
        <Button
          size={size}
          onClick={() => setOpened('refund')}
          {...(facts.buyerId === actor.id && { disabledReason: problemText(i18n, 'payment.own_processing') })}
        >
          {t('payments:refund.action')}
        </Button>
      )}
      {payment.paidAt === null && (
        <Button
          size={size}
          variant="secondary"
          onClick={() => setOpened('verify')}
          {...(!verifying.allowed && { disabledReason: problemText(i18n, verifying.because) })}
        >
          {t('payments:verify.action')}
        </Button>
      )}
      {payment.status === 'PENDING' && (
        <Button
          size={size}
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
