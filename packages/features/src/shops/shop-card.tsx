import type { SchemaOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { MapPin } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

export type PublicShop = SchemaOf<'PublicTenant'>

export interface ShopCardProps {
  shop: PublicShop
  headingLevel?: 2 | 3
  /** Seen at once: its picture isn't put off. */
  isFirst?: boolean
}

/** One shop in a list; pressed as a whole by its name. */
export function ShopCard({ shop, headingLevel = 2, isFirst = false }: ShopCardProps) {
  const { t } = useTranslation('shops')
  const Name = `h${headingLevel}` as const
  return (
    <article className="shops-card">
      <div className="shops-card-banner">
        {shop.bannerUrl && (
          <img
            src={shop.bannerUrl}
            alt=""
            width={480}
            height={120}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        )}
      </div>
      <div className="shops-card-body">
        <Avatar
          className="shops-card-logo"
          name={shop.name}
          {...(shop.logoUrl && { src: shop.logoUrl })}
          size="lg"
          shape="square"
          isDecorative
        />
        <Name className="shops-card-name">
          <Link href={href('/marketplace/tenant/$slug', { slug: shop.slug })} variant="plain">
            {shop.name}
          </Link>
        </Name>
        {shop.description && (
          <Text size={14} tone="muted" lines={2} className="shops-card-text" dir="auto">
            {shop.description}
          </Text>
        )}
        <div className="shops-card-facts">
          {shop.stats.ratingCount > 0 && (
            <RatingDisplay value={shop.stats.ratingAverage} count={shop.stats.ratingCount} size="sm" />
          )}
          <Text as="span" size={13} tone="muted">
            {t('figure.products', { count: shop.stats.products })}
          </Text>
          {shop.city && (
            <Text as="span" size={13} tone="muted" className="shops-place">
              <MapPin aria-hidden="true" />
              {shop.city}
            </Text>
          )}
        </div>
      </div>
    </article>
  )
}
