import type { DashboardDay, DashboardStats } from '@chonoi/contract'
import {
  type DashboardWindow,
  growthOf,
  growthWindow,
  startOfVietnamDay,
  startOfVietnamMonth,
  vietnamDate,
} from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { findActivity } from './activity.store.ts'
import { toActivity } from './activity-views.ts'
import { type CountedOrders, countNew, countNow, sumOrdersByDay, sumRevenue } from './dashboard.store.ts'

const shownActivities = 10

/** The figures of the current tenant, or of everything for who acts for the platform (DASH-07..14, 20, 22, 23). */
export function readDashboard(context: RequestContext, days: DashboardWindow): Promise<DashboardStats> {
  const whose = context.person.actsForPlatform ? null : context.tenantId
  const now = context.ports.now()
  const { from, previousFrom } = growthWindow(now, days)
  return context.transaction(async (queries) => {
    const figures = await countNow(queries, whose)
    const monthlyRevenueInCents = await sumRevenue(queries, whose, startOfVietnamMonth(now))
    const current = await countNew(queries, whose, { from, to: startOfVietnamDay(now, -1) })
    const previous = await countNew(queries, whose, { from: previousFrom, to: from })
    const byDay = await sumOrdersByDay(queries, whose, previousFrom)
    const activity = await findActivity(queries, whose, shownActivities)
    return {
      ...figures,
      monthlyRevenueInCents,
      recentActivity: activity.map((row) => toActivity(row, context.facts.language)),
      growth: {
        users: growthOf(current.users, previous.users),
        products: growthOf(current.products, previous.products),
        orders: growthOf(current.orders, previous.orders),
        revenue: growthOf(current.revenue, previous.revenue),
      },
      series: everyDay(byDay, now, days),
      previousSeries: everyDay(byDay, startOfVietnamDay(now, days), days),
    }
  })
}

/** Each day of the window in order, those without an order too. */
function everyDay(byDay: ReadonlyMap<string, CountedOrders>, now: Date, days: number): DashboardDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = vietnamDate(startOfVietnamDay(now, days - 1 - index))
    return { date, ...(byDay.get(date) ?? { revenueInCents: 0, orders: 0 }) }
  })
}
