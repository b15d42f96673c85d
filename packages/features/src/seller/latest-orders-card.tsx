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
import { Thumbnail } from '../shell/thumbnail.tsx'
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
  const { t } = useTranslation('orders')
  const { id, orderNumber, buyer, status, totalInCents, createdAt, itemCount, firstItemName, firstItemImageUrl } = order
  return (
    <li className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-y-1 cn:gap-x-4 cn:items-center cn:py-3 cn:[&_.ui-badge]:justify-self-start cn:min-[37.5rem]:grid-cols-[minmax(0,1fr)_10.5rem_7.5rem]">
      <span className="cn:grid cn:grid-cols-[48px_minmax(0,1fr)] cn:gap-3 cn:items-start">
        <Thumbnail url={firstItemImageUrl} width={48} className="cn:size-[48px] cn:rounded-sm cn:object-cover" />
        <span className="cn:min-w-0">
          <Link href={href('/seller/orders/$orderId', { orderId: id })} variant="quiet">
            {orderNumber}
          </Link>
          <Text as="div" size={14} lines={1}>
            {itemCount > 1 ? t('list.itemsMore', { name: firstItemName, count: itemCount - 1 }) : firstItemName}
          </Text>
          <Text as="div" size={13} tone="muted">
            <bdi>{`${buyer.lastName} ${buyer.firstName}`.trim()}</bdi> ·{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </span>
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
