import type { SchemaOf } from '@chonoi/contract'
import { href, pictureSources } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { MapPin } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { shopsCard, shopsCardBody } from './shops-classes.ts'
import { wholeCardLink } from '../catalog/whole-card.ts'

export type PublicShop = SchemaOf<'PublicTenant'>

export interface ShopCardProps {
  shop: PublicShop
  headingLevel?: 2 | 3
  /** Whether it is visible at first: its image then loads eagerly. */
  isFirst?: boolean
}

/** Shows one shop of a list. The link of its name covers the whole card. */
export function ShopCard({ shop, headingLevel = 2, isFirst = false }: ShopCardProps) {
  const { t } = useTranslation('shops')
  const Name = `h${headingLevel}` as const
  return (
    <article className={shopsCard}>
      <div
        // Fixed aspect ratio, whatever the image's.
        className="cn:aspect-[4] cn:min-h-0 cn:bg-primary-subtle"
      >
        {shop.bannerUrl && (
          <img
            className="photograph cn:size-full cn:object-cover"
            {...pictureSources(shop.bannerUrl, '(min-width: 768px) 400px, 100vw')}
            alt=""
            width={480}
            height={120}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        )}
      </div>
      <div className={shopsCardBody}>
        <Avatar
          className="cn:border-3 cn:border-surface cn:bg-surface cn:-mt-6"
          name={shop.name}
          {...(shop.logoUrl && { src: shop.logoUrl })}
          size="lg"
          shape="square"
          isDecorative
        />
        <Name className="cn:text-16 cn:font-semibold cn:leading-heading">
          <Link href={href('/marketplace/tenant/$slug', { slug: shop.slug })} variant="plain" className={wholeCardLink}>
            {shop.name}
          </Link>
        </Name>
        {shop.description && (
          <Text
            size={14}
            tone="muted"
            lines={2}
            // The same height in every card, so that a row doesn't shift when another card loads.
            className="cn:min-h-[2lh]"
            dir="auto"
          >
            {shop.description}
          </Text>
        )}
        <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-y-1 cn:gap-x-3 cn:mt-auto">
          {shop.stats.ratingCount > 0 && (
            <RatingDisplay value={shop.stats.ratingAverage} count={shop.stats.ratingCount} size="sm" />
          )}
          <Text as="span" size={13} tone="muted">
            {t('figure.products', { count: shop.stats.products })}
          </Text>
          {shop.city && (
            <Text as="span" size={13} tone="muted" className="cn:inline-flex cn:items-center cn:gap-1 cn:basis-full">
              <MapPin aria-hidden="true" className="cn:size-[14px]" />
              {shop.city}
            </Text>
          )}
        </div>
      </div>
    </article>
  )
}
