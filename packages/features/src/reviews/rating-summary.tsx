import type { ProductReviewStats } from '@chonoi/contract'
import { ratingText } from '@chonoi/domain'
import { formatRating, ownLanguage } from '@chonoi/i18n'
import { Meter } from '@chonoi/ui/meter'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'

const stars = ['5', '4', '3', '2', '1'] as const

/** Shows the average as a number and a word, and the distribution of stars. */
export function RatingSummary({ stats }: { stats: ProductReviewStats }) {
  const { t, i18n } = useTranslation(['reviews', 'common'])
  const language = ownLanguage(i18n.language)
  return (
    <div className="cn:grid cn:gap-5 cn:max-w-[680px] cn:p-5 cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:sm:grid-cols-[176px_minmax(0,1fr)] cn:sm:items-center cn:lg:grid-cols-1">
      <div className="cn:grid cn:justify-items-center cn:gap-1">
        <Text as="span" size={38} weight="bold" isNumeric>
          {formatRating(stats.averageRating, language)}
        </Text>
        <RatingDisplay value={stats.averageRating} />
        <Text as="span" weight="medium">
          {t(`common:rating.${ratingText(stats.averageRating)}`)}
        </Text>
        <Text as="span" size={13} tone="muted">
          {t('common:rating.reviews', { count: stats.totalReviews })}
        </Text>
      </div>
      <div className="cn:grid cn:gap-1" role="group" aria-label={t('reviews:product.distribution')}>
        {stars.map((star) => (
          <Meter
            key={star}
            label={t('common:rating.stars', { count: Number(star) })}
            value={stats.distribution[star]}
            max={Math.max(1, stats.totalReviews)}
            valueText={String(stats.distribution[star])}
            tone="accent"
          />
        ))}
      </div>
    </div>
  )
}
