import type { PaymentStatus, RefundStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  PARTIALLY_REFUNDED: 'info',
  REFUNDED: 'neutral',
} as const satisfies Record<PaymentStatus, Tone>

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payments')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}

const toneOfRefund = { PENDING: 'warning', COMPLETED: 'success' } as const satisfies Record<RefundStatus, Tone>

export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('payments')
  return <Badge tone={toneOfRefund[status]}>{t(`refundStatus.${status}`)}</Badge>
}
