import { NewsSeriesListScreen } from '@chonoi/features/news/news-series-list-screen'
import { createFileRoute } from '@tanstack/react-router'
import { toSearchParams } from '../search-params.ts'
import { loadSeriesList } from '../load-series.ts'
import { seriesListHead } from '../series-head.ts'

export const Route = createFileRoute('/news/series/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSeriesList(context, toSearchParams(deps)),
  head: ({ match: { context }, loaderData }) => seriesListHead(context, { ...loaderData }),
  component: () => <NewsSeriesListScreen />,
})
