import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

/** The same list as /news, whose address is the canonical one. */
export const Route = createFileRoute('/blog')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadNews(context, toSearchParams(deps)),
  head: ({ match: { context } }) => newsHead(context, { path: '/news' }),
  component: () => <NewsScreen />,
})
