import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { changedCoupon, columnsOf, newCoupon } from './coupon-form.ts'
import { toCoupon } from './coupon-views.ts'
import { couponChanged, couponCreated, couponDeleted, shopCouponDecided } from './coupons.events.ts'
import {
  changeCoupon,
  countProductsOf,
  deleteCouponRow,
  findManagedCoupon,
  hasOrders,
  insertCoupon,
  lockCartsWith,
  lockCoupons,
  type ManagedCoupon,
  removeFromCarts,
} from './managed-coupons.store.ts'
import { managedCoupon, whoseCoupons } from './read-coupons.ts'

/** Adds a coupon of the platform or of the current shop. A taken code fails with coupon.code_taken. */
export function createCoupon(context: RequestContext, input: BodyOf<'createCoupon'>): Promise<ManagedCoupon> {
  const columns = columnsOf(newCoupon(context, input))
  const tenantId = whoseCoupons(context)
  return context.transaction(async (queries) => {
    await enforceOwnProducts(queries, tenantId, columns.productIds)
    const row = found(await findManagedCoupon(queries, await insertCoupon(queries, { tenantId, ...columns })))
    await record(context, queries, couponCreated(row))
    return row
  })
}

/**
 * Changes what the input names, under the lock that its uses take, so that a limit never falls below them. Fails with
 * row.changed when the edited version isn't the stored one.
 */
export function updateCoupon(
  context: RequestContext,
  id: string,
  { version, ...input }: BodyOf<'updateCoupon'>,
): Promise<ManagedCoupon> {
  return context.transaction(async (queries) => {
    await managedCoupon(context, queries, id)
    await lockCoupons(queries, [id])
    const before = await managedCoupon(context, queries, id)
    await enforceVersion(version, before, () => toCoupon(before, context.ports.now()))
    const columns = columnsOf(changedCoupon(before, input))
    // Products that were named before may be gone since.
    if (input.productIds) await enforceOwnProducts(queries, before.tenantId, input.productIds)
    await changeCoupon(queries, id, columns)
    const after = found(await findManagedCoupon(queries, id))
    await record(context, queries, couponChanged(before, after))
    await tellShop(context, after, before.isActive && !after.isActive ? 'COUPON_PAUSED' : 'COUPON_CHANGED')
    return after
  })
}

/** Fails with coupon.in_use once an order was placed with it. Locks carts before the coupon, as a checkout does. */
export function deleteCoupon(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    await managedCoupon(context, queries, id)
    await context.asSystem((system) => lockCartsWith(system, [id]))
    await lockCoupons(queries, [id])
    const row = await managedCoupon(context, queries, id)
    if (await context.asSystem((system) => hasOrders(system, id))) throw new Failure('coupon.in_use')
    await context.asSystem((system) => removeFromCarts(system, id))
    await deleteCouponRow(queries, id)
    await record(context, queries, couponDeleted(row))
    await tellShop(context, row, 'COUPON_DELETED')
  })
}

/** What the platform decides on a shop's coupon, the shop's people hear. */
async function tellShop(
  context: RequestContext,
  coupon: ManagedCoupon,
  decision: Parameters<typeof shopCouponDecided>[1],
) {
  const { tenantId } = coupon
  if (tenantId === null || !context.person.actsForPlatform) return
  await context.asSystem(async (system) =>
    record(context, system, shopCouponDecided(coupon, decision, await findShopPeople(system, tenantId))),
  )
}

/** A shop's coupon names the shop's own products only. The platform may name anybody's. */
async function enforceOwnProducts(queries: Queries, tenantId: string | null, productIds: readonly string[]) {
  if (tenantId === null || productIds.length === 0) return
  if ((await countProductsOf(queries, tenantId, productIds)) < new Set(productIds).size)
    refuseFields([{ field: 'productIds', code: 'coupon.products_of_others' }])
}
