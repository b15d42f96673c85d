import type { QueryOf, TenantAnalytics, TenantSalesDay, TenantStats } from '@chonoi/contract'
import { analyticsDays, centsPerVnd, type DayRange, dayRangeBefore, daysOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { countBuyers } from '../seller/buyer-counts.store.ts'
import { findTopProducts, sumFiguresByDay } from '../seller/shop-figures.store.ts'
import { countOfTenant } from './tenant-settings.store.ts'

const mostTopProducts = 5
const allDays: DayRange = { first: '1970-01-01', last: '9999-12-31' }

export function readTenantStats(context: RequestContext): Promise<TenantStats> {
  const { tenantId } = context
  return context.transaction(async (queries) => ({
    ...(await countOfTenant(queries, tenantId)),
    revenueInCents: revenueOf(await sumFiguresByDay(queries, tenantId, allDays)),
  }))
}

/** Sums the paid orders of some days, and of as many days before them, from the daily sums of shops. */
export function readTenantAnalytics(
  context: RequestContext,
  asked: QueryOf<'getTenantAnalytics'>,
): Promise<TenantAnalytics> {
  const { tenantId } = context
  const days = analyticsDays(asked, context.ports.now())
  if ('code' in days) return refuseFields([days])
  const { dateFrom, dateTo } = days
  const range = { first: dateFrom, last: dateTo }
  const before = dayRangeBefore(range)
  return context.transaction(async (queries) => {
    const figures = await sumFiguresByDay(queries, tenantId, { first: before.first, last: range.last })
    const byDate = new Map(figures.map((day) => [day.date, day]))
    const series = (within: DayRange): TenantSalesDay[] =>
      daysOf(within).map((date) => {
        const { revenueInCents = 0, orderCount = 0 } = byDate.get(date) ?? {}
        return { date, revenueInCents, orders: orderCount }
      })
    const customersOf = async (within: DayRange) => (await countBuyers(queries, tenantId, within)).activeBuyers
    const [sales, earlier] = [totalOf(series(range)), totalOf(series(before))]
    const topProducts = await findTopProducts(queries, tenantId, range, mostTopProducts)
    return {
      ...{ dateFrom, dateTo, ...sales },
      customers: await customersOf(range),
      averageOrderInCents:
        sales.orders === 0 ? 0 : Math.floor(sales.revenueInCents / sales.orders / centsPerVnd) * centsPerVnd,
      previous: { ...earlier, customers: await customersOf(before) },
      series: series(range),
      topProducts: topProducts.map(({ productId, name, unitCount, revenueInCents }) => ({
        ...{ productId, name, quantity: unitCount, revenueInCents },
      })),
    }
  })
}

function totalOf(series: readonly TenantSalesDay[]): { revenueInCents: number; orders: number } {
  return { revenueInCents: revenueOf(series), orders: series.reduce((total, { orders }) => total + orders, 0) }
}

const revenueOf = (days: readonly { revenueInCents: number }[]) =>
  days.reduce((total, { revenueInCents }) => total + revenueInCents, 0)
