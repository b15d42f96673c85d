import { vietnamDate } from '@chonoi/domain'
import { before, day } from '../moments.ts'
import { seededRandom } from '../random.ts'
import type { Checkout } from './order-shapes.ts'
import type { Shop } from './plan-shops.ts'

/**
 * Plans how many people visited each shop on each day, and how far they came: never fewer at a step than at the next, so
 * that the funnel leads to the orders that the demo has. Orders themselves are counted by triggers.
 */
export function planShopVisits(shops: readonly Shop[], checkouts: readonly Checkout[], now: Date) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_046)
  const placed = new Map<string, number>()
  for (const { createdAt, orders } of checkouts)
    for (const { shop } of orders) {
      const key = `${shop.id} ${vietnamDate(createdAt)}`
      placed.set(key, (placed.get(key) ?? 0) + 1)
    }
  return shops.flatMap(({ id: tenantId, createdAt }) =>
    daysBetween(createdAt, now).map((date) => {
      const orders = placed.get(`${tenantId} ${date}`) ?? 0
      const checkoutsOfDay = orders + (random.chance(0.3) ? 1 : 0)
      const carts = checkoutsOfDay + orders + random.between(0, 2)
      const productVisits = 3 * carts + random.between(2, 9)
      const visits = productVisits + random.between(1, 7)
      return { tenantId, day: date, orders, checkouts: checkoutsOfDay, carts, productVisits, visits }
    }),
  )
}

function daysBetween(first: Date, last: Date): string[] {
  const length = Math.ceil((last.getTime() - first.getTime()) / day)
  return [...new Set(Array.from({ length }, (_, index) => vietnamDate(before(last, index * day))))]
}
