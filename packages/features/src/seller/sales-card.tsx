import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { SalesChart } from './sales-chart.tsx'
import { sellerQueries } from './seller-queries.ts'

/** The revenue of the last 30 days on the overview. */
export function SalesCard() {
  const { t } = useTranslation('seller')
  const result = useQuery(sellerQueries(useApi()).analytics('30d'))
  return (
    <Card title={t('sales.title')} actions={<Link href={href('/seller/analytics')}>{t('analytics.more')}</Link>}>
      {result.data ? (
        <SalesChart sales={result.data} />
      ) : result.isError ? (
        <QueryFailure result={result} headingLevel={3} />
      ) : (
        <SkeletonRegion className="cn:min-h-[26rem]">
          <Skeleton shape="block" size="lg" />
        </SkeletonRegion>
      )}
    </Card>
  )
}
