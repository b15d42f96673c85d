import type { OrderSummary } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import type { TFunction } from '@chonoi/i18n'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { OrderRowActions } from './order-row-actions.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'

export interface ManagedOrderColumnsOptions {
  t: TFunction<['orders', 'common']>
  hrefOf: (order: OrderSummary) => string
  /** Orders of several shops stand together. */
  hasShops: boolean
}

/** The managed orders' columns, for a table and for its cards on phones. */
export function managedOrderColumns(options: ManagedOrderColumnsOptions): DataTableColumn<OrderSummary>[] {
  const { t, hrefOf, hasShops } = options
  return [
    {
      id: 'orderNumber',
      header: t('orders:column.number'),
      isPrimary: true,
      cell: (order) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          <Link href={hrefOf(order)} className="cn:whitespace-nowrap cn:self-start">
            {order.orderNumber}
          </Link>
          <Text as="span" size={13} tone="muted" lines={2} weight="regular">
            {order.itemCount > 1
              ? t('orders:list.itemsMore', { name: order.firstItemName, count: order.itemCount - 1 })
              : order.firstItemName}
          </Text>
        </span>
      ),
    },
    {
      id: 'buyer',
      header: hasShops ? t('orders:column.buyerAndShop') : t('orders:column.buyer'),
      cell: ({ buyer, tenant }) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          {`${buyer.lastName} ${buyer.firstName}`.trim()}
          {hasShops && (
            <Text as="span" size={13} tone="muted">
              {tenant.name}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('common:word.status'),
      isSortable: true,
      cell: (order) => <OrderBadge status={order.status} />,
    },
    {
      id: 'totalInCents',
      header: t('common:word.total'),
      isNumeric: true,
      isSortable: true,
      cell: (order) => (
        <span className="cn:grid cn:gap-1 cn:justify-items-end cn:whitespace-nowrap">
          {formatMoney(order.totalInCents)}
          <OrderPaymentBadge status={order.paymentStatus} />
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('orders:column.placed'),
      isSortable: true,
      cell: (order) => <DateTimeCell value={order.createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (order) => <OrderRowActions order={order} href={hrefOf(order)} />,
    },
  ]
}
