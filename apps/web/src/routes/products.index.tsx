import { categoryQueries } from '@chonoi/features/catalog/catalog-queries'
import { productListQueries } from '@chonoi/features/catalog/product-list-queries'
import { PublicProductsScreen } from '@chonoi/features/catalog/public-products-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { languageNow, loadWords } from '../page-words.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/products/')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient, services } = context
    await Promise.all([
      loadWords(context, ['products', 'catalog']),
      queryClient.prefetchQuery(productListQueries(services.api).page(toSearchParams(deps))),
      queryClient.prefetchQuery(categoryQueries(services.api).active()),
    ])
  },
  head: ({ match: { context, search } }) =>
    pageHead({
      origin: context.services.origin,
      language: languageNow(context),
      title: context.i18n.t('products:list.title'),
      description: context.i18n.t('products:list.description'),
      path: '/products',
      // One canonical address: filtered lists aren't separate pages.
      ...(Object.keys(search).some((name) => name !== 'lang') && { robots: 'noindex, follow' }),
    }),
  component: PublicProductsScreen,
})
