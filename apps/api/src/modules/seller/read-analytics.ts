import type { QueryOf, SalesDay, SalesFigures, SellerAnalytics } from '@chonoi/contract'
import { centsPerVnd, type DayRange, dayRange, dayRangeBefore, daysOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { findTopProducts, sumFiguresByDay } from './shop-figures.store.ts'

const topCount = 10

/** The days of an analysis. Fails with a 422 for half a range, a reversed one, or one that is too long. */
export function analysedDays(
  context: RequestContext,
  { period = '30d', startDate, endDate }: QueryOf<'getSellerAnalytics'>,
): DayRange {
  const range = dayRange({ startDate, endDate, days: Number.parseInt(period), now: context.ports.now() })
  return 'problems' in range ? refuseFields(range.problems) : range
}

/** The sales of the current shop over a period, with those of as many days before (SELLER-01). */
export function readSellerAnalytics(
  context: RequestContext,
  query: QueryOf<'getSellerAnalytics'>,
): Promise<SellerAnalytics> {
  const days = analysedDays(context, query)
  const before = dayRangeBefore(days)
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const figures = await sumFiguresByDay(queries, tenantId, { first: before.first, last: days.last })
    const topProducts = await findTopProducts(queries, tenantId, days, topCount)
    const byDate = new Map(figures.map((day) => [day.date, day]))
    const everyDay = (range: DayRange): SalesDay[] =>
      daysOf(range).map((date) => {
        const { revenueInCents = 0, orderCount = 0 } = byDate.get(date) ?? {}
        return { date, revenueInCents, orderCount }
      })
    const [revenueByDay, previousByDay] = [everyDay(days), everyDay(before)]
    return {
      startDate: days.first,
      endDate: days.last,
      ...totalOf(revenueByDay),
      previous: totalOf(previousByDay),
      topProducts: topProducts.map(({ productId, name, imageUrl, unitCount, revenueInCents }) => ({
        ...{ productId, name, imageUrl, unitCount, revenueInCents },
      })),
      revenueByDay,
      previousByDay,
    }
  })
}

export function totalOf(days: readonly SalesDay[]): SalesFigures {
  const revenueInCents = days.reduce((sum, day) => sum + day.revenueInCents, 0)
  const orderCount = days.reduce((sum, day) => sum + day.orderCount, 0)
  const average = orderCount > 0 ? Math.floor(revenueInCents / orderCount / centsPerVnd) * centsPerVnd : 0
  return { revenueInCents, orderCount, averageOrderInCents: average }
}
