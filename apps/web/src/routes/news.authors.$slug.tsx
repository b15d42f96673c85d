import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/news/authors/$slug')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadNews(context, toSearchParams(deps), { authorSlug: params.slug }),
  head: ({ match: { context, params }, loaderData }) =>
    newsHead(context, { path: `/news/authors/${params.slug}`, ...loaderData }),
  component: AuthorRoute,
})

function AuthorRoute() {
  return <NewsScreen authorSlug={Route.useParams().slug} />
}
