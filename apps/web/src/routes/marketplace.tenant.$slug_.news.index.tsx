import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadNews } from '../load-news.ts'
import { shopNewsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** The articles of a shop. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { slug }, location: { href } }) =>
    atPresentAddress(context, { slug, href }, loadNews(context, toSearchParams(deps), { tenantSlug: slug })),
  head: ({ match: { context, params }, loaderData }) => shopNewsHead(context, { shop: params.slug, ...loaderData }),
  component: ShopNewsRoute,
})

function ShopNewsRoute() {
  return <NewsScreen tenantSlug={Route.useParams().slug} />
}
