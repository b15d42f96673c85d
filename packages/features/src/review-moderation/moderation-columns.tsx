import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { fullName } from '../shell/full-name.ts'
import { PictureStrip } from '../shell/picture-strip.tsx'
import { ModerationRowActions } from './moderation-row-actions.tsx'
import { ReviewStateBadge } from './review-state-badge.tsx'

/** The columns of the reviews. A text is read whole here, up to what fits five lines; the rest in its dialog. */
export const moderationColumns = (t: TFunction<['reviewManagement', 'common']>): DataTableColumn<Review>[] => [
  {
    id: 'text',
    header: t('reviewManagement:column.text'),
    isPrimary: true,
    cell: ({ title, comment, images, user }) => (
      <div className="cn:grid cn:gap-1 cn:min-w-56 cn:max-w-[56ch] cn:font-regular">
        {title && (
          <Text as="strong" weight="semibold" dir="auto">
            {title}
          </Text>
        )}
        <Text as="span" dir="auto" className="cn:line-clamp-5 cn:whitespace-pre-line cn:wrap-anywhere">
          {comment}
        </Text>
        <PictureStrip urls={images} name={fullName(user)} size="sm" />
      </div>
    ),
  },
  {
    id: 'rating',
    header: t('reviewManagement:column.rating'),
    cell: ({ rating }) => <RatingDisplay value={rating} size="sm" />,
  },
  {
    id: 'product',
    header: t('reviewManagement:column.product'),
    cell: ({ productId, product }) => (
      <Link href={href('/admin/products/$productId', { productId })} variant="quiet">
        <bdi>{product.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'author',
    header: t('reviewManagement:column.author'),
    cell: ({ user, isVerified }) => (
      <span className="cn:grid cn:gap-1 cn:justify-items-start">
        <bdi>{`${user.lastName} ${user.firstName}`.trim()}</bdi>
        {isVerified && (
          <Badge tone="success" size="sm">
            {t('reviewManagement:bought')}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: (review) => (
      <>
        <ReviewStateBadge review={review} />
        {review.moderationReason && (
          <Text as="div" size={13} tone="muted" className="cn:max-w-64 cn:line-clamp-2" dir="auto">
            {review.moderationReason}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (review) => <ModerationRowActions review={review} />,
  },
]
