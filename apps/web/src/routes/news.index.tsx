import { NewsScreen } from '@chonoi/features/news/news-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '../load-news.ts'
import { newsHead } from '../news-head.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/news/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadNews(context, toSearchParams(deps)),
  head: ({ match: { context } }) => newsHead(context, { path: '/news' }),
  component: () => <NewsScreen />,
})
