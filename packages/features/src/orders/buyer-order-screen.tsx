import type { Order } from '@chonoi/contract'
import { actorOf, href, mayCancelOrder, mayConfirmReceipt } from '@chonoi/domain'
import { formatDateTime, problemText } from '@chonoi/i18n'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { OrderDownloadsCard } from '../downloads/order-downloads-card.tsx'
import { OrderInvoiceCard } from '../invoices/order-invoice-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { OrderReturnsCard } from '../returns/order-returns-card.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import { orderActions, orderQueries } from './orders-queries.ts'
import { CodeText } from '../lists/code-text.tsx'
import { ordersDetail } from './orders-classes.ts'

const CancelOrderDialog = lazy(() => import('./cancel-order-dialog.tsx'))

/** One order of the buyer (/orders/{id}): items, address, progress and possible actions. */
export function BuyerOrderScreen({ orderId }: { orderId: string }) {
  const result = useQuery(orderQueries(useApi()).detail(orderId))
  return (
    <QueryScreen result={result} titleOf={(order) => order.orderNumber}>
      {(order) => <BuyerOrder order={order} />}
    </QueryScreen>
  )
}

function BuyerOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t('orders:mine.title'), href: href('/orders') },
          { label: <CodeText text={order.orderNumber} /> },
        ]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <CodeText text={t('orders:detail.title', { number: order.orderNumber })} />
          </Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <OrderBadge status={order.status} />
            <OrderPaymentBadge order={order} seenBy="buyer" />
            <Text tone="muted">{t('orders:detail.placed', { time: formatDateTime(order.createdAt) })}</Text>
          </Stack>
        </Stack>
        <OrderActions order={order} />
      </Stack>
      <div className={ordersDetail}>
        <Stack gap={5}>
          <ReceiptCard order={order} />
          {order.complaint && <ComplaintCard order={order} complaint={order.complaint} />}
          <Card
            title={
              <Link href={href('/marketplace/tenant/$slug', { slug: order.tenant.slug })} variant="quiet">
                {order.tenant.name}
              </Link>
            }
          >
            <OrderLines order={order} />
            <OrderTotals order={order} paymentFor="buyer" />
          </Card>
          <Card title={t('orders:detail.timeline')}>
            <OrderTimeline order={order} />
          </Card>
        </Stack>
        <Stack gap={5}>
          {order.shipment && <ShipmentCard shipment={order.shipment} />}
          <OrderInvoiceCard orderId={order.id} />
          <Card title={t('orders:detail.address')}>
            <OrderAddress address={order.shippingAddress} />
          </Card>
          {order.note && (
            <Card title={t('orders:detail.note')}>
              <Text dir="auto">{order.note}</Text>
            </Card>
          )}
          <OrderDownloadsCard orderId={order.id} />
          <OrderReturnsCard order={order} />
        </Stack>
      </div>
    </Stack>
  )
}

function OrderActions({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['orders', 'common'])
  const { user } = useSession()
  const { navigate } = useNavigation()
  const [isCancelling, setCancelling] = useState(false)
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  const cancelling = user ? mayCancelOrder(facts, actorOf(user)) : null
  const isKept = user && order.isHandedOver && mayCancelOrder({ ...facts, isHandedOver: false }, actorOf(user)).allowed
  const reorder = useAction(orderActions.reorder(order), { onDone: () => navigate(href('/cart')) })
  return (
    <Stack direction="row" gap={2} isWrapping>
      {order.paymentDueAt && (
        <LinkButton href={href('/orders/$orderId/confirmation', { orderId: order.id })}>
          {t('orders:detail.pay')}
        </LinkButton>
      )}
      {order.status === 'DELIVERED' && (
        <LinkButton
          href={href('/reviews', { query: { order: order.id } })}
          // Until the goods are confirmed that comes first.
          variant={user && mayConfirmReceipt(facts, actorOf(user)).allowed ? 'secondary' : 'primary'}
        >
          {t('orders:detail.review')}
        </LinkButton>
      )}
      <Button variant="secondary" isLoading={reorder.isPending} onClick={() => reorder.run()}>
        {t('orders:detail.reorder')}
      </Button>
      {isKept && <Text tone="muted">{t('orders:cancel.handedOver')}</Text>}
      {cancelling && !isKept && (
        <Button
          variant="ghost"
          onClick={() => setCancelling(true)}
          {...(!cancelling.allowed && { disabledReason: problemText(i18n, cancelling.because) })}
        >
          {t('orders:cancel.confirm')}
        </Button>
      )}
      {isCancelling && (
        <Suspense>
          <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
