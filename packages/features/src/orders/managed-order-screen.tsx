import type { Order } from '@chonoi/contract'
import { displayedPaymentStatus, href, isPaid } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { OrderDeliveriesCard } from '../downloads/order-deliveries-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { OrderMessagesCard } from '../notifications/order-messages-card.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import { isDangerousStep, type OfferedStep, stepsOf } from './order-steps.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { managedOrderQueries } from './orders-queries.ts'
import { ShipmentCard } from './shipment-card.tsx'
import { ShopShare } from './shop-share.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { ordersDetail } from './orders-classes.ts'

const PackingSlipsDialog = lazy(() => import('./packing-slips-dialog.tsx'))
const RefundOrderDialog = lazy(() => import('./refund-order-dialog.tsx'))

export interface ManagedOrderScreenProps {
  audience: 'seller' | 'admin'
  orderId: string
}

/** One order as its shop and the platform see it: buyer, items, progress and the next step. */
export function ManagedOrderScreen({ audience, orderId }: ManagedOrderScreenProps) {
  const result = useQuery(managedOrderQueries(useApi()).detail(orderId))
  return <QueryScreen result={result}>{(order) => <ManagedOrder audience={audience} order={order} />}</QueryScreen>
}

function ManagedOrder({ audience, order }: { audience: ManagedOrderScreenProps['audience']; order: Order }) {
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
          <Stack direction="row" gap={2} align="center" isWrapping>
            <OrderBadge status={order.status} />
            <OrderPaymentBadge status={displayedPaymentStatus(order)} />
            <Text tone="muted">{t('detail.placed', { time: formatDateTime(order.createdAt) })}</Text>
          </Stack>
        </Stack>
        <OrderSteps order={order} />
      </Stack>
      <div className={ordersDetail}>
        <Stack gap={5}>
          <Card title={audience === 'admin' ? order.tenant.name : t('managed.goods')}>
            <OrderLines order={order} />
            <OrderTotals order={order} />
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

function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { actor } = useSession()
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const [isRefunding, setRefunding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const canRefund = isPaid(order.paymentStatus) && order.totalInCents > order.refundedInCents
  const steps = actor ? stepsOf(order, actor) : []
  return (
    <Stack direction="row" gap={2} isWrapping>
      <Button variant="ghost" iconStart={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
        {t('slips.action')}
      </Button>
      {canRefund && (
        <Button variant="ghost" onClick={() => setRefunding(true)}>
          {t('refund.action')}
        </Button>
      )}
      {[...steps]
        .sort((one, other) => Number(isDangerousStep(other)) - Number(isDangerousStep(one)))
        .map((status) => (
          <Button
            key={status}
            variant={isDangerousStep(status) ? 'secondary' : 'primary'}
            onClick={() => setAsked(status)}
          >
            {t(`step.action.${status}`)}
          </Button>
        ))}
      {isPrinting && (
        <Suspense>
          <PackingSlipsDialog
            orderIds={[order.id]}
            orderNumber={order.orderNumber}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
      {isRefunding && (
        <Suspense>
          <RefundOrderDialog order={order} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
      <OrderStepDialog order={order} status={asked} onClose={() => setAsked(null)} />
    </Stack>
  )
}
