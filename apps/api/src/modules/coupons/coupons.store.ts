import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gt, lte, sql, sum } from 'drizzle-orm'
import type { Coupon } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { couponRedemptions, coupons } from '../../database/tables/orders.ts'
import { offsetOf } from '../../http/pagination.ts'

export type CouponRow = typeof coupons.$inferSelect

/** What the domain's rules read of a coupon. */
export function couponFacts(row: CouponRow): Coupon {
  return { ...row, minimumAmount: row.minimumAmountInCents }
}

export async function findCouponByCode(queries: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await queries.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  return row
}

export async function countCouponUses(queries: Queries, couponId: string, userId: string): Promise<number> {
  const [row] = await queries
    .select({ uses: count() })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, couponId), eq(couponRedemptions.userId, userId)))
  return row?.uses ?? 0
}

/** Counts one use and keeps the coupon locked until the transaction ends; false when no use is left. */
export async function useCoupon(queries: Queries, couponId: string, userId: string): Promise<boolean> {
  const { rows } = await queries.execute<{ used: boolean }>(
    sql`select use_coupon(${couponId}::uuid, ${userId}::uuid) as used`,
  )
  return rows[0]?.used ?? false
}

export async function releaseCoupon(queries: Queries, couponId: string, groupId: string): Promise<void> {
  await queries.execute(sql`select release_coupon(${couponId}::uuid, ${groupId}::uuid)`)
}

export async function insertRedemption(
  queries: Queries,
  redemption: typeof couponRedemptions.$inferInsert,
): Promise<void> {
  await queries.insert(couponRedemptions).values(redemption)
}

export async function insertCoupon(queries: Queries, coupon: typeof coupons.$inferInsert): Promise<CouponRow> {
  const [row] = await queries.insert(coupons).values(coupon).returning()
  if (!row) throw new Error('the coupon was not stored')
  return row
}

type CouponFilter = QueryOf<'listCoupons'>

/** A page of all coupons, and how many match in all. */
export async function findCouponPage(
  queries: Queries,
  filter: CouponFilter & { page: number; limit: number },
  now: Date,
) {
  const { isActive, isExpired, search, sortBy = 'createdAt' } = filter
  const text = search?.trim()
  const texts = sql`concat_ws(chr(10), ${coupons.code}, ${coupons.description})`
  const where = and(
    isActive === undefined ? undefined : eq(coupons.isActive, isActive),
    isExpired === undefined ? undefined : (isExpired ? lte : gt)(coupons.validUntil, now),
    text ? sql`fold_vietnamese(${texts}) like fold_vietnamese(${likePattern(text)})` : undefined,
  )
  const direction = filter.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select()
    .from(coupons)
    .where(where)
    .orderBy(direction(coupons[sortBy]), direction(coupons.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(coupons).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function sumCoupons(queries: Queries, now: Date) {
  const isUsable = sql`${coupons.isActive} and ${gt(coupons.validUntil, now)}
    and (${coupons.usageLimit} is null or ${coupons.usageCount} < ${coupons.usageLimit})`
  const [counted] = await queries
    .select({
      totalCoupons: count(),
      activeCoupons: sql<number>`count(*) filter (where ${isUsable})`.mapWith(Number),
      totalUsages: sum(coupons.usageCount).mapWith(Number),
    })
    .from(coupons)
  const [taken] = await queries
    .select({ total: sum(couponRedemptions.discountInCents).mapWith(Number) })
    .from(couponRedemptions)
  return {
    totalCoupons: counted?.totalCoupons ?? 0,
    activeCoupons: counted?.activeCoupons ?? 0,
    totalUsages: counted?.totalUsages ?? 0,
    totalDiscountAmount: taken?.total ?? 0,
  }
}
