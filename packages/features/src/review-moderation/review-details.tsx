import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { reviewQueries } from '../reviews/review-queries.ts'
import { fullName } from '../shell/full-name.ts'
import { PictureStrip } from '../shell/picture-strip.tsx'
import { ModerationRowActions } from './moderation-row-actions.tsx'
import { ReviewStateBadge } from './review-state-badge.tsx'

/** A review in full beside the list: its whole text, who wrote it about what, and why it was decided so. */
export default function ReviewDetails({ reviewId }: { reviewId: string }) {
  const result = useQuery(reviewQueries(useApi()).detail(reviewId))
  return <DetailsOf result={result}>{(review) => <ReviewInFull review={review} />}</DetailsOf>
}

export function ReviewInFull({ review }: { review: Review }) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const { user, product, productId, title, comment, moderationReason } = review
  return (
    <Stack gap={5}>
      <ModerationRowActions review={review} />
      <Stack gap={2}>
        <RatingDisplay value={review.rating} />
        {title && (
          <Text as="strong" weight="semibold" dir="auto">
            {title}
          </Text>
        )}
        <Text className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
          {comment}
        </Text>
        <PictureStrip urls={review.images} name={fullName(user)} />
      </Stack>
      <DescriptionList
        items={[
          {
            term: t('reviewManagement:column.author'),
            details: <bdi>{fullName(user)}</bdi>,
          },
          {
            term: t('reviewManagement:column.product'),
            details: <Link href={href('/admin/products/$productId', { productId })}>{product.name}</Link>,
          },
          {
            term: t('reviewManagement:column.bought'),
            details: t(review.isVerified ? 'common:word.yes' : 'common:word.no'),
          },
          { term: t('common:word.status'), details: <ReviewStateBadge review={review} /> },
          ...(review.reply
            ? [{ term: t('reviewManagement:reply'), details: <span dir="auto">{review.reply.text}</span> }]
            : []),
          ...(moderationReason
            ? [{ term: t('reviewManagement:decide.reason'), details: <bdi>{moderationReason}</bdi> }]
            : []),
          { term: t('common:word.createdAt'), details: formatDateTime(review.createdAt) },
          { term: t('common:word.updatedAt'), details: formatDateTime(review.updatedAt) },
        ]}
      />
    </Stack>
  )
}
