import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadNews } from '../load-news.ts'
import { shopNewsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** A shop's articles with a tag. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/tags/$tag')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { slug, tag }, location: { href } }) =>
    atPresentAddress(
      context,
      { slug, href },
      loadNews(context, toSearchParams(deps), { tenantSlug: slug, tagSlug: tag }),
    ),
  head: ({ match: { context, params }, loaderData }) =>
    shopNewsHead(context, { shop: params.slug, below: `tags/${params.tag}`, ...loaderData }),
  component: ShopTagRoute,
})

function ShopTagRoute() {
  const { slug, tag } = Route.useParams()
  return <NewsScreen tenantSlug={slug} tagSlug={tag} />
}
