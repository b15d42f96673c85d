import type { MissedSearch } from '@chonoi/contract'
import { href, type SalesPeriod } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { TableExport } from '@chonoi/ui/table-export'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { platformAnalyticsQueries } from './platform-analytics-queries.ts'

/** What was looked for and not found, with the period before. */
export function MissedSearchesCard({ period }: { period: SalesPeriod }) {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const result = useQuery(platformAnalyticsQueries(useApi()).misses(period))
  const rows = (result.data?.words ?? []).map((row) => ({ ...row, id: row.word }))
  const number = (value: number) => formatNumber(value, language)
  const columns: DataTableColumn<MissedSearch>[] = [
    {
      id: 'word',
      header: t('misses.word'),
      isPrimary: true,
      cell: ({ word }) => (
        <Link href={href('/search', { query: { q: word } })} variant="quiet">
          <bdi>{word}</bdi>
        </Link>
      ),
      value: ({ word }) => word,
    },
    {
      id: 'browsers',
      header: t('misses.people'),
      isNumeric: true,
      cell: ({ browsers }) => number(browsers),
      value: ({ browsers }) => browsers,
    },
    {
      id: 'before',
      header: t('chart.before'),
      isNumeric: true,
      cell: ({ browsersBefore }) => number(browsersBefore),
      value: ({ browsersBefore }) => browsersBefore,
    },
  ]
  return (
    <Card
      title={t('misses.title')}
      description={t('misses.text')}
      actions={rows.length > 0 && <TableExport columns={columns} getRows={() => rows} fileName={t('misses.file')} />}
    >
      <DataTable
        label={t('misses.title')}
        columns={columns}
        rows={rows}
        getRowId={({ word }) => word}
        getRowLabel={({ word }) => word}
        isLoading={result.isFetching}
        empty={<EmptyState headingLevel={3} title={t('misses.empty')} message={t('misses.emptyText')} />}
        {...(result.isError && { error: <QueryFailure result={result} headingLevel={3} /> })}
      />
    </Card>
  )
}
