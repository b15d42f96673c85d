import type { Order } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'

/** How far an order is, whether it is paid, and since when it stands. */
export function OrderStanding({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <Stack direction="row" gap={2} align="center" isWrapping>
      <OrderBadge status={order.status} />
      <OrderPaymentBadge order={order} seenBy="shop" />
      <Text tone="muted">{t('detail.placed', { time: formatDateTime(order.createdAt) })}</Text>
    </Stack>
  )
}
