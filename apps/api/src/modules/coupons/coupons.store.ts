import { and, count, eq, sql } from 'drizzle-orm'
import type { Coupon } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { couponRedemptions, coupons } from '../../database/tables/orders.ts'

export type CouponRow = typeof coupons.$inferSelect

/** What the domain's rules read of a coupon. */
export function couponFacts(row: CouponRow): Coupon {
  return { ...row, minimumAmount: row.minimumAmountInCents }
}

/** Runs as the system: a coupon is for everybody who knows its code. */
export async function findCouponByCode(queries: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await queries.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  return row
}

export async function findCoupon(queries: Queries, id: string): Promise<CouponRow | undefined> {
  const [row] = await queries.select().from(coupons).where(eq(coupons.id, id))
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
