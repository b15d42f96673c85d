import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/news/tags/$slug')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadNews(context, toSearchParams(deps), { tagSlug: params.slug }),
  head: ({ match: { context, params }, loaderData }) =>
    newsHead(context, { path: `/news/tags/${params.slug}`, ...loaderData }),
  component: TopicRoute,
})

function TopicRoute() {
  return <NewsScreen tagSlug={Route.useParams().slug} />
}
