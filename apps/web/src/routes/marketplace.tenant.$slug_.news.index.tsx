import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** The articles of a shop. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadNews(context, toSearchParams(deps), { tenantSlug: params.slug }),
  head({ match: { context, params }, loaderData }) {
    const path = `/marketplace/tenant/${params.slug}/news`
    return newsHead(context, { path, feedOf: path, ...loaderData })
  },
  component: ShopNewsRoute,
})

function ShopNewsRoute() {
  return <NewsScreen tenantSlug={Route.useParams().slug} />
}
