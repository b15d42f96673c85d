import { categoryQueries } from '@chonoi/features/catalog/catalog-queries'
import { productListQueries } from '@chonoi/features/catalog/product-list-queries'
import { SearchScreen } from '@chonoi/features/catalog/search-screen'
import { searchQueries } from '@chonoi/features/shell/search-queries'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { languageNow, loadWords } from '../page-words.ts'
import { toSearchParams } from '../search-params.ts'
import { sharedPage } from '../shared-page.ts'

export const Route = createFileRoute('/search')({
  staticData: { search: 'closed', query: '?q=ao%20thun' },
  beforeLoad: ({ context, search }) => {
    const page = sharedPage(toSearchParams(search), context.services.origin)
    if (page !== undefined) throw redirect({ href: page, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient, services } = context
    const params = toSearchParams(deps)
    const query = params.get('q')?.trim() ?? ''
    await loadWords(context, ['products', 'catalog'])
    if (query !== '') {
      await Promise.all([
        queryClient.prefetchQuery(productListQueries(services.api).page(params)),
        queryClient.prefetchQuery(categoryQueries(services.api).active()),
        queryClient.prefetchQuery(searchQueries(services.api).suggestions(query.slice(0, 200))),
      ])
    }
    return { query }
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      origin: context.services.origin,
      language: languageNow(context),
      title: loaderData?.query
        ? context.i18n.t('products:search.title', { query: loaderData.query })
        : context.i18n.t('products:search.titleBlank'),
      description: context.i18n.t('products:search.description'),
      path: '/search',
      robots: 'noindex, follow',
    }),
  component: SearchScreen,
})
