import type { OrderStatus, OrderSummary } from '@chonoi/contract'
import { orderStatuses } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Board, BoardColumn } from '@chonoi/ui/board'
import { CountBadge } from '@chonoi/ui/count-badge'
import { LoadMore } from '@chonoi/ui/load-more'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Tabs } from '@chonoi/ui/tabs'
import { Text } from '@chonoi/ui/text'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { useRoom } from '../app/use-room.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { OrderCard } from './order-card.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import type { OfferedStep } from './order-steps.ts'
import { managedOrderQueries } from './orders-queries.ts'

type State = ListState<'listManagedOrders'>
type Ask = (order: OrderSummary, status: OfferedStep) => void

/** The orders of a shop in a column for each status; on a phone one column at a time. */
export default function OrdersBoard({ state }: { state: State }) {
  const { t } = useTranslation('orders')
  const hasRoom = useRoom(48)
  const openDialog = useRowDialog()
  const ask: Ask = (order, status) =>
    openDialog((close) => <OrderStepDialog order={order} status={status} onClose={close} />)
  return hasRoom ? (
    <Board label={t('board.label')}>
      {orderStatuses.map((status) => (
        <OrderColumn key={status} status={status} state={state} onAsk={ask} />
      ))}
    </Board>
  ) : (
    <ColumnTabs state={state} onAsk={ask} />
  )
}

function ColumnTabs({ state, onAsk }: { state: State; onAsk: Ask }) {
  const { t } = useTranslation('orders')
  const api = useApi()
  const counts = useQueries({ queries: orderStatuses.map((status) => managedOrderQueries(api).withStatus(status)) })
  return (
    <Tabs
      label={t('managed.tabs')}
      selectedId={state.filter('status') || 'PENDING'}
      onSelect={(status) => state.setFilter('status', status)}
      items={orderStatuses.map((status, index) => ({
        id: status,
        label: t(`status.${status}`),
        badge: <CountBadge count={counts[index]?.data?.pagination.total ?? 0} max={999} tone="neutral" />,
        content: (
          <Board label={t('board.label')}>
            <OrderColumn status={status} state={state} onAsk={onAsk} />
          </Board>
        ),
      }))}
    />
  )
}

function OrderColumn({ status, state, onAsk }: { status: OrderStatus; state: State; onAsk: Ask }) {
  const { t, i18n } = useTranslation(['orders', 'common'])
  const result = useInfiniteQuery(managedOrderQueries(useApi()).column({ ...state.query, status }))
  const orders = result.data?.pages.flatMap(({ data }) => data) ?? []
  const total = result.data?.pages.at(-1)?.pagination.total
  return (
    <BoardColumn
      id={status}
      title={t(`orders:status.${status}`)}
      {...(total !== undefined && { count: total })}
      {...(orders.length === 0 && { placeholder: <NoCards result={result} /> })}
      footer={
        result.hasNextPage && (
          <LoadMore
            shown={orders.length}
            {...(total !== undefined && { total })}
            hasMore
            isLoading={result.isFetchingNextPage}
            onLoad={() => void result.fetchNextPage()}
            {...(result.isFetchNextPageError && { error: problemWords(i18n, result.error) })}
          />
        )
      }
    >
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} onAsk={(step) => onAsk(order, step)} />
      ))}
    </BoardColumn>
  )
}

type Asked = Parameters<typeof QueryFailure>[0]['result'] & { isError: boolean; isPending: boolean }

function NoCards({ result }: { result: Asked }) {
  const { t } = useTranslation('orders')
  if (result.isError) return <QueryFailure result={result} headingLevel={3} />
  if (result.isPending)
    return (
      <SkeletonRegion>
        <Skeleton shape="block" size="lg" />
      </SkeletonRegion>
    )
  return (
    <Text size={14} tone="muted">
      {t('board.empty')}
    </Text>
  )
}
