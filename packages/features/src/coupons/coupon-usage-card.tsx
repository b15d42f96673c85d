import { type DashboardWindow, dashboardWindows } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { couponQueries } from './coupons-queries.ts'

/** The uses of a coupon on each of the last 7, 30 or 90 days. */
export function CouponUsageCard({ couponId }: { couponId: string }) {
  const { t } = useTranslation('coupons')
  const { language } = usePreferences()
  const [days, setDays] = useState<DashboardWindow>(30)
  const result = useQuery(couponQueries(useApi()).usage(couponId, days))
  const { data } = result
  const count = (value: number) => formatNumber(value, language)
  return (
    <Card
      title={t('usage.title')}
      actions={
        <SegmentedControl
          label={t('usage.window')}
          size="sm"
          value={String(days)}
          onChange={(value) => setDays(dashboardWindows.find((one) => String(one) === value) ?? days)}
          options={dashboardWindows.map((one) => ({ value: String(one), label: t('usage.days', { count: one }) }))}
        />
      }
    >
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && (
        <SkeletonRegion className="cn:min-h-[44rem] cn:sm:min-h-[32rem]">
          <Skeleton shape="block" size="lg" />
        </SkeletonRegion>
      )}
      {data && (
        <Stack gap={5}>
          <Grid columns={{ base: 1, sm: 3 }}>
            <Stat label={t('usage.uses')} value={count(data.uses)} />
            <Stat label={t('usage.customers')} value={count(data.customers)} />
            <Stat label={t('usage.discount')} value={formatMoney(data.discountInCents)} />
          </Grid>
          <BarChart
            title={t('usage.chart')}
            summary={t('usage.summary', {
              uses: count(data.uses),
              count: days,
              amount: formatMoney(data.discountInCents),
            })}
            labelHeader={t('usage.day')}
            valueHeader={t('usage.uses')}
            data={data.series.map(({ date, uses }) => ({
              label: `${date.slice(8, 10)}/${date.slice(5, 7)}`,
              value: uses,
            }))}
            formatValue={count}
            // Uses are whole; a small chart has ticks between them.
            formatTick={(value) => (Number.isInteger(value) ? count(value) : '')}
          />
        </Stack>
      )}
    </Card>
  )
}
