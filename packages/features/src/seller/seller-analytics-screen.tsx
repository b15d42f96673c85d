import { type SalesPeriod, salesPeriods } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesExport } from './sales-export.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { sellerQueries } from './seller-queries.ts'
import { TopProductsCard } from './top-products-card.tsx'
import { VisitFigures } from './visit-figures.tsx'

const standardPeriod: SalesPeriod = '30d'

/** A shop's sales (/seller/analytics, ?period=): figures, days and products, compared with the period before. */
export function SellerAnalyticsScreen() {
  const { t } = useTranslation('seller')
  const { query, choose } = useChosenQuery()
  const period = salesPeriods.find((one) => one === query.get('period')) ?? standardPeriod
  const result = useQuery(sellerQueries(useApi()).analytics(period))
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('analytics.title')}</Heading>
          <p className="cn:text-text-muted">{t('analytics.text')}</p>
        </Stack>
        <SegmentedControl
          label={t('analytics.period')}
          size="sm"
          value={period}
          onChange={(value) => choose((next) => next.set('period', value))}
          options={salesPeriods.map((value) => ({ value, label: t(`analytics.period.${value}`) }))}
        />
      </Stack>
      <QueryScreen result={result}>
        {(sales) => (
          <Stack gap={5} className="cn:aria-[busy]:opacity-60" aria-busy={result.isPlaceholderData || undefined}>
            <Grid columns={{ base: 1, sm: 2, md: 3 }}>
              <SalesFigures sales={sales} />
              <VisitFigures days={{ first: sales.startDate, last: sales.endDate }} />
            </Grid>
            <Card actions={<SalesExport days={sales.revenueByDay} />} title={t('analytics.revenue')}>
              <SalesChart sales={sales} />
            </Card>
            <FunnelCard period={period} />
            <TopProductsCard products={sales.topProducts} />
          </Stack>
        )}
      </QueryScreen>
    </Stack>
  )
}
