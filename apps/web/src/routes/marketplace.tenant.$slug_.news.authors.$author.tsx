import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadNews } from '../load-news.ts'
import { shopNewsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** The articles of one of a shop's authors. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/authors/$author')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { slug, author }, location: { href } }) =>
    atPresentAddress(
      context,
      { slug, href },
      loadNews(context, toSearchParams(deps), { tenantSlug: slug, authorSlug: author }),
    ),
  head: ({ match: { context, params }, loaderData }) =>
    shopNewsHead(context, { shop: params.slug, below: `authors/${params.author}`, ...loaderData }),
  component: ShopAuthorRoute,
})

function ShopAuthorRoute() {
  const { slug, author } = Route.useParams()
  return <NewsScreen tenantSlug={slug} authorSlug={author} />
}
