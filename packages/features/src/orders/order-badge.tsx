import type { OrderStatus } from '@chonoi/contract'
import type { DisplayedPaymentStatus } from '@chonoi/domain'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

const toneOfStatus = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  PROCESSING: 'info',
  SHIPPED: 'info',
  DELIVERED: 'success',
  CANCELLED: 'danger',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, Tone>

const toneOfPayment = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  REFUNDED: 'neutral',
  PARTIALLY_REFUNDED: 'warning',
  CANCELLED: 'neutral',
} as const satisfies Record<DisplayedPaymentStatus, Tone>

/** Shows the status of an order. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return (
    <Badge tone={toneOfStatus[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}

/** Shows the payment status of an order. */
export function OrderPaymentBadge({ status }: { status: DisplayedPaymentStatus }) {
  const { t } = useTranslation('orders')
  return <Badge tone={toneOfPayment[status]}>{t(`payment.${status}`)}</Badge>
}
