import type { ProductSummary } from '@chonoi/contract'
import { discountPercent, href, pictureSources } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { NoPicture } from '../shell/no-picture.tsx'
import { WishHeart } from './wish-heart.tsx'
import { PriceTag } from './price-tag.tsx'
import { QuickAdd } from './quick-add.tsx'
import { catalogCard, catalogCardBody } from './catalog-classes.ts'
import { wholeCardLink } from './whole-card.ts'

export interface ProductCardProps {
  product: ProductSummary
  headingLevel?: 2 | 3
  /** Whether it is visible at first: its image then loads eagerly. */
  isFirst?: boolean
  /** Shown for a draft without a price. */
  noPrice?: string
}

/** Shows one product of a grid. The link of its name covers the whole card. */
export function ProductCard({ product, headingLevel = 3, isFirst = false, noPrice }: ProductCardProps) {
  const { t } = useTranslation('catalog')
  const Name = `h${headingLevel}` as const
  const percent = discountPercent(product.priceInCents, product.compareAtPriceInCents) ?? 0
  return (
    <article className={`catalog-card ${catalogCard}`} data-sold-out={product.stock === 0 || undefined}>
      <div className="catalog-card-picture cn:relative cn:aspect-square cn:overflow-clip cn:bg-surface-sunken">
        {product.imageUrl ? (
          <img
            className="photograph cn:size-full cn:object-cover"
            {...pictureSources(product.imageUrl, '(min-width: 1280px) 260px, (min-width: 768px) 30vw, 50vw', 640)}
            alt={product.imageAlt ?? ''}
            width={320}
            height={320}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        ) : (
          <NoPicture />
        )}
        {product.stock > 0 && percent > 0 && (
          <span className="cn:absolute cn:top-2 cn:left-2">
            <Badge tone="danger" variant="solid" size="sm">
              −{percent}%
            </Badge>
          </span>
        )}
        {product.stock === 0 && (
          <span className="cn:absolute cn:top-2 cn:left-2">
            <Badge tone="neutral" variant="solid" size="sm">
              {t('stock.none')}
            </Badge>
          </span>
        )}
        {!noPrice && <QuickAdd product={product} />}
      </div>
      <span className="cn:absolute cn:z-1 cn:top-1 cn:right-1">
        <WishHeart product={product} />
      </span>
      <div className={catalogCardBody}>
        <Name className="catalog-card-name cn:line-clamp-2 cn:text-14 cn:font-medium cn:leading-body">
          <Link
            href={href('/products/$productId', { productId: product.id })}
            variant="plain"
            className={wholeCardLink}
          >
            {product.name}
          </Link>
        </Name>
        {noPrice && product.priceInCents === 0 ? (
          <Text as="span" tone="muted">
            {noPrice}
          </Text>
        ) : (
          <PriceTag
            priceInCents={product.priceInCents}
            compareAtPriceInCents={product.compareAtPriceInCents}
            showsPercent={false}
          />
        )}
        {(product.ratingCount > 0 || product.soldCount > 0) && (
          <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-y-0 cn:gap-x-2 cn:max-[30rem]:flex-col cn:max-[30rem]:items-start">
            {product.ratingCount > 0 && (
              <RatingDisplay value={product.ratingAverage} count={product.ratingCount} size="sm" />
            )}
            {product.soldCount > 0 && (
              <Text as="span" size={12} tone="muted">
                {t('card.sold', { count: product.soldCount })}
              </Text>
            )}
          </span>
        )}
        <Text as="span" size={13} tone="muted" lines={1} className="cn:mt-auto">
          {product.tenant.name}
        </Text>
      </div>
    </article>
  )
}
