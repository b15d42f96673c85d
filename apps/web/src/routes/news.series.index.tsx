import { NewsSeriesListScreen } from '@chonoi/features/news/news-series-list-screen'
import { createFileRoute } from '@tanstack/react-router'
import { toSearchParams } from '../search-params.ts'
import { loadSeriesList, seriesListHead } from '../series-page.ts'

export const Route = createFileRoute('/news/series/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSeriesList(context, toSearchParams(deps)),
  head: ({ match: { context }, loaderData }) => seriesListHead(context, { ...loaderData }),
  component: () => <NewsSeriesListScreen />,
})
