import type { QueryOf } from '@chonoi/contract'
import { isPastEnd, mayAccessResource } from '@chonoi/domain'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { ToggleButton } from '@chonoi/ui/toggle-button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ReviewScene } from '../shell/empty-scenes.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { firstProductReviews } from './product-reviews-queries.ts'
import { reviewQueries } from './review-queries.ts'
import { WriteReviewButton } from './write-review-button.tsx'

/** On wide screens the figures stand beside the reviews, whose lines would be too long otherwise. */
const reviewColumns = 'cn:grid cn:gap-4 cn:lg:grid-cols-[360px_minmax(0,1fr)] cn:lg:gap-10 cn:lg:items-start'

const choices = ['all', '5', '4', '3', '2', '1'] as const

/** Shows the reviews of a product: ratings, reviews, the reader's own. */
export function ProductReviews({ product }: { product: { id: string; name: string; tenantId: string } }) {
  const { t } = useTranslation('reviews')
  const api = useApi()
  const { status, actor } = useSession()
  const [stars, setStars] = useState<(typeof choices)[number]>('all')
  const [hasImages, setHasImages] = useState(false)
  const [page, setPage] = useState(1)
  const query: QueryOf<'listReviews'> = {
    ...firstProductReviews(product.id),
    page,
    ...(stars !== 'all' && { rating: Number(stars) }),
    ...(hasImages && { hasImages }),
  }
  const stats = useQuery(reviewQueries(api).stats(product.id))
  const own = useQuery({ ...reviewQueries(api).own(product.id), enabled: status === 'in' })
  const result = useQuery({ ...reviewQueries(api).list(query), placeholderData: keepPreviousData })
  const { data: reviews, pagination } = result.data ?? {}
  const isElsewhere = pagination !== undefined && isPastEnd(pagination)
  const others = reviews?.filter(({ id }) => id !== own.data?.id) ?? []
  const canReply =
    actor !== null &&
    actor.tenantId === product.tenantId &&
    mayAccessResource(actor, 'update:product', { ownerId: actor.id, tenantId: product.tenantId }).allowed
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
        <EmptyState headingLevel={3} icon={<ReviewScene />} title={t('product.none')} message={t('product.noneHint')} />
      )}
      <div className={reviewColumns}>
        {stats.data && stats.data.totalReviews > 0 && (
          <div className="cn:grid cn:gap-4 cn:content-start cn:lg:sticky cn:lg:top-32">
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
            {(hasImages || stats.data.withImages > 0) && (
              <div>
                <ToggleButton
                  size="sm"
                  icon={<Image aria-hidden="true" />}
                  isSelected={hasImages}
                  onChange={(isWanted) => {
                    setHasImages(isWanted)
                    setPage(1)
                  }}
                >
                  {t('product.withImages', { count: stats.data.withImages })}
                </ToggleButton>
              </div>
            )}
          </div>
        )}
        <div className="cn:grid cn:gap-4 cn:min-w-0 cn:lg:col-start-2">
          {own.data && <ReviewCard review={own.data} isOwn />}
          {result.isError && <QueryFailure result={result} headingLevel={3} />}
          {(result.isPending || isElsewhere) && (
            <SkeletonRegion>
              <Skeleton lines={4} />
            </SkeletonRegion>
          )}
          {others.map((review) => (
            <ReviewCard key={review.id} review={review} canReply={canReply} />
          ))}
          {reviews?.length === 0 && !isElsewhere && (stars !== 'all' || hasImages) && (
            <Text tone="muted">{t(hasImages ? 'product.noneWithImages' : 'product.noneWithStars')}</Text>
          )}
          <ListPager
            pagination={pagination}
            showPage={setPage}
            onPage={(next) => {
              setPage(next)
              document.getElementById('product-reviews')?.scrollIntoView()
            }}
          />
        </div>
      </div>
    </section>
  )
}
