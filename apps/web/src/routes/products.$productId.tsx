import { categoryQueries, productQueries } from '@chonoi/features/catalog/catalog-queries'
import { productListQueries } from '@chonoi/features/catalog/product-list-queries'
import { PublicProductScreen } from '@chonoi/features/catalog/public-product-screen'
import { firstProductReviews } from '@chonoi/features/reviews/product-reviews-queries'
import { questionQueries } from '@chonoi/features/questions/questions-queries'
import { reviewQueries } from '@chonoi/features/reviews/review-queries'
import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { createFileRoute } from '@tanstack/react-router'
import { loadOrNotFound } from '../load-or-not-found.ts'
import { pageHead } from '../page-head.ts'
import { languageNow, loadWords } from '../page-words.ts'
import { productData } from '../structured-data.ts'

export const Route = createFileRoute('/products/$productId')({
  loader: async ({ context, params }) => {
    const { queryClient, services } = context
    const [product] = await Promise.all([
      loadOrNotFound(queryClient.ensureQueryData(productQueries(services.api).detail(params.productId))),
      loadWords(context, ['products', 'catalog', 'reviews', 'questions', 'forms', 'shops']),
    ])
    await Promise.all([
      queryClient.prefetchQuery(reviewQueries(services.api).stats(product.id)),
      queryClient.prefetchQuery(reviewQueries(services.api).list(firstProductReviews(product.id))),
      queryClient.prefetchQuery(questionQueries(services.api).ofProduct(product.id)),
      queryClient.prefetchQuery(productListQueries(services.api).related(product.categoryId)),
      queryClient.prefetchQuery(shopQueries(services.api).bySlug(product.tenant.slug)),
      queryClient.prefetchQuery(categoryQueries(services.api).active()),
    ])
    return { product }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { product } = loaderData
    return pageHead({
      origin: context.services.origin,
      language: languageNow(context),
      title: product.name,
      description: product.description.replace(/\s+/g, ' ').slice(0, 160),
      path: `/products/${product.slug}`,
      imageUrl: product.images[0]?.url ?? null,
      jsonLd: productData(product, context.services.origin),
    })
  },
  component: ProductRoute,
})

function ProductRoute() {
  return <PublicProductScreen productId={Route.useParams().productId} />
}
