import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/news/categories/$slug')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadNews(context, toSearchParams(deps), { categorySlug: params.slug }),
  head: ({ match: { context, params }, loaderData }) =>
    newsHead(context, { path: `/news/categories/${params.slug}`, ...loaderData }),
  component: TopicRoute,
})

function TopicRoute() {
  return <NewsScreen categorySlug={Route.useParams().slug} />
}
