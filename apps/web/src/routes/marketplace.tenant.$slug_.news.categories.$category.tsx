import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadNews } from '../load-news.ts'
import { shopNewsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** A category of a shop's articles. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/categories/$category')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { slug, category }, location: { href } }) =>
    atPresentAddress(
      context,
      { slug, href },
      loadNews(context, toSearchParams(deps), { tenantSlug: slug, categorySlug: category }),
    ),
  head: ({ match: { context, params }, loaderData }) =>
    shopNewsHead(context, { shop: params.slug, below: `categories/${params.category}`, ...loaderData }),
  component: ShopCategoryRoute,
})

function ShopCategoryRoute() {
  const { slug, category } = Route.useParams()
  return <NewsScreen tenantSlug={slug} categorySlug={category} />
}
