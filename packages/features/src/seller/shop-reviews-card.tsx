import { reviewAnalyticsDays } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { Meter } from '@chonoi/ui/meter'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { shopReviewQueries } from './seller-queries.ts'

const stars = ['5', '4', '3', '2', '1'] as const

/** Shows the latest reviews. Left out when they can't be loaded, as nothing depends on them. */
export function ShopReviewsCard() {
  const { t } = useTranslation('seller')
  const { data, isPending } = useQuery(shopReviewQueries(useApi()).analytics(reviewAnalyticsDays))
  if (!isPending && !data) return null
  return (
    <Card title={t('reviews.title', { days: reviewAnalyticsDays })}>
      {data ? (
        data.total === 0 ? (
          <Text tone="muted">{t('reviews.none')}</Text>
        ) : (
          <Stack gap={3}>
            <Stack direction="row" gap={3} align="center" isWrapping>
              <RatingDisplay value={data.averageRating} isValueShown size="lg" />
              <Text tone="muted">{t('reviews.count', { count: data.total })}</Text>
            </Stack>
            {stars.map((star) => (
              <Meter
                key={star}
                label={t('reviews.stars', { count: Number(star) })}
                value={data.distribution[star]}
                max={data.total}
                valueText={t('reviews.count', { count: data.distribution[star] })}
                tone="accent"
              />
            ))}
          </Stack>
        )
      ) : (
        <SkeletonRegion>
          <Skeleton lines={6} />
        </SkeletonRegion>
      )}
    </Card>
  )
}
