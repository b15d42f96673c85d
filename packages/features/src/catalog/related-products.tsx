import type { Product } from '@chonoi/contract'
import { Heading } from '@chonoi/ui/heading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ProductGrid } from './product-grid-card.tsx'
import { productListQueries } from './product-list-queries.ts'

const maxShown = 5

/** Shows more products of the category, optionally of one shop. Renders nothing when there are none. */
export function RelatedProducts({ product, tenantId }: { product: Product; tenantId?: string | undefined }) {
  const { t } = useTranslation('products')
  const result = useQuery(productListQueries(useApi()).related(product.categoryId, tenantId))
  const related = result.data?.data.filter(({ id }) => id !== product.id).slice(0, maxShown) ?? []
  if (related.length === 0) return null
  return (
    <section className="cn:grid cn:gap-4" aria-labelledby="related-products">
      <Heading level={2} id="related-products">
        {t('detail.related')}
      </Heading>
      <ProductGrid products={related} label={t('detail.related')} />
    </section>
  )
}
