import { ArticleScreen } from '@chonoi/features/news/article-screen'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadArticle } from '../load-news.ts'
import { articleHead } from '../news-head.ts'

/** The same article as at /news/{slug}, whose address is the canonical one. */
export const Route = createFileRoute('/articles/$slug')({
  loader: async ({ context, params }) => {
    const article = await loadArticle(context, params.slug)
    // A former slug leads to the present one.
    if (article.slug !== params.slug)
      throw redirect({ to: '/news/$slug', params: { slug: article.slug }, statusCode: 301, replace: true })
    return { article }
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData ? articleHead(context, loaderData.article, `/news/${loaderData.article.slug}`) : {},
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticleScreen slug={Route.useParams().slug} />
}
