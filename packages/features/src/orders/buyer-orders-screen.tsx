import { href, orderStatuses } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { BoatScene } from '../shell/boat-scene.tsx'
import { BuyerOrderCard } from './buyer-order-card.tsx'
import { orderQueries } from './orders-queries.ts'

/** Lists the buyer's orders (/orders), as cards with what each needs next. */
export function BuyerOrdersScreen() {
  const { t } = useTranslation(['orders', 'common'])
  const state = useListState('listMyOrders', { tab: 'status' })
  const result = useQuery(orderQueries(useApi()).mine(state.query))
  const orders = result.data?.data
  return (
    <ResourceList
      title={t('orders:mine.title')}
      description={t('orders:mine.description')}
      state={state}
      pagination={result.data?.pagination}
      stats={<StatusTabs state={state} />}
      filters={<ListFilters state={state} searchLabel={t('orders:mine.search')} />}
    >
      {result.isPending && <RowSkeletons count={5} />}
      {result.isError && !orders && <QueryFailure result={result} />}
      {orders?.length === 0 &&
        (state.isNarrowed ? (
          <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
        ) : (
          <EmptyState
            icon={<BoatScene />}
            title={t('orders:mine.empty')}
            message={t('orders:mine.emptyHint')}
            action={<LinkButton href={href('/products')}>{t('orders:mine.shop')}</LinkButton>}
          />
        ))}
      {orders && orders.length > 0 && (
        <ul
          className="cn:grid cn:gap-4 cn:aria-[busy]:opacity-60"
          aria-label={t('orders:mine.title')}
          aria-busy={result.isPlaceholderData || undefined}
        >
          {orders.map((order) => (
            <li key={order.id}>
              <BuyerOrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}

function StatusTabs({ state }: { state: ListState<'listMyOrders'> }) {
  const { t } = useTranslation(['orders', 'common'])
  const unpaid = useQuery(orderQueries(useApi()).mine({ status: 'AWAITING_PAYMENT', limit: 1 }))
  return (
    <ListTabs
      label={t('orders:managed.tabs')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        {
          id: 'AWAITING_PAYMENT',
          label: t('orders:mine.awaiting'),
          href: state.hrefOfTab('AWAITING_PAYMENT'),
          ...(unpaid.data?.pagination.total && { count: unpaid.data.pagination.total }),
        },
        ...orderStatuses.map((status) => ({
          id: status,
          label: t(`orders:status.${status}`),
          href: state.hrefOfTab(status),
        })),
      ]}
    />
  )
}
