import { shopListQuery, shopQueries } from '@chonoi/features/shops/shop-queries'
import { pageHead } from './page-head.ts'
import { languageNow, loadWords } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** The route options of the list of shops, for each of its addresses. */
export async function loadShopsPage(context: RouterContext, params: URLSearchParams): Promise<void> {
  const { queryClient, services } = context
  await Promise.all([
    loadWords(context, ['shops']),
    queryClient.prefetchQuery(shopQueries(services.api).list(shopListQuery(params))),
  ])
}

export function shopsHead(context: RouterContext) {
  return pageHead({
    origin: context.services.origin,
    language: languageNow(context),
    title: context.i18n.t('shops:list.title'),
    description: context.i18n.t('shops:list.description'),
    path: '/marketplace',
  })
}
