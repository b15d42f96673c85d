import { href } from '@chonoi/domain'
import { formatDate, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { BareLink, Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'
import { orderQueries } from '../orders/orders-queries.ts'
import { CodeText } from '../lists/code-text.tsx'
import { accountRow, accountRowMain } from './account-classes.ts'

/** Lists the latest orders. */
export function RecentOrders() {
  const { t } = useTranslation(['account', 'common', 'orders'])
  const result = useQuery(orderQueries(useApi()).mine({ page: 1, limit: 5 }))
  const orders = result.data?.data
  return (
    <Card
      title={t('account:orders.title')}
      actions={
        orders && orders.length > 0 ? <Link href={href('/orders')}>{t('common:action.viewAll')}</Link> : undefined
      }
    >
      {result.isPending && <RowSkeletons count={5} />}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {orders?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<ShoppingBag />}
          title={t('account:orders.empty')}
          message={t('account:orders.emptyText')}
          action={<LinkButton href={href('/products')}>{t('account:orders.shop')}</LinkButton>}
        />
      )}
      {orders && orders.length > 0 && (
        <ul className="cn:-my-3 cn:ruled">
          {orders.map((order) => (
            <li key={order.id}>
              <BareLink href={href('/orders/$orderId', { orderId: order.id })} className={accountRow}>
                <span className={accountRowMain}>
                  <span className="cn:group-hover/row:underline cn:font-medium">
                    {order.itemCount > 1
                      ? t('orders:list.itemsMore', { name: order.firstItemName, count: order.itemCount - 1 })
                      : order.firstItemName}
                  </span>
                  <span className="cn:text-text-muted cn:text-14">
                    <CodeText text={order.orderNumber} /> · <bdi>{order.tenant.name}</bdi> ·{' '}
                    {formatDate(order.createdAt)}
                  </span>
                </span>
                <span className="cn:grid cn:flex-none cn:gap-1 cn:justify-items-end">
                  <span className="cn:figures cn:font-semibold">{formatMoney(order.totalInCents)}</span>
                  <OrderBadge status={order.status} />
                </span>
              </BareLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
