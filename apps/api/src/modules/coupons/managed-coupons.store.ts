import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { products } from '../../database/tables/catalogue.ts'
import { carts, couponRedemptions, coupons, orderGroups } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import type { CouponRow } from './coupons.store.ts'

/** Whose coupons: a shop's, or null for those of the platform and all shops. */
export type Whose = string | null

export type ManagedCoupon = CouponRow & { tenantName: string | null }
type NewCoupon = typeof coupons.$inferInsert

const ofWhom = (whose: Whose): SQL | undefined => (whose === null ? undefined : eq(coupons.tenantId, whose))

const select = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(coupons), tenantName: tenants.name })
    .from(coupons)
    .leftJoin(tenants, eq(tenants.id, coupons.tenantId))

export async function findManagedCoupon(queries: Queries, id: string): Promise<ManagedCoupon | undefined> {
  const [row] = await select(queries).where(eq(coupons.id, id))
  return row
}

/** Locks the coupons in one order, so that their uses and other edits wait. */
export async function lockCoupons(queries: Queries, ids: readonly string[]): Promise<void> {
  const chosen = inArray(coupons.id, [...ids])
  await queries.select({ id: coupons.id }).from(coupons).where(chosen).orderBy(asc(coupons.id)).for('update')
}

/** Locks the carts that hold one of the coupons, in one order. Runs as the system. */
export async function lockCartsWith(queries: Queries, ids: readonly string[]): Promise<void> {
  const holding = inArray(carts.couponId, [...ids])
  await queries.select({ userId: carts.userId }).from(carts).where(holding).orderBy(asc(carts.userId)).for('update')
}

export async function insertCoupon(queries: Queries, coupon: NewCoupon): Promise<string> {
  const [row] = await queries.insert(coupons).values(coupon).returning({ id: coupons.id })
  if (!row) throw new Error('the coupon was not stored')
  return row.id
}

export async function changeCoupon(queries: Queries, id: string, change: Partial<NewCoupon>): Promise<void> {
  await queries.update(coupons).set(change).where(eq(coupons.id, id))
}

export async function deleteCouponRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(coupons).where(eq(coupons.id, id))
}

/** Takes the coupon out of all carts. Runs as the system. */
export async function removeFromCarts(queries: Queries, id: string): Promise<void> {
  await queries.update(carts).set({ couponId: null }).where(eq(carts.couponId, id))
}

/** Whether a checkout was ever made with it, cancelled ones included. Runs as the system. */
export async function hasOrders(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: orderGroups.id })
    .from(orderGroups)
    .where(eq(orderGroups.couponId, id))
    .limit(1)
  return rows.length > 0
}

/** How many of the products belong to the shop. */
export async function countProductsOf(queries: Queries, tenantId: string, ids: readonly string[]): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.id, [...ids])))
  return row?.n ?? 0
}

type CouponFilter = QueryOf<'listCoupons'> & { page: number; limit: number }

/** A page of coupons, and how many match in all. */
export async function findCouponPage(queries: Queries, whose: Whose, filter: CouponFilter, now: Date) {
  const where = matching(whose, filter, now)
  const direction = filter.sortOrder === 'asc' ? asc : desc
  const rows = await select(queries)
    .where(where)
    .orderBy(direction(coupons[filter.sortBy ?? 'createdAt']), direction(coupons.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(coupons).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function matching(whose: Whose, { isActive, isExpired, search }: CouponFilter, now: Date): SQL | undefined {
  const text = search?.trim()
  const texts = sql`concat_ws(chr(10), ${coupons.code}, ${coupons.description})`
  return and(
    ofWhom(whose),
    isActive === undefined ? undefined : eq(coupons.isActive, isActive),
    isExpired === undefined ? undefined : (isExpired ? lte : gt)(coupons.validUntil, now),
    text ? sql`fold_vietnamese(${texts}) like fold_vietnamese(${likePattern(text)})` : undefined,
  )
}

export async function sumCoupons(queries: Queries, whose: Whose, now: Date) {
  const isUsable = sql`${coupons.isActive} and ${gt(coupons.validUntil, now)}
    and (${coupons.usageLimit} is null or ${coupons.usageCount} < ${coupons.usageLimit})`
  const [counted] = await queries
    .select({
      totalCoupons: count(),
      activeCoupons: sql<number>`count(*) filter (where ${isUsable})`.mapWith(Number),
      totalUsages: sum(coupons.usageCount).mapWith(Number),
    })
    .from(coupons)
    .where(ofWhom(whose))
  const [taken] = await queries
    .select({ total: sum(couponRedemptions.discountInCents).mapWith(Number) })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .where(ofWhom(whose))
  return {
    totalCoupons: counted?.totalCoupons ?? 0,
    activeCoupons: counted?.activeCoupons ?? 0,
    totalUsages: counted?.totalUsages ?? 0,
    totalDiscountAmount: taken?.total ?? 0,
  }
}
