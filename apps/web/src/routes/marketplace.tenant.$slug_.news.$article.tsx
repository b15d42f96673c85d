import { ArticleScreen } from '@chonoi/features/news/article-screen'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { atPresentAddress } from '../former-shop.ts'
import { loadArticle } from '../load-news.ts'
import { articleHead } from '../news-head.ts'

/** An article of a shop. */
export const Route = createFileRoute('/marketplace/tenant/$slug_/news/$article')({
  loader: async ({ context, params, location: { href } }) => {
    const loading = loadArticle(context, params.article, params.slug)
    const article = await atPresentAddress(context, { slug: params.slug, href }, loading)
    // A former slug leads to the present one.
    if (article.slug !== params.article)
      throw redirect({
        to: '/marketplace/tenant/$slug/news/$article',
        params: { slug: params.slug, article: article.slug },
        statusCode: 301,
        replace: true,
      })
    return { article }
  },
  head: ({ match: { context, params }, loaderData }) =>
    loaderData
      ? articleHead(context, loaderData.article, `/marketplace/tenant/${params.slug}/news/${loaderData.article.slug}`)
      : {},
  component: ShopArticleRoute,
})

function ShopArticleRoute() {
  const { slug, article } = Route.useParams()
  return <ArticleScreen slug={article} tenantSlug={slug} />
}
