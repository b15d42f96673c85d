import type { QueryOf, TenantAnalytics, TenantStats } from '@chonoi/contract'
import { analyticsDays } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { sumRevenue } from '../dashboard/dashboard.store.ts'
import { findTopProducts, sumPaidOrders, sumPaidOrdersByDay } from './tenant-analytics.store.ts'
import { countOfTenant } from './tenant-settings.store.ts'

const mostTopProducts = 5
const begin = new Date(0)

export function readTenantStats(context: RequestContext): Promise<TenantStats> {
  const { tenantId } = context
  return context.transaction(async (queries) => ({
    ...(await countOfTenant(queries, tenantId)),
    revenueInCents: await sumRevenue(queries, tenantId, begin),
  }))
}

/** Sums the paid orders of some days, and of as many days before them. */
export function readTenantAnalytics(
  context: RequestContext,
  asked: QueryOf<'getTenantAnalytics'>,
): Promise<TenantAnalytics> {
  const { tenantId } = context
  const days = analyticsDays(asked, context.ports.now())
  if ('code' in days) return refuseFields([days])
  const { dateFrom, dateTo, dates, from, to, previousFrom } = days
  const span = { from, to }
  return context.transaction(async (queries) => {
    const sales = await sumPaidOrders(queries, tenantId, span)
    const byDay = await sumPaidOrdersByDay(queries, tenantId, span)
    return {
      ...{ dateFrom, dateTo, ...sales },
      averageOrderInCents: sales.orders === 0 ? 0 : Math.floor(sales.revenueInCents / sales.orders / 100) * 100,
      previous: await sumPaidOrders(queries, tenantId, { from: previousFrom, to: from }),
      series: dates.map((date) => byDay.get(date) ?? { date, revenueInCents: 0, orders: 0 }),
      topProducts: await findTopProducts(queries, tenantId, span, mostTopProducts),
    }
  })
}
