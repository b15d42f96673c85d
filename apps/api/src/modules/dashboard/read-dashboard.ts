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
import { sumFiguresByDay } from '../seller/shop-figures.store.ts'
import { countNew, countNow } from './dashboard.store.ts'

const shownActivities = 10

/** The figures of the current tenant, or of everything for who acts for the platform (DASH-07..14, 20, 22, 23). */
export function readDashboard(context: RequestContext, days: DashboardWindow): Promise<DashboardStats> {
  const whose = context.person.actsForPlatform ? null : context.tenantId
  const now = context.ports.now()
  const { from, previousFrom } = growthWindow(now, days)
  const month = startOfVietnamMonth(now)
  const sumsFrom = previousFrom < month ? previousFrom : month
  return context.transaction(async (queries) => {
    const figures = await countNow(queries, whose)
    const arrived = await countNew(queries, whose, { previousFrom, from, to: startOfVietnamDay(now, -1) })
    const sums = await sumFiguresByDay(queries, whose, { first: vietnamDate(sumsFrom), last: vietnamDate(now) })
    const byDay = new Map(sums.map((day) => [day.date, day]))
    const activity = await findActivity(queries, whose, shownActivities)
    const series = everyDay(byDay, now, days)
    const previousSeries = everyDay(byDay, startOfVietnamDay(now, days), days)
    return {
      ...figures,
      monthlyRevenueInCents: total(
        sums.filter(({ date }) => date >= vietnamDate(month)),
        'revenueInCents',
      ),
      recentActivity: activity.map((row) => toActivity(row, context.facts.language)),
      growth: {
        users: growthOf(arrived.users.current, arrived.users.previous),
        products: growthOf(arrived.products.current, arrived.products.previous),
        orders: growthOf(total(series, 'orders'), total(previousSeries, 'orders')),
        revenue: growthOf(total(series, 'revenueInCents'), total(previousSeries, 'revenueInCents')),
      },
      ...{ series, previousSeries },
    }
  })
}

const total = <Name extends string>(days: readonly Readonly<Record<Name, number>>[], name: Name) =>
  days.reduce((sum, day) => sum + day[name], 0)

type DaySums = { orderCount: number; revenueInCents: number }

/** Each day of the window in order, those without an order too. */
function everyDay(byDay: ReadonlyMap<string, DaySums>, now: Date, days: number): DashboardDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = vietnamDate(startOfVietnamDay(now, days - 1 - index))
    const { orderCount = 0, revenueInCents = 0 } = byDay.get(date) ?? {}
    return { date, revenueInCents, orders: orderCount }
  })
}
