import type { PlatformAnalytics, PlatformDay, PlatformFigures, QueryOf } from '@chonoi/contract'
import { type DayRange, dayRangeBefore, daysOf, startOfVietnamDay } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { type Buyers, countBuyers, countBuyersByDay } from '../seller/buyer-counts.store.ts'
import { analysedDays, totalOf } from '../seller/read-analytics.ts'
import { findTopCategories, findTopProducts, findTopShops, sumFiguresByDay } from '../seller/shop-figures.store.ts'
import { countNewShopsByDay, countNewUsersByDay, type Span } from './platform-analytics.store.ts'

const topCount = 10

/** The whole platform over a period, with as many days before (ROUTE-84). Sales come from the daily sums of shops. */
export function readPlatformAnalytics(
  context: RequestContext,
  query: QueryOf<'getPlatformAnalytics'>,
): Promise<PlatformAnalytics> {
  const range = analysedDays(context, query)
  const before = dayRangeBefore(range)
  const both = { first: before.first, last: range.last }
  return context.transaction(async (queries) => {
    const sales = new Map((await sumFiguresByDay(queries, null, both)).map((day) => [day.date, day]))
    const users = await countNewUsersByDay(queries, spanOf(both))
    const shops = await countNewShopsByDay(queries, spanOf(both))
    const buyers = await countBuyersByDay(queries, both)
    const everyDay = (days: DayRange): PlatformDay[] =>
      daysOf(days).map((date) => {
        const { revenueInCents = 0, orderCount = 0, visits = 0 } = sales.get(date) ?? {}
        return {
          ...{ date, revenueInCents, orderCount, visits },
          ...{ newUsers: users.get(date) ?? 0, newShops: shops.get(date) ?? 0, activeBuyers: buyers.get(date) ?? 0 },
        }
      })
    const [days, previousDays] = [everyDay(range), everyDay(before)]
    const topProducts = await findTopProducts(queries, null, range, topCount)
    return {
      ...{ startDate: range.first, endDate: range.last, days, previousDays },
      figures: figuresOf(days, await countBuyers(queries, null, range)),
      previous: figuresOf(previousDays, await countBuyers(queries, null, before)),
      topShops: await findTopShops(queries, range, topCount),
      topCategories: await findTopCategories(queries, range, before, topCount),
      topProducts: topProducts.map(({ productId, name, imageUrl, unitCount, revenueInCents }) => ({
        ...{ productId, name, imageUrl, unitCount, revenueInCents },
      })),
    }
  })
}

const startOf = (day: string, later = 0) => startOfVietnamDay(new Date(`${day}T12:00:00+07:00`), -later)
const spanOf = ({ first, last }: DayRange): Span => ({ from: startOf(first), to: startOf(last, 1) })

function figuresOf(days: readonly PlatformDay[], buyers: Buyers): PlatformFigures {
  const sales = totalOf(days)
  const sum = (name: 'newUsers' | 'newShops' | 'visits') => days.reduce((total, day) => total + day[name], 0)
  const visits = sum('visits')
  return {
    ...sales,
    ...{ newUsers: sum('newUsers'), newShops: sum('newShops'), ...buyers, visits },
    conversionPercent: visits > 0 ? Math.round((sales.orderCount * 1000) / visits) / 10 : null,
  }
}
