import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { PictureStrip } from '../shell/picture-strip.tsx'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { OwnReviewActions } from './own-review-actions.tsx'
import { ReplyButton, ReviewReply } from './review-reply.tsx'
import { reviewsPicture } from './reviews-classes.ts'

export interface ReviewCardProps {
  review: Review
  /** Whether the reader wrote it and can edit it. */
  isOwn?: boolean
  /** Whether the reader may reply for the shop. */
  canReply?: boolean
  /** Whether to show the product's name, on pages about something else. */
  showsProduct?: boolean
}

/** Shows one review: author, stars, text and pictures. User-written text sets its own direction (`dir`). */
export function ReviewCard({ review, isOwn = false, canReply = false, showsProduct = false }: ReviewCardProps) {
  const { t } = useTranslation('reviews')
  const name = `${review.user.lastName} ${review.user.firstName}`.trim()
  return (
    <article className="cn:grid cn:gap-2 cn:py-4 cn:border-b cn:border-border">
      <Stack direction="row" gap={3} align="center">
        {showsProduct ? (
          <Thumbnail url={review.product.imageUrl} width={56} className={reviewsPicture} />
        ) : (
          <Avatar name={name} isDecorative />
        )}
        <div className="cn:grid cn:gap-[2px] cn:min-w-0">
          {showsProduct ? (
            <Link href={href('/products/$productId', { productId: review.product.slug })} variant="quiet">
              {review.product.name}
            </Link>
          ) : (
            <Text as="span" weight="medium">
              {name}
            </Text>
          )}
          <Stack direction="row" gap={2} align="center" isWrapping>
            <RatingDisplay value={review.rating} size="sm" />
            <Text as="span" size={13} tone="muted">
              <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
            </Text>
            {review.isVerified && (
              <Badge tone="success" size="sm" icon={<BadgeCheck aria-hidden="true" />}>
                {t('verified')}
              </Badge>
            )}
            {isOwn && !showsProduct && (
              <Badge tone="info" size="sm">
                {t('own')}
              </Badge>
            )}
            {review.status !== 'APPROVED' && (
              <Badge tone="warning" size="sm">
                {t(`status.${review.status}`)}
              </Badge>
            )}
          </Stack>
        </div>
      </Stack>
      {review.title && (
        <Text as="strong" weight="semibold" dir="auto">
          {review.title}
        </Text>
      )}
      <Text className="cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
        {review.comment}
      </Text>
      <PictureStrip urls={review.images} name={name} />
      {review.reply && <ReviewReply reply={review.reply} />}
      {canReply && <ReplyButton review={review} />}
      {isOwn && <OwnReviewActions review={review} />}
    </article>
  )
}
