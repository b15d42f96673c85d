import type { Product } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Container } from '@chonoi/ui/container'
import { Gallery } from '@chonoi/ui/gallery'
import { Heading } from '@chonoi/ui/heading'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ProductReviews } from '../reviews/product-reviews-card.tsx'
import { productQueries } from './catalog-queries.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductShop } from './product-shop.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { RelatedProducts } from './related-products.tsx'

export interface PublicProductScreenProps {
  /** Id or slug. */
  productId: string
  /** Shows only this shop's products beside it: for a shop's own front end. */
  tenantId?: string
}

/** One product (/products/{id or slug}). */
export function PublicProductScreen({ productId, tenantId }: PublicProductScreenProps) {
  const result = useQuery(productQueries(useApi()).detail(productId))
  return (
    <QueryScreen
      result={result}
      loading={
        <Container>
          <ProductSkeleton />
        </Container>
      }
    >
      {(product) => <ProductPage key={product.id} product={product} tenantId={tenantId} />}
    </QueryScreen>
  )
}

function ProductPage({ product, tenantId }: { product: Product; tenantId: string | undefined }) {
  const { t } = useTranslation('products')
  return (
    <Container>
      <Stack gap={8}>
        <Breadcrumbs
          items={[
            { label: t('list.title'), href: href('/products') },
            { label: product.category.name, href: href('/products', { query: { categoryId: product.categoryId } }) },
            { label: product.name },
          ]}
        />
        <div className="catalog-product">
          <ProductPictures product={product} />
          <Stack gap={4} className="catalog-product-offer">
            <Stack gap={2}>
              <Heading level={1} size={24}>
                {product.name}
              </Heading>
              <ProductFigures product={product} />
            </Stack>
            <PurchasePanel product={product} />
            <ProductShop shop={product.tenant} />
          </Stack>
        </div>
        <div className="catalog-product-texts">
          <section aria-labelledby="product-description">
            <Heading level={2} id="product-description">
              {t('detail.description')}
            </Heading>
            <Text className="catalog-description" dir="auto">
              {product.description}
            </Text>
          </section>
          <section aria-labelledby="product-facts">
            <Heading level={2} id="product-facts">
              {t('detail.facts')}
            </Heading>
            <ProductFacts product={product} />
          </section>
        </div>
        <ProductReviews product={product} />
        <RelatedProducts product={product} tenantId={tenantId} />
      </Stack>
    </Container>
  )
}

function ProductPictures({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  if (product.images.length === 0) return <div className="catalog-no-picture" />
  return (
    <Gallery
      label={t('detail.pictures', { name: product.name })}
      pictures={product.images.map((image, index) => ({
        id: image.id,
        src: image.url,
        alt: image.altText ?? t('detail.picture', { name: product.name, number: index + 1 }),
      }))}
    />
  )
}

function ProductFigures({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  return (
    <Stack direction="row" gap={3} align="center" isWrapping>
      {product.ratingCount > 0 ? (
        <a href="#product-reviews" className="catalog-rating-link">
          <RatingDisplay value={product.ratingAverage} isValueShown size="sm" />
          <span>{t('detail.reviews', { count: product.ratingCount })}</span>
        </a>
      ) : (
        <Text as="span" size={14} tone="muted">
          {t('detail.noReviews')}
        </Text>
      )}
      {product.soldCount > 0 && (
        <Text as="span" size={14} tone="muted">
          {t('detail.sold', { count: product.soldCount })}
        </Text>
      )}
      <Text as="span" size={14} tone="muted">
        {t(`condition.${product.condition}`)}
      </Text>
    </Stack>
  )
}
