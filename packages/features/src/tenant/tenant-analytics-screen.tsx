import type { TenantAnalytics } from '@chonoi/contract'
import { growthOf, href } from '@chonoi/domain'
import { formatGrowth, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { DayField } from '../lists/day-field.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { tenantQueries } from './tenant-queries.ts'

/** The sales of the current shop over some days (/tenant/analytics?dateFrom=…&dateTo=…). */
export function TenantAnalyticsScreen() {
  const { t } = useTranslation('tenant')
  const { query, choose } = useChosenQuery()
  const days = { dateFrom: query.get('dateFrom') ?? '', dateTo: query.get('dateTo') ?? '' }
  const asked = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''))
  const result = useQuery(tenantQueries(useApi()).analytics(asked))
  const shown = { ...days, ...(result.data && { dateFrom: result.data.dateFrom, dateTo: result.data.dateTo }) }
  const set = (name: 'dateFrom' | 'dateTo', day: string) =>
    choose((next) => (day ? next.set(name, day) : next.delete(name)))
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('analytics.title')}</Heading>
        <p className="cn:text-text-muted">{t('analytics.text')}</p>
      </Stack>
      <FilterBar
        label={t('analytics.days')}
        {...(Object.keys(asked).length > 0 && {
          onClear: () =>
            choose((next) => {
              next.delete('dateFrom')
              next.delete('dateTo')
            }),
        })}
      >
        <DayField
          label={t('analytics.from')}
          value={days.dateFrom || shown.dateFrom}
          max={shown.dateTo}
          onChange={(day) => set('dateFrom', day)}
        />
        <DayField
          label={t('analytics.to')}
          value={days.dateTo || shown.dateTo}
          min={shown.dateFrom}
          onChange={(day) => set('dateTo', day)}
        />
      </FilterBar>
      <QueryScreen result={result}>{(data) => <Figures data={data} />}</QueryScreen>
    </Stack>
  )
}

function Figures({ data }: { data: TenantAnalytics }) {
  const { t } = useTranslation('tenant')
  const { language } = usePreferences()
  const { previous, series } = data
  const change = (now: number, before: number) => {
    const { changePercent: percent } = growthOf(now, before)
    if (percent === null) return {}
    const direction = percent > 0 ? ('up' as const) : percent < 0 ? ('down' as const) : ('flat' as const)
    const tone = { up: 'success', down: 'danger', flat: 'neutral' } as const
    const text = t('analytics.against', { percent: formatGrowth(percent, language) })
    return { change: { text, direction, tone: tone[direction] } }
  }
  const number = (value: number) => formatNumber(value, language)
  const total = formatMoney(data.revenueInCents)
  return (
    <>
      <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
        <Stat label={t('analytics.revenue')} value={total} {...change(data.revenueInCents, previous.revenueInCents)} />
        <Stat label={t('analytics.orders')} value={number(data.orders)} {...change(data.orders, previous.orders)} />
        <Stat
          label={t('analytics.customers')}
          value={number(data.customers)}
          {...change(data.customers, previous.customers)}
        />
        <Stat label={t('analytics.average')} value={formatMoney(data.averageOrderInCents)} />
      </Grid>
      {data.orders === 0 ? (
        <EmptyState icon={<ChartNoAxesColumn />} title={t('analytics.empty')} message={t('analytics.emptyText')} />
      ) : (
        <>
          <Card>
            <BarChart
              title={t('analytics.chart')}
              summary={t('analytics.summary', { count: series.length, total })}
              labelHeader={t('analytics.day')}
              valueHeader={t('analytics.revenue')}
              data={series.map(({ date, revenueInCents }) => ({
                label: `${date.slice(8, 10)}/${date.slice(5, 7)}`,
                value: revenueInCents,
              }))}
              formatValue={formatMoney}
              formatTick={(value) => t('analytics.million', { amount: number(Math.round(value / 10_000_000) / 10) })}
            />
          </Card>
          <Card title={t('analytics.top')}>
            <ol className="cn:-my-3 cn:ruled">
              {data.topProducts.map(({ productId, name, quantity, revenueInCents }) => (
                <li key={productId} className="cn:flex cn:flex-wrap cn:items-center cn:gap-3 cn:py-3">
                  <span className="cn:min-w-0 cn:flex-1">
                    <Link href={href('/seller/products/$productId', { productId })}>
                      <bdi>{name}</bdi>
                    </Link>
                    <Text as="div" size={13} tone="muted">
                      {t('analytics.sold', { count: quantity })}
                    </Text>
                  </span>
                  <span className="cn:figures cn:font-medium">{formatMoney(revenueInCents)}</span>
                </li>
              ))}
            </ol>
          </Card>
        </>
      )}
    </>
  )
}
