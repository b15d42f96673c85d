import type { OrderSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'
import { sellerQueries } from './seller-queries.ts'

const shown = 8

/** Lists the newest orders of the shop. */
export function LatestOrdersCard() {
  const { t } = useTranslation(['seller', 'orders'])
  const result = useQuery(sellerQueries(useApi()).recentOrders(shown))
  const orders = result.data?.data
  return (
    <Card
      title={t('seller:latest.title')}
      actions={<Link href={href('/seller/orders')}>{t('seller:latest.all')}</Link>}
    >
      {result.isPending && <RowSkeletons count={shown} />}
      {result.isError && !orders && <QueryFailure result={result} headingLevel={3} />}
      {orders?.length === 0 && (
        <EmptyState headingLevel={3} title={t('seller:latest.empty')} message={t('orders:managed.emptyHint')} />
      )}
      {orders && orders.length > 0 && (
        <ul className="cn:grid cn:ruled">
          {orders.map((order) => (
            <LatestOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function LatestOrder({ order }: { order: OrderSummary }) {
  const { id, orderNumber, buyer, status, totalInCents, createdAt } = order
  return (
    <li className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-y-1 cn:gap-x-4 cn:items-center cn:py-3 cn:[&_.ui-badge]:justify-self-start cn:min-[37.5rem]:grid-cols-[minmax(0,1fr)_10.5rem_7.5rem]">
      <span>
        <Link href={href('/seller/orders/$orderId', { orderId: id })} variant="quiet">
          {orderNumber}
        </Link>
        <Text as="div" size={13} tone="muted">
          <bdi>{`${buyer.lastName} ${buyer.firstName}`.trim()}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Text>
      </span>
      <OrderBadge status={status} />
      <Text
        as="span"
        weight="medium"
        isNumeric
        className="cn:text-end cn:max-[37.5rem]:col-2 cn:max-[37.5rem]:row-1 cn:max-[37.5rem]:self-start"
      >
        {formatMoney(totalInCents)}
      </Text>
    </li>
  )
}
