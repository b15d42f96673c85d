import { NewsSeriesScreen } from '@chonoi/features/news/news-series-screen'
import { createFileRoute } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadSeries } from '../load-series.ts'
import { seriesHead } from '../series-head.ts'

/** A series of a shop. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/series/$series')({
  loader: ({ context, params: { slug, series }, location: { href } }) =>
    atPresentAddress(context, { slug, href }, loadSeries(context, series, slug)),
  head: ({ match: { context }, loaderData }) => (loaderData ? seriesHead(context, loaderData) : {}),
  component: ShopSeriesRoute,
})

function ShopSeriesRoute() {
  const { slug, series } = Route.useParams()
  return <NewsSeriesScreen slug={series} tenantSlug={slug} />
}
