import { NewsSeriesScreen } from '@chonoi/features/news/news-series-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadSeries } from '../load-series.ts'
import { seriesHead } from '../series-head.ts'

export const Route = createFileRoute('/news/series/$slug')({
  loader: ({ context, params }) => loadSeries(context, params.slug),
  head: ({ match: { context }, loaderData }) => (loaderData ? seriesHead(context, loaderData) : {}),
  component: SeriesRoute,
})

function SeriesRoute() {
  return <NewsSeriesScreen slug={Route.useParams().slug} />
}
