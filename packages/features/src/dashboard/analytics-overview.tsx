import type { DashboardStats, GrowthFigure } from '@chonoi/contract'
import { type DashboardWindow, dashboardWindows } from '@chonoi/domain'
import { formatGrowth, formatMoney, formatNumber } from '@chonoi/i18n'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Sparkline } from '@chonoi/ui/sparkline'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'

export interface AnalyticsOverviewProps {
  stats: DashboardStats
  days: DashboardWindow
  onDaysChange: (days: DashboardWindow) => void
}

/** Compares the selected days with the same number before them, and charts daily revenue (DASH-21..23). */
export function AnalyticsOverview({ stats, days, onDaysChange }: AnalyticsOverviewProps) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  const figures = ['users', 'products', 'orders', 'revenue'] as const
  const shown = (id: (typeof figures)[number], value: number) =>
    id === 'revenue' ? formatMoney(value) : formatNumber(value, language)
  const change = ({ changePercent }: GrowthFigure) => {
    if (changePercent === null) return {}
    const direction = changePercent > 0 ? ('up' as const) : changePercent < 0 ? ('down' as const) : ('flat' as const)
    const tone = { up: 'success', down: 'danger', flat: 'neutral' } as const
    return {
      change: {
        text: t('growth.against', { percent: formatGrowth(changePercent, language) }),
        direction,
        tone: tone[direction],
      },
    }
  }
  /** The days of a figure as a line; people and products are counted for the whole period only. */
  const trend = (id: (typeof figures)[number]) => {
    if (id !== 'orders' && id !== 'revenue') return {}
    const values = stats.series.map((day) => (id === 'orders' ? day.orders : day.revenueInCents))
    const label = t('chart.trend', { figure: t(`growth.${id}`), count: days })
    return { footer: <Sparkline values={values} label={label} /> }
  }
  const total = stats.series.reduce((sum, day) => sum + day.revenueInCents, 0)
  return (
    <Card
      title={t('overview.title')}
      actions={
        <SegmentedControl
          label={t('overview.window')}
          size="sm"
          value={String(days)}
          onChange={(value) => {
            const chosen = dashboardWindows.find((one) => String(one) === value)
            if (chosen) onDaysChange(chosen)
          }}
          options={dashboardWindows.map((one) => ({ value: String(one), label: t('overview.days', { count: one }) }))}
        />
      }
    >
      <Stack gap={6}>
        <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
          {figures.map((id) => (
            <Stat
              key={id}
              label={t(`growth.${id}`)}
              value={shown(id, stats.growth[id].current)}
              {...change(stats.growth[id])}
              {...trend(id)}
            />
          ))}
        </Grid>
        <BarChart
          title={t('chart.title')}
          summary={t('chart.summary', { count: days, total: formatMoney(total) })}
          labelHeader={t('chart.day')}
          valueHeader={t('growth.revenue')}
          previousHeader={t('chart.before')}
          data={stats.series.map((day, index) => ({
            label: `${day.date.slice(8, 10)}/${day.date.slice(5, 7)}`,
            value: day.revenueInCents,
            previous: stats.previousSeries[index]?.revenueInCents ?? 0,
          }))}
          formatValue={formatMoney}
          formatTick={(value) =>
            t('chart.million', { amount: formatNumber(Math.round(value / 10_000_000) / 10, language) })
          }
        />
      </Stack>
    </Card>
  )
}
