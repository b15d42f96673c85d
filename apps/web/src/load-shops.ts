import { shopListQuery, shopQueries } from '@chonoi/features/shops/shop-queries'
import { loadWords } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** Loads the list of shops, for each of its addresses. */
export async function loadShopsPage(context: RouterContext, params: URLSearchParams): Promise<void> {
  const { queryClient, services } = context
  await Promise.all([
    loadWords(context, ['shops']),
    queryClient.prefetchQuery(shopQueries(services.api).list(shopListQuery(params))),
  ])
}
