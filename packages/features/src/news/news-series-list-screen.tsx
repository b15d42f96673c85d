import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { newsGrid } from './news-classes.ts'
import { platformNews } from './news-link.ts'
import { newsQueries } from './news-queries.ts'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NewsTopics } from './news-topics.tsx'
import { SeriesCard } from './series-card.tsx'
import { ShopLook } from './shop-look-card.tsx'

export interface NewsSeriesListScreenProps {
  /** The shop whose series are listed; the platform's by default. */
  tenantSlug?: string
}

/** Lists the series of articles for readers (/news/series), or a shop's. */
export function NewsSeriesListScreen({ tenantSlug = platformNews }: NewsSeriesListScreenProps) {
  const { t } = useTranslation(['news', 'common'])
  const state = useListState('listSeries')
  const queries = newsQueries(useApi())
  const { data: categories = [] } = useQuery(queries.categories(tenantSlug))
  const result = useQuery(queries.seriesList(tenantSlug, state.query))
  const { data: series, pagination } = result.data ?? {}
  return (
    <ShopLook tenantSlug={tenantSlug}>
      <Container>
        <ResourceList
          title={t('news:series.title')}
          description={t('news:series.description')}
          state={state}
          pagination={pagination}
          filters={
            <div className="cn:grid cn:gap-4">
              <NewsTopics tenantSlug={tenantSlug} categories={categories} currentId="series" />
              <FilterBar
                label={t('common:list.filters')}
                search={<SearchFilter state={state} label={t('news:series.search')} />}
                applied={state.search ? [{ id: 'search', label: state.search }] : []}
                onRemove={() => state.setSearch('')}
                result={state.search && pagination ? t('news:series.found', { count: pagination.total }) : undefined}
              />
            </div>
          }
        >
          {result.isError && !series ? (
            <QueryFailure result={result} title={t('news:series.loadFailed')} />
          ) : !series ? (
            <NewsSkeleton />
          ) : series.length > 0 ? (
            <ul className={newsGrid} aria-label={t('news:series.title')}>
              {series.map((one, index) => (
                <li key={one.id}>
                  <SeriesCard series={one} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          ) : state.isFiltered ? (
            <EmptyState
              icon={<ListOrdered />}
              title={t('news:series.noMatch')}
              message={t('news:series.noMatchHint')}
              action={<Button onClick={state.clear}>{t('news:series.showAll')}</Button>}
            />
          ) : (
            <EmptyState icon={<ListOrdered />} title={t('news:series.empty')} message={t('news:series.emptyHint')} />
          )}
        </ResourceList>
      </Container>
    </ShopLook>
  )
}
