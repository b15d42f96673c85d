import type { CouponUsage, QueryOf } from '@chonoi/contract'
import { startOfVietnamDay, vietnamDate } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findRedemptionPage, sumUses, sumUsesByDay } from './coupon-usage.store.ts'
import {
  findCouponPage,
  findManagedCoupon,
  type ManagedCoupon,
  sumCoupons,
  type Whose,
} from './managed-coupons.store.ts'

/** The current shop, whose coupons the caller manages; null for the platform, which manages all. */
export const whoseCoupons = ({ person, tenantId }: RequestContext): Whose => (person.actsForPlatform ? null : tenantId)

/** The coupon that a call names; not found where it is another shop's or the platform's. */
export async function managedCoupon(context: RequestContext, queries: Queries, id: string): Promise<ManagedCoupon> {
  const row = found(await findManagedCoupon(queries, id))
  const isManaged = row.tenantId === null ? context.person.actsForPlatform : isManagedHere(context, row.tenantId)
  return found(isManaged ? row : undefined)
}

export function readCoupon(context: RequestContext, id: string): Promise<ManagedCoupon> {
  return context.transaction((queries) => managedCoupon(context, queries, id))
}

export function listCoupons(context: RequestContext, query: QueryOf<'listCoupons'> & { page: number; limit: number }) {
  return context.transaction((queries) => findCouponPage(queries, whoseCoupons(context), query, context.ports.now()))
}

export function readCouponStatistics(context: RequestContext) {
  return context.transaction((queries) => sumCoupons(queries, whoseCoupons(context), context.ports.now()))
}

/** The uses of a coupon on each of the last days, today included. */
export function readCouponUsage(context: RequestContext, id: string, days = 30): Promise<CouponUsage> {
  const now = context.ports.now()
  const from = startOfVietnamDay(now, days - 1)
  return context.transaction(async (queries) => {
    await managedCoupon(context, queries, id)
    const byDay = await sumUsesByDay(queries, id, from)
    const series = Array.from({ length: days }, (_, index) => {
      const date = vietnamDate(startOfVietnamDay(now, days - 1 - index))
      return { date, ...(byDay.get(date) ?? { uses: 0, discountInCents: 0 }) }
    })
    return { ...(await sumUses(queries, id, from)), series }
  })
}

export function listCouponRedemptions(context: RequestContext, id: string, page: { page: number; limit: number }) {
  return context.transaction(async (queries) => {
    await managedCoupon(context, queries, id)
    return findRedemptionPage(queries, id, page)
  })
}
