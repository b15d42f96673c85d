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

/** What the platform sees of a refund: UNKNOWN waits for an administrator. */
type ShownRefundStatus = RefundStatus | 'UNKNOWN'

const toneOfRefund = {
  PENDING: 'warning',
  COMPLETED: 'success',
  UNKNOWN: 'danger',
} as const satisfies Record<ShownRefundStatus, Tone>

export function RefundBadge({ status }: { status: ShownRefundStatus }) {
  const { t } = useTranslation('payments')
  return <Badge tone={toneOfRefund[status]}>{t(`refundStatus.${status}`)}</Badge>
}
