import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { BoatScene } from '../shell/boat-scene.tsx'
import { DownloadCard } from './download-card.tsx'
import { downloadQueries } from './downloads-queries.ts'

/** The digital products that the user bought (/downloads). */
export function DownloadsScreen() {
  const { t } = useTranslation(['downloads', 'common'])
  const state = useListState('listDigitalDeliveries')
  const result = useQuery(downloadQueries(useApi()).mine(state.query))
  const items = result.data?.data
  const isUnused = items?.length === 0 && !state.isFiltered
  return (
    <ResourceList
      title={t('downloads:title')}
      description={t('downloads:text')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        !isUnused && (
          <ListFilters state={state}>
            <EnumFilter state={state} name="status" valueLabel={(status) => t(`downloads:status.${status}`)} />
          </ListFilters>
        )
      }
    >
      {result.isPending && <RowSkeletons count={5} />}
      {result.isError && !items && <QueryFailure result={result} />}
      {items?.length === 0 &&
        (state.isFiltered ? (
          <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
        ) : (
          <EmptyState
            icon={<BoatScene />}
            title={t('downloads:empty')}
            message={t('downloads:emptyText')}
            action={<LinkButton href={href('/products')}>{t('downloads:browse')}</LinkButton>}
          />
        ))}
      {items && items.length > 0 && (
        <ul
          className="cn:grid cn:gap-4 cn:aria-[busy]:opacity-60"
          aria-label={t('downloads:title')}
          aria-busy={result.isPlaceholderData || undefined}
        >
          {items.map((delivery) => (
            <li key={delivery.id}>
              <DownloadCard delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}
