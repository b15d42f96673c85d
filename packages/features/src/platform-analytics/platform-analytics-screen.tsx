import { type SalesPeriod, salesPeriods } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Heading } from '@chonoi/ui/heading'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { MissedSearchesCard } from './missed-searches-card.tsx'
import { platformAnalyticsQueries } from './platform-analytics-queries.ts'
import { PlatformChartCard } from './platform-chart-card.tsx'
import { PlatformFigures } from './platform-figures.tsx'
import { TopCategories } from './top-categories.tsx'
import { TopSellers } from './top-sellers.tsx'
import { VisitSpeedsCard } from './visit-speeds-card.tsx'

const standardPeriod: SalesPeriod = '30d'

/** The whole platform over a period (/admin/analytics, ?period=), compared with the one before (ROUTE-84). */
export function PlatformAnalyticsScreen() {
  const { t } = useTranslation('platformAnalytics')
  const { query, choose } = useChosenQuery()
  const period = salesPeriods.find((one) => one === query.get('period')) ?? standardPeriod
  const result = useQuery(platformAnalyticsQueries(useApi()).period(period))
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('title')}</Heading>
          <p className="cn:text-text-muted">{t('text')}</p>
        </Stack>
        <SegmentedControl
          label={t('period')}
          size="sm"
          value={period}
          onChange={(value) => choose((next) => next.set('period', value))}
          options={salesPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </Stack>
      <QueryScreen result={result}>
        {(analytics) => (
          <Stack gap={5} className="cn:aria-[busy]:opacity-60" aria-busy={result.isPlaceholderData || undefined}>
            <PlatformFigures analytics={analytics} />
            <PlatformChartCard analytics={analytics} />
            <TopSellers analytics={analytics} />
            <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-2">
              <TopCategories rows={analytics.topCategories} />
              <MissedSearchesCard period={period} />
            </div>
            <VisitSpeedsCard period={period} />
          </Stack>
        )}
      </QueryScreen>
    </Stack>
  )
}
