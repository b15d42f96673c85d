import type { QueryOf } from '@chonoi/contract'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Pagination } from '@chonoi/ui/pagination'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { firstProductReviews } from './product-reviews-queries.ts'
import { reviewQueries } from './review-queries.ts'
import { WriteReviewButton } from './write-review-button.tsx'

const choices = ['all', '5', '4', '3', '2', '1'] as const

/** Shows the reviews of a product: ratings, reviews, the reader's own. */
export function ProductReviews({ product }: { product: { id: string; name: string } }) {
  const { t } = useTranslation('reviews')
  const api = useApi()
  const { status } = useSession()
  const [stars, setStars] = useState<(typeof choices)[number]>('all')
  const [page, setPage] = useState(1)
  const query: QueryOf<'listReviews'> = {
    ...firstProductReviews(product.id),
    page,
    ...(stars !== 'all' && { rating: Number(stars) }),
  }
  const stats = useQuery(reviewQueries(api).stats(product.id))
  const own = useQuery({ ...reviewQueries(api).own(product.id), enabled: status === 'in' })
  const result = useQuery({ ...reviewQueries(api).list(query), placeholderData: keepPreviousData })
  const { data: reviews, pagination } = result.data ?? {}
  const others = reviews?.filter(({ id }) => id !== own.data?.id) ?? []
  const hasNone = stats.data?.totalReviews === 0 && !own.data

  return (
    <section className="cn:grid cn:gap-4" aria-labelledby="product-reviews">
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Heading level={2} id="product-reviews">
          {t('product.title')}
        </Heading>
        <WriteReviewButton product={product} />
      </Stack>
      {hasNone && (
        <EmptyState
          headingLevel={3}
          icon={<MessageSquareText />}
          title={t('product.none')}
          message={t('product.noneHint')}
        />
      )}
      {stats.data && stats.data.totalReviews > 0 && (
        <>
          <RatingSummary stats={stats.data} />
          <div className="cn:overflow-x-auto cn:p-[2px]">
            <SegmentedControl
              label={t('product.filter')}
              size="sm"
              value={stars}
              onChange={(chosen) => {
                setStars(chosen)
                setPage(1)
              }}
              options={choices.map((value) => ({
                value,
                label: value === 'all' ? t('product.allStars') : `${value} ★`,
              }))}
            />
          </div>
        </>
      )}
      {own.data && <ReviewCard review={own.data} isOwn />}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && (
        <SkeletonRegion>
          <Skeleton lines={4} />
        </SkeletonRegion>
      )}
      {others.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      {reviews?.length === 0 && stars !== 'all' && <Text tone="muted">{t('product.noneWithStars')}</Text>}
      {pagination && pagination.totalPages > 1 && (
        <Pagination
          page={pagination.page}
          totalPages={pagination.totalPages}
          onPage={(next) => {
            setPage(next)
            document.getElementById('product-reviews')?.scrollIntoView()
          }}
        />
      )}
    </section>
  )
}
