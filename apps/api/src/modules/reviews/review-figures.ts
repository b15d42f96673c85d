import type { ProductReviewStats, ReviewAnalytics } from '@chonoi/contract'
import { reviewAnalyticsDays, startOfVietnamDay, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { averageOf, toDistribution, toStats, totalOf } from './review-views.ts'
import { countRatings, countRatingsByDay, findReviewedProduct } from './reviews.store.ts'

/** Returns the rating statistics of a listed product. */
export async function readProductReviewStats(context: RequestContext, productId: string): Promise<ProductReviewStats> {
  const counts = await countRatings(context.visitor, productId)
  if (counts.length === 0) found(await findReviewedProduct(context.visitor, productId))
  return toStats(counts)
}

/** Returns review analytics of the current tenant's products by day until today; of all tenants for the platform. */
export async function readReviewAnalytics(
  context: RequestContext,
  days = reviewAnalyticsDays,
): Promise<ReviewAnalytics> {
  const tenantId = context.person.actsForPlatform ? undefined : context.tenantId
  const now = context.ports.now()
  const counts = await context.transaction((queries) =>
    countRatingsByDay(queries, tenantId, startOfVietnamDay(now, days - 1)),
  )
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const dates = Array.from({ length: days }, (_, index) => vietnamDate(startOfVietnamDay(now, days - 1 - index)))
  return {
    total: totalOf(counts),
    averageRating: averageOf(counts),
    distribution: toDistribution(counts),
    trend: dates.map((date) => {
      const own = byDay.get(date) ?? []
      return { date, count: totalOf(own), averageRating: averageOf(own) }
    }),
  }
}
