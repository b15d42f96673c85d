import { mixShops } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Heading } from '@chonoi/ui/heading'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ProductGrid } from './product-grid-card.tsx'
import { productListQueries } from './product-list-queries.ts'

const maxShown = 5

/** What sells best and is in stock, each shop in turn: a way on from a place with nothing in it. */
export default function PopularProducts() {
  const { t } = useTranslation('catalog')
  const result = useQuery(productListQueries(useApi()).popular())
  const products = mixShops(result.data?.data ?? []).slice(0, maxShown)
  if (products.length === 0) return null
  return (
    <section className="cn:grid cn:gap-4 cn:min-w-0" aria-labelledby="popular-products">
      <Heading level={2} id="popular-products">
        {t('popular.title')}
      </Heading>
      <ProductGrid products={products} label={t('popular.title')} />
    </section>
  )
}
