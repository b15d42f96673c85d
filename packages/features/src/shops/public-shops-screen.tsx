import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { SortMenu } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ShopCard } from './shop-card.tsx'
import { shopQueries } from './shop-queries.ts'
import { shopsCard, shopsCardBody, shopsGrid } from './shops-classes.ts'

/** The number of cards above the fold on a phone. */
const firstSeen = 2

/** Lists all shops of the marketplace (/marketplace). */
export function PublicShopsScreen() {
  const { t } = useTranslation(['shops', 'common'])
  const state = useListState('listPublicTenants')
  const result = useQuery(shopQueries(useApi()).list(state.query))
  const { tenants: shops, pagination } = result.data?.data ?? {}
  return (
    <Container>
      <ResourceList
        title={t('shops:list.title')}
        description={t('shops:list.description')}
        state={state}
        pagination={pagination}
        filters={
          <FilterBar
            label={t('common:list.filters')}
            search={<SearchFilter state={state} label={t('shops:list.search')} />}
            actions={<SortMenu state={state} columnLabel={(column) => t(`shops:sort.${column}`)} />}
            applied={state.search ? [{ id: 'search', label: state.search }] : []}
            onRemove={() => state.setSearch('')}
            result={pagination && t('shops:list.found', { count: pagination.total })}
          />
        }
      >
        {result.isError && !shops ? (
          <QueryFailure result={result} />
        ) : !shops ? (
          <ShopsSkeleton />
        ) : shops.length > 0 ? (
          <ul className={shopsGrid} aria-label={t('shops:list.title')}>
            {shops.map((shop, index) => (
              <li key={shop.id}>
                <ShopCard shop={shop} isFirst={index < firstSeen} />
              </li>
            ))}
          </ul>
        ) : state.search ? (
          <EmptyState
            icon={<Store />}
            title={t('shops:list.noMatch')}
            message={t('shops:list.noMatchHint')}
            action={<Button onClick={() => state.setSearch('')}>{t('shops:list.all')}</Button>}
          />
        ) : (
          <EmptyState
            icon={<Store />}
            title={t('shops:list.empty')}
            message={t('shops:list.emptyHint')}
            action={<LinkButton href={href('/auth/seller-verification')}>{t('shops:list.open')}</LinkButton>}
          />
        )}
      </ResourceList>
    </Container>
  )
}

function ShopsSkeleton() {
  return (
    <SkeletonRegion className={shopsGrid}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={shopsCard}>
          <Skeleton shape="block" ratio="banner" />
          <div className={shopsCardBody}>
            <Skeleton width={6} />
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
