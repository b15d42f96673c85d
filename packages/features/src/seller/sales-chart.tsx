import type { SellerAnalytics } from '@chonoi/contract'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { usePreferences } from '../app/preferences.tsx'
import { barsOf } from './sales-bars.ts'

/** The revenue of a period as bars, with the period before behind them and a table below. */
export function SalesChart({ sales }: { sales: SellerAnalytics }) {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const { bars, unit } = barsOf(sales)
  return (
    <BarChart
      title={unit === 'month' ? t('analytics.chartMonths') : t('analytics.chart')}
      summary={t('analytics.summary', {
        count: sales.revenueByDay.length,
        total: formatMoney(sales.revenueInCents),
        before: formatMoney(sales.previous.revenueInCents),
      })}
      labelHeader={t(`analytics.${unit}`)}
      valueHeader={t('analytics.revenue')}
      previousHeader={t('analytics.before')}
      data={bars}
      formatValue={formatMoney}
      formatTick={(value) =>
        t('analytics.million', { amount: formatNumber(Math.round(value / 10_000_000) / 10, language) })
      }
    />
  )
}
