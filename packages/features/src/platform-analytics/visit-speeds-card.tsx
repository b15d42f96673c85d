import type { VisitMeasure, VisitSpeed } from '@chonoi/contract'
import type { SalesPeriod } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { TableExport } from '@chonoi/ui/table-export'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { platformAnalyticsQueries } from './platform-analytics-queries.ts'

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part * 100) / whole) : 0)

/** How fast pages were for visitors: the share of good visits by measure, and what three quarters stay within. */
export function VisitSpeedsCard({ period }: { period: SalesPeriod }) {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const result = useQuery(platformAnalyticsQueries(useApi()).speeds(period))
  const columns = useColumns()
  const rows = (result.data?.speeds ?? []).filter(({ visits, previous }) => visits + previous.visits > 0)
  const percent = (value: number) => t('percent', { percent: formatNumber(value, language) })
  return (
    <Card
      title={t('speeds.title')}
      description={t('speeds.text')}
      actions={rows.length > 0 && <TableExport columns={columns} getRows={() => rows} fileName={t('speeds.file')} />}
    >
      <Stack gap={4}>
        {rows.length > 0 && (
          <BarChart
            title={t('speeds.good')}
            summary={t('speeds.summary', { count: Math.max(...rows.map(({ visits }) => visits)) })}
            labelHeader={t('speeds.measure')}
            valueHeader={t('speeds.good')}
            previousHeader={t('chart.before')}
            data={rows.map(({ measure, visits, good, previous }) => ({
              label: t(`speeds.short.${measure}`),
              value: percentOf(good, visits),
              previous: percentOf(previous.good, previous.visits),
            }))}
            formatValue={percent}
          />
        )}
        <DataTable
          label={t('speeds.title')}
          columns={columns}
          rows={rows}
          getRowId={({ measure }) => measure}
          getRowLabel={({ measure }) => t(`speeds.of.${measure}`)}
          isLoading={result.isFetching}
          empty={<EmptyState headingLevel={3} title={t('speeds.empty')} message={t('speeds.emptyText')} />}
          {...(result.isError && { error: <QueryFailure result={result} headingLevel={3} /> })}
        />
      </Stack>
    </Card>
  )
}

function useColumns(): DataTableColumn<VisitSpeed>[] {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const number = (value: number) => formatNumber(value, language)
  const valueText = (measure: VisitMeasure, value: number | null) => {
    if (value === null) return '–'
    if (measure === 'CLS') return number(value)
    return measure === 'MEMORY' ? t('percent', { percent: number(value) }) : t('speeds.ms', { time: number(value) })
  }
  const share = (id: 'good' | 'needsImprovement' | 'poor'): DataTableColumn<VisitSpeed> => ({
    id,
    header: t(`speeds.rating.${id}`),
    isNumeric: true,
    cell: (speed) => t('percent', { percent: number(percentOf(speed[id], speed.visits)) }),
    value: (speed) => speed[id],
  })
  return [
    {
      id: 'measure',
      header: t('speeds.measure'),
      isPrimary: true,
      cell: ({ measure }) => t(`speeds.of.${measure}`),
      value: ({ measure }) => measure,
    },
    {
      id: 'visits',
      header: t('speeds.visits'),
      isNumeric: true,
      cell: ({ visits }) => number(visits),
      value: ({ visits }) => visits,
    },
    share('good'),
    share('needsImprovement'),
    share('poor'),
    {
      id: 'p75',
      header: t('speeds.p75'),
      isNumeric: true,
      cell: ({ measure, p75 }) => valueText(measure, p75),
      value: ({ p75 }) => p75,
    },
    {
      id: 'before',
      header: t('speeds.p75Before'),
      isNumeric: true,
      cell: ({ measure, previous }) => valueText(measure, previous.p75),
      value: ({ previous }) => previous.p75,
    },
  ]
}
