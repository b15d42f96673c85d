import type { Product } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ProductQuestions } from '../questions/product-questions-card.tsx'
import { ProductReviews } from '../reviews/product-reviews-card.tsx'
import { productQueries } from './catalog-queries.ts'
import { categoryName, useCategories } from './category-queries.ts'
import { categoriesAbove } from './category-tree.ts'
import { WishHeart } from './wish-heart.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductShop } from './product-shop.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { RelatedProducts } from './related-products.tsx'
import { countVisit } from '../app/count-visit.ts'
import { viewedProducts } from '../app/viewed-products.ts'
import { useWatchedProduct } from '../app/use-live.ts'
import { catalogProduct } from './catalog-classes.ts'

export interface PublicProductScreenProps {
  /** Id or slug. */
  productId: string
  /** Limits related products to this shop, for a shop's own front end. */
  tenantId?: string
}

/** Shows one product (/products/{id or slug}). */
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
  const { language } = usePreferences()
  const api = useApi()
  useWatchedProduct(product.id)
  useEffect(() => viewedProducts.add(product.id), [product.id])
  useEffect(() => {
    countVisit(api, product.tenantId)
    countVisit(api, product.tenantId, 'PRODUCT')
  }, [api, product.tenantId])
  const { data: categories = [] } = useCategories()
  // A draft, which its own shop sees here, may have none.
  const { category } = product
  const ofCategory = (id: string, label: string) => ({ label, href: href('/products', { query: { categoryId: id } }) })
  return (
    <Container>
      <Stack gap={8}>
        <Breadcrumbs
          items={[
            { label: t('list.title'), href: href('/products') },
            ...(category
              ? [
                  ...categoriesAbove(categories, category.id).map(({ id, name }) => ofCategory(id, name)),
                  ofCategory(category.id, categoryName(category, language)),
                ]
              : []),
            { label: product.name },
          ]}
        />
        <div className={catalogProduct}>
          <ProductPictures product={product} />
          <Stack gap={4}>
            <Stack gap={2}>
              <div className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-2 cn:items-start">
                <Heading level={1} size={24} className="cn:wrap-anywhere">
                  {product.name}
                </Heading>
                {/* As large as the heart, which comes once the session is known. */}
                <span className="cn:size-11">
                  <WishHeart product={product} />
                </span>
              </div>
              <ProductFigures product={product} />
            </Stack>
            <PurchasePanel product={product} />
            <ProductShop shop={product.tenant} />
          </Stack>
        </div>
        <div className="cn:grid cn:gap-6 cn:lg:grid-cols-[minmax(0,1fr)_400px] cn:lg:gap-10">
          <section aria-labelledby="product-description">
            <Heading level={2} id="product-description" className="cn:mb-3">
              {t('detail.description')}
            </Heading>
            <Text className="cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
              {product.description}
            </Text>
          </section>
          <section aria-labelledby="product-facts">
            <Heading level={2} id="product-facts" className="cn:mb-3">
              {t('detail.facts')}
            </Heading>
            <ProductFacts product={product} />
          </section>
        </div>
        <ProductReviews product={product} />
        <ProductQuestions product={product} />
        <RelatedProducts product={product} tenantId={tenantId} />
      </Stack>
    </Container>
  )
}

function ProductFigures({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  return (
    <Stack direction="row" gap={3} align="center" isWrapping>
      {product.ratingCount > 0 ? (
        <a href="#product-reviews" className="cn:inline-flex cn:items-center cn:gap-2 cn:text-link cn:text-14">
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
        {t('detail.condition', { condition: t(`condition.${product.condition}`) })}
      </Text>
    </Stack>
  )
}
