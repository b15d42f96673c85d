import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { fullName } from '../shell/full-name.ts'
import { OpenReturnsCard } from '../returns/open-returns-card.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { ManagedOrderSteps } from './managed-order-steps.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStanding } from './order-standing.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { managedOrderQueries } from './orders-queries.ts'
import { ShipmentCard } from './shipment-card.tsx'

/** An order beside the list: its goods, progress and address, and the next step. */
export default function OrderDetails({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders')
  const result = useQuery(managedOrderQueries(useApi()).detail(orderId))
  return (
    <DetailsOf result={result}>
      {(order) => (
        <Stack gap={4}>
          <OrderStanding order={order} />
          <ManagedOrderSteps order={order} />
          <Card title={order.tenant.name}>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Card>
          {order.note && (
            <Card title={t('managed.buyerNote')}>
              <Text dir="auto">{order.note}</Text>
            </Card>
          )}
          <OpenReturnsCard order={order} />
          {order.complaint && <ComplaintCard order={order} complaint={order.complaint} />}
          {order.shipment && <ShipmentCard shipment={order.shipment} />}
          <Card title={t('column.buyer')}>
            <Text weight="medium">{fullName(order.buyer)}</Text>
            <OrderAddress address={order.shippingAddress} />
          </Card>
          <Card title={t('detail.timeline')}>
            <OrderTimeline order={order} />
          </Card>
        </Stack>
      )}
    </DetailsOf>
  )
}
