import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { shownItems, WaitingItems } from '../lists/waiting-items.tsx'
import { reviewQueries } from '../reviews/review-queries.ts'
import { ModerationRowActions } from './moderation-row-actions.tsx'
import { nameOfReview } from './review-words.ts'

/** The newest reviews that wait for a decision. */
export function WaitingReviewsCard() {
  const { t } = useTranslation('approvals')
  const result = useQuery(reviewQueries(useApi()).list({ awaitsDecision: true, limit: shownItems }))
  return (
    <WaitingItems title={t('decide.reviews')} href={href('/admin/reviews')} result={result} items={result.data?.data}>
      {(review) => (
        <>
          <span className="cn:grid cn:flex-1 cn:gap-1 cn:min-w-[min(15rem,100%)]">
            <Text as="span" weight="medium">
              <bdi>{nameOfReview(review)}</bdi>
            </Text>
            <span className="cn:flex cn:gap-2 cn:items-center cn:min-w-0">
              <RatingDisplay value={review.rating} size="sm" />
              <Text as="span" size={13} tone="muted" className="cn:line-clamp-2" dir="auto">
                {review.comment}
              </Text>
            </span>
          </span>
          <ModerationRowActions review={review} />
        </>
      )}
    </WaitingItems>
  )
}
