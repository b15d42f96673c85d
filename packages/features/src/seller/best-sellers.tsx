import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { sellerQueries } from './seller-queries.ts'
import { TopProductsCard } from './top-products-card.tsx'

const shown = 5

/** What brought in most in the last 30 days, on the overview. `SalesCard` reads the same and says when it can't be read. */
export function BestSellers() {
  const { data: sales } = useQuery(sellerQueries(useApi()).analytics('30d'))
  if (!sales || sales.topProducts.length === 0) return null
  return <TopProductsCard products={sales.topProducts.slice(0, shown)} />
}
