import type { ManagedOrder as Managed } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { OrderDeliveriesCard } from '../downloads/order-deliveries-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { OrderMessagesCard } from '../notifications/order-messages-card.tsx'
import { OpenReturnsCard } from '../returns/open-returns-card.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStanding } from './order-standing.tsx'
import { ManagedOrderSteps } from './managed-order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { managedOrderQueries } from './orders-queries.ts'
import { ShipmentCard } from './shipment-card.tsx'
import { ShopShare } from './shop-share.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { ordersDetail } from './orders-classes.ts'

export interface ManagedOrderScreenProps {
  audience: 'seller' | 'admin'
  orderId: string
}

/** One order as its shop and the platform see it: buyer, items, progress and the next step. */
export function ManagedOrderScreen({ audience, orderId }: ManagedOrderScreenProps) {
  const result = useQuery(managedOrderQueries(useApi()).detail(orderId))
  return (
    <QueryScreen result={result} titleOf={(order) => order.orderNumber}>
      {(order) => <ManagedOrder audience={audience} order={order} />}
    </QueryScreen>
  )
}

function ManagedOrder({ audience, order }: { audience: ManagedOrderScreenProps['audience']; order: Managed }) {
  const { t } = useTranslation('orders')
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t(`managed.title.${audience}`), href: href(`/${audience}/orders`) },
          { label: <CodeText text={order.orderNumber} /> },
        ]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <CodeText text={t('detail.title', { number: order.orderNumber })} />
          </Heading>
          <OrderStanding order={order} />
        </Stack>
        <ManagedOrderSteps order={order} />
      </Stack>
      <div className={ordersDetail}>
        <Stack gap={5}>
          <Card title={audience === 'admin' ? order.tenant.name : t('managed.goods')}>
            <OrderLines order={order} />
            <OrderTotals order={order} {...(audience === 'admin' && { paymentFor: audience })} />
          </Card>
          {order.note && (
            <Card title={t('managed.buyerNote')}>
              <Text dir="auto">{order.note}</Text>
            </Card>
          )}
          <Card title={t('detail.timeline')}>
            <OrderTimeline order={order} />
          </Card>
        </Stack>
        <Stack gap={5}>
          <OpenReturnsCard order={order} />
          {order.complaint && <ComplaintCard order={order} complaint={order.complaint} />}
          {order.shipment && <ShipmentCard shipment={order.shipment} />}
          <Card title={t('column.buyer')}>
            <Text weight="medium">{`${order.buyer.lastName} ${order.buyer.firstName}`.trim()}</Text>
          </Card>
          <Card title={t('detail.address')}>
            <OrderAddress address={order.shippingAddress} />
          </Card>
          <ShopShare order={order} />
          <OrderMessagesCard order={order} />
          <OrderDeliveriesCard order={order} />
        </Stack>
      </div>
    </Stack>
  )
}
