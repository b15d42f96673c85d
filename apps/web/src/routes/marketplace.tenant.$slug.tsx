import { categoryQueries } from '@chonoi/features/catalog/catalog-queries'
import { productListQueries } from '@chonoi/features/catalog/product-list-queries'
import { PublicShopScreen } from '@chonoi/features/shops/public-shop-screen'
import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadOrNotFound } from '../load-or-not-found.ts'
import { pageHead } from '../page-head.ts'
import { languageNow, loadWords } from '../page-words.ts'
import { toSearchParams } from '../search-params.ts'
import { shopData } from '../structured-data.ts'

export const Route = createFileRoute('/marketplace/tenant/$slug')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { queryClient, services } = context
    const [shop] = await Promise.all([
      loadOrNotFound(queryClient.ensureQueryData(shopQueries(services.api).bySlug(params.slug))),
      loadWords(context, ['shops', 'products', 'catalog']),
      queryClient.prefetchQuery(categoryQueries(services.api).active()),
    ])
    // A former address of the shop.
    if (shop.slug !== params.slug)
      throw redirect({ to: '/marketplace/tenant/$slug', params: { slug: shop.slug }, search: deps, statusCode: 301 })
    await queryClient.prefetchQuery(productListQueries(services.api).page(toSearchParams(deps), shop.id))
    return { shop }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { shop } = loaderData
    return pageHead({
      origin: context.services.origin,
      language: languageNow(context),
      title: shop.name,
      ...(shop.description && { description: shop.description.slice(0, 160) }),
      path: `/marketplace/tenant/${shop.slug}`,
      imageUrl: shop.bannerUrl,
      feed: { title: shop.name, of: `/marketplace/tenant/${shop.slug}/news` },
      jsonLd: shopData(shop, context.services.origin),
    })
  },
  component: ShopRoute,
})

function ShopRoute() {
  return <PublicShopScreen slug={Route.useParams().slug} />
}
