import type { PlatformAnalytics, PlatformDay } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { TableExport } from '@chonoi/ui/table-export'
import { usePreferences } from '../app/preferences.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { barsOfDays } from '../lists/day-bars.ts'

const measures = ['revenueInCents', 'orderCount', 'visits', 'activeBuyers', 'newUsers', 'newShops'] as const
type Measure = (typeof measures)[number]

/** One measure by day (?measure=) with the period before, and all of them as a file. */
export function PlatformChartCard({ analytics }: { analytics: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const { query, choose } = useChosenQuery()
  const { days, previousDays, figures, previous } = analytics
  const bars = (measure: Measure) =>
    barsOfDays(
      days.map((day, index) => ({
        date: day.date,
        value: day[measure],
        previous: previousDays[index]?.[measure] ?? 0,
      })),
    )
  // The buyers of days don't add up to those of a month: a person who buys on two days is one.
  const { unit } = bars('revenueInCents')
  const offered = measures.filter((one) => unit === 'day' || one !== 'activeBuyers')
  const measure = offered.find((one) => one === query.get('measure')) ?? 'revenueInCents'
  const number = (value: number) => formatNumber(value, language)
  const format = measure === 'revenueInCents' ? formatMoney : number
  return (
    <Card title={t('chart.title')} actions={<DaysExport days={days} />}>
      <Stack gap={4}>
        <Select
          label={t('chart.measure')}
          className="cn:max-w-72"
          value={measure}
          onChange={(event) => choose((next) => next.set('measure', event.target.value))}
          options={offered.map((value) => ({ value, label: t(`figure.${value}`) }))}
        />
        <BarChart
          title={t(`chart.by.${unit}`, { measure: t(`figure.${measure}`) })}
          summary={t('chart.summary', {
            count: days.length,
            total: format(figures[measure]),
            before: format(previous[measure]),
          })}
          labelHeader={t(`chart.${unit}`)}
          valueHeader={t(`figure.${measure}`)}
          previousHeader={t('chart.before')}
          data={bars(measure).bars}
          formatValue={format}
          {...(measure === 'revenueInCents' && {
            formatTick: (value: number) => t('chart.million', { amount: number(Math.round(value / 10_000_000) / 10) }),
          })}
        />
      </Stack>
    </Card>
  )
}

/** Saves every measure of each day as CSV or Excel. */
function DaysExport({ days }: { days: readonly PlatformDay[] }) {
  const { t } = useTranslation('platformAnalytics')
  return (
    <TableExport<PlatformDay>
      fileName={t('file')}
      getRows={() => days}
      columns={[
        { id: 'date', header: t('chart.day'), cell: ({ date }) => date, value: ({ date }) => date },
        ...measures.map((id) => ({
          id,
          header: t(`figure.${id}`),
          cell: (day: PlatformDay) => day[id],
          value: (day: PlatformDay) => (id === 'revenueInCents' ? vndFromCents(day[id]) : day[id]),
        })),
      ]}
    />
  )
}
