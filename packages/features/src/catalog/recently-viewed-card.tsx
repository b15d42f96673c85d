import type { Product, ProductSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Heading } from '@chonoi/ui/heading'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '../app/services.tsx'
import { productQueries } from './catalog-queries.ts'
import { ProductGrid } from './product-grid-card.tsx'
import { viewedProducts } from '../app/viewed-products.ts'

const none: readonly string[] = []
const shown = 5

/** What a card shows of a product. */
function summaryOf(product: Product): ProductSummary {
  const { id, name, slug, priceInCents, compareAtPriceInCents, tenant, categoryId, condition, status } = product
  const { ratingAverage, ratingCount, soldCount, isFeatured, isDigital, createdAt, variants } = product
  const [image] = product.images
  return {
    ...{ id, name, slug, priceInCents, compareAtPriceInCents, tenant, categoryId, condition, status },
    ...{ ratingAverage, ratingCount, soldCount, isFeatured, isDigital, createdAt },
    imageUrl: image?.url ?? null,
    imageAlt: image?.altText ?? null,
    stock: product.availableStock,
    defaultVariantId: variants.find(({ isDefault }) => isDefault)?.id ?? '',
    variantCount: variants.length,
  }
}

/** The products that this browser showed last. Left out while there are none; those that left the site are passed over. */
export default function RecentlyViewed() {
  const { t } = useTranslation('home')
  const api = useApi()
  const ids = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.ids, () => none).slice(0, shown)
  const results = useQueries({ queries: ids.map((id) => productQueries(api).detail(id)) })
  const products = results.flatMap(({ data }) => (data ? [summaryOf(data)] : []))
  if (products.length === 0) return null
  return (
    <section className="cn:grid cn:gap-4 cn:min-w-0">
      <div className="cn:flex cn:items-end cn:justify-between cn:gap-4">
        <Heading level={2}>{t('viewed.title')}</Heading>
        <Button variant="ghost" size="sm" onClick={viewedProducts.clear}>
          {t('viewed.clear')}
        </Button>
      </div>
      <ProductGrid products={products} label={t('viewed.title')} />
    </section>
  )
}
