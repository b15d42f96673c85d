import { NewsSeriesListScreen } from '@chonoi/features/news/news-series-list-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { toSearchParams } from '../search-params.ts'
import { loadSeriesList } from '../load-series.ts'
import { seriesListHead } from '../series-head.ts'

/** The series of a shop. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/series/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { slug }, location: { href } }) =>
    atPresentAddress(context, { slug, href }, loadSeriesList(context, toSearchParams(deps), slug)),
  head: ({ match: { context, params }, loaderData }) => seriesListHead(context, { ...loaderData }, params.slug),
  component: ShopSeriesListRoute,
})

function ShopSeriesListRoute() {
  return <NewsSeriesListScreen tenantSlug={Route.useParams().slug} />
}
