import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { Link } from '@chonoi/ui/link'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { sellerQueries } from './seller-queries.ts'

/** The sales of the last 30 days on the overview. */
export function SalesCard() {
  const { t } = useTranslation('seller')
  const result = useQuery(sellerQueries(useApi()).analytics('30d'))
  return (
    <Card title={t('sales.title')} actions={<Link href={href('/seller/analytics')}>{t('analytics.more')}</Link>}>
      {result.data ? (
        <Stack gap={5}>
          <Grid columns={{ base: 1, sm: 3 }}>
            <SalesFigures sales={result.data} />
          </Grid>
          <SalesChart sales={result.data} />
        </Stack>
      ) : result.isError ? (
        <QueryFailure result={result} headingLevel={3} />
      ) : (
        <SkeletonRegion className="cn:min-h-[33rem]">
          <Skeleton shape="block" size="lg" />
        </SkeletonRegion>
      )}
    </Card>
  )
}
