import type { OrderStatus, OrderSummary } from '@chonoi/contract'
import { type PaymentStanding, paymentStanding } from '@chonoi/domain'
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
  ON_DELIVERY: 'neutral',
} as const satisfies Record<PaymentStanding, Tone>

/** Shows the status of an order. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return (
    <Badge tone={toneOfStatus[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}

/** Shows how the payment of an order stands. */
export function OrderPaymentBadge({
  order,
}: {
  order: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentMethod'>
}) {
  const { t } = useTranslation('orders')
  const standing = paymentStanding(order)
  return <Badge tone={toneOfPayment[standing]}>{t(`payment.${standing}`)}</Badge>
}
