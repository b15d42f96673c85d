import type { Series } from '@chonoi/contract'
import { formatNumber, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { seriesActions, seriesQueries } from './series-queries.ts'
import { SeriesRowActions } from './series-row-actions.tsx'

const SeriesDialog = lazy(() => import('./series-dialog.tsx'))

/** The series of the current tenant, for their editors (/admin/news/series). */
export function SeriesScreen() {
  const { t } = useTranslation(['series', 'common'])
  const state = useListState('listSeries')
  const result = useQuery(seriesQueries(useApi()).list(state.query))
  const [isCreating, setCreating] = useState(false)
  return (
    <ResourceList
      title={t('series:list')}
      description={t('series:text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<SeriesStats />}
      actions={
        <>
          <ListExport query={state.query} file={seriesActions.export()} name="series" />
          <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
            {t('series:create')}
          </Button>
        </>
      }
      filters={
        <ListFilters state={state} searchLabel={t('series:search')}>
          <FlagFilter
            state={state}
            name="isActive"
            label={t('series:filter.active')}
            all={t('series:filter.all')}
            yes={t('series:active')}
            no={t('series:inactive')}
          />
          <FlagFilter
            state={state}
            name="isCompleted"
            label={t('series:filter.completed')}
            all={t('series:filter.all')}
            yes={t('series:completed')}
            no={t('series:ongoing')}
          />
        </ListFilters>
      }
    >
      <ListTable
        label={t('series:list')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ title }) => title}
        failureTitle={t('series:loadFailed')}
        empty={<EmptyState icon={<BookOpen />} title={t('series:empty')} message={t('series:emptyText')} />}
      />
      {isCreating && (
        <Suspense>
          <SeriesDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

function SeriesStats() {
  const { t } = useTranslation('series')
  const { language } = usePreferences()
  const result = useQuery(seriesQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('loadFailed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stat.total')} {...count(data?.totalSeries)} />
      <Stat label={t('stat.active')} {...count(data?.activeSeries)} />
      <Stat label={t('stat.completed')} {...count(data?.completedSeries)} />
      <Stat label={t('stat.articles')} {...count(data?.totalArticles)} />
    </Grid>
  )
}

const columnsOf = (t: TFunction<['series', 'common']>): DataTableColumn<Series>[] => [
  {
    id: 'title',
    header: t('series:title'),
    isPrimary: true,
    cell: ({ title, slug }) => (
      <span className="cn:flex cn:flex-col cn:min-w-0 cn:max-w-96">
        <span dir="auto">{title}</span>
        <Text as="span" size={13} tone="muted" weight="regular" className="cn:truncate">
          {slug}
        </Text>
      </span>
    ),
  },
  { id: 'articles', header: t('series:articles'), cell: ({ articleCount }) => articleCount },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ isActive, isCompleted }) => (
      <span className="cn:flex cn:flex-wrap cn:gap-1">
        <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'series:active' : 'series:inactive')}</Badge>
        <Badge tone={isCompleted ? 'info' : 'neutral'}>{t(isCompleted ? 'series:completed' : 'series:ongoing')}</Badge>
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (series) => <SeriesRowActions series={series} />,
  },
]
