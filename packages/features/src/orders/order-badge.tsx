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
  WITH_CARRIER: 'info',
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

export interface OrderPaymentBadgeProps {
  order: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentMethod' | 'collectedBy'>
  /** Cash that a carrier has is paid for the buyer, and not there yet for the shop. */
  seenBy: 'buyer' | 'shop'
}

/** Shows how the payment of an order stands. */
export function OrderPaymentBadge({ order, seenBy }: OrderPaymentBadgeProps) {
  const { t } = useTranslation('orders')
  const standing = paymentStanding(order)
  const isMissing = standing === 'WITH_CARRIER' && seenBy === 'shop'
  return (
    <Badge tone={toneOfPayment[standing]}>
      {isMissing ? t('payment.WITH_CARRIER.shop') : t(`payment.${standing}`)}
    </Badge>
  )
}
