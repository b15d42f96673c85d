import type { OrderGroup } from '@chonoi/contract'
import { href, paymentStanding } from '@chonoi/domain'
import { formatDeadline, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { PayAgainCard } from '../payments/pay-again-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { PushCard } from '../push/push-card.tsx'
import { ExpectedDeliveriesCard } from './expected-deliveries-card.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { orderQueries } from './orders-queries.ts'
import { CodeText } from '../lists/code-text.tsx'
import { BoatScene } from '../shell/boat-scene.tsx'

/** The page after payment (/orders/{orderId}/confirmation): all orders of the checkout, shop by shop. */
export function OrderConfirmationScreen({ orderId }: { orderId: string }) {
  const api = useApi()
  const order = useQuery(orderQueries(api).detail(orderId))
  const groupId = order.data?.groupId
  const group = useQuery({ ...orderQueries(api).group(groupId ?? ''), enabled: groupId !== undefined })
  if (order.isError) return <QueryScreen result={order}>{() => null}</QueryScreen>
  return <QueryScreen result={group}>{(found) => <Confirmation group={found} />}</QueryScreen>
}

function Confirmation({ group }: { group: OrderGroup }) {
  const { t } = useTranslation(['orders', 'payments', 'common'])
  const { language } = usePreferences()
  const [first] = group.orders
  const { paymentDueAt } = group
  const waits = paymentDueAt !== null
  const count = group.orders.length
  const total = formatMoney(group.totalInCents)

  function textOf() {
    if (paymentDueAt !== null)
      return t('orders:confirmation.waitsText', { deadline: formatDeadline(paymentDueAt, new Date(), language) })
    // Opened again later, it asks for no cash that a courier has taken.
    const isToPay = group.orders.some((order) => paymentStanding(order) === 'ON_DELIVERY')
    return isToPay ? t('orders:confirmation.cash', { count, total }) : t('orders:confirmation.text', { count, total })
  }
  return (
    <Container>
      {' '}
      <Stack gap={6} className="cn:max-w-[720px] cn:mx-auto">
        <Stack gap={2} align="center" className="cn:pt-6 cn:pb-0">
          {waits ? <Clock className="cn:size-[56px] cn:text-primary" aria-hidden="true" /> : <BoatScene />}
          <Heading level={1}>{t(waits ? 'orders:confirmation.waits' : 'orders:confirmation.title')}</Heading>
          <Text tone="muted" align="center">
            {textOf()}
          </Text>
          <Stack direction="row" gap={3} justify="center" isWrapping className="cn:pt-2">
            <LinkButton href={href('/orders')}>{t('orders:confirmation.viewOrders')}</LinkButton>
            <LinkButton href={href('/products')} variant="secondary">
              {t('orders:confirmation.continue')}
            </LinkButton>
          </Stack>
        </Stack>
        {waits && first && (
          <PayAgainCard orderId={first.id} orderGroupId={group.id} title={t('payments:again.unpaid')} />
        )}
        {!waits && <ExpectedDeliveriesCard {...group} />}
        {!waits && <NextStepsCard />}
        {!waits && <PushCard />}
        {group.orders.map((order) => (
          <Card
            key={order.id}
            title={order.tenant.name}
            description={
              <Link href={href('/orders/$orderId', { orderId: order.id })}>
                <CodeText text={order.orderNumber} />
              </Link>
            }
          >
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Card>
        ))}
        {first && (
          <Card title={t('orders:detail.address')}>
            <OrderAddress address={first.shippingAddress} />
          </Card>
        )}
      </Stack>
    </Container>
  )
}
