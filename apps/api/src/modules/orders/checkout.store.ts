import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { cartItems, carts, coupons } from '../../database/tables/orders.ts'
import { listedProducts, listedProductVariants } from '../../database/tables/catalogue.ts'
import { tenants } from '../../database/tables/people.ts'
import { shippingTerms } from '../shop/shipping-terms.store.ts'

/** Locks the buyer's cart, so that two checkouts of one cart come one after the other. Answers its coupon. */
export async function lockCart(queries: Queries, userId: string) {
  const [cart] = await queries
    .select({ couponId: carts.couponId })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update')
  if (!cart?.couponId) return { coupon: null }
  const [coupon] = await queries.select().from(coupons).where(eq(coupons.id, cart.couponId))
  return { coupon: coupon ?? null }
}

const linesOf = (userId: string, variantId: string | undefined) =>
  and(eq(cartItems.userId, userId), variantId === undefined ? undefined : eq(cartItems.variantId, variantId))

export type CheckoutLine = Awaited<ReturnType<typeof findCheckoutLines>>[number]

/**
 * The cart's lines, or that of one variant, with today's price and stock; the offer's parts are null when a product left
 * the site.
 */
export async function findCheckoutLines(queries: Queries, userId: string, variantId?: string) {
  return queries
    .select({
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
      name: listedProducts.name,
      categoryId: listedProducts.categoryId,
      imageUrl: listedProducts.imageUrl,
      variantName: listedProductVariants.name,
      sku: listedProductVariants.sku,
      priceInCents: listedProductVariants.priceInCents,
      availableStock: listedProductVariants.availableStock,
      tenantId: listedProducts.tenantId,
      commissionBasisPoints: tenants.commissionBasisPoints,
      isDigital: listedProducts.isDigital,
    })
    .from(cartItems)
    .leftJoin(listedProducts, eq(listedProducts.id, cartItems.productId))
    .leftJoin(listedProductVariants, eq(listedProductVariants.id, cartItems.variantId))
    .leftJoin(tenants, eq(tenants.id, listedProducts.tenantId))
    .where(linesOf(userId, variantId))
    .orderBy(cartItems.productId, cartItems.variantId)
}

/**
 * Locks the shops of a checkout against being closed or suspended and against new shipping fees, in one order for
 * everybody. Runs as the system.
 */
export function lockShops(queries: Queries, ids: readonly string[]) {
  return queries
    .select({
      id: tenants.id,
      isListed: sql<boolean>`is_listed`,
      isOpen: sql<boolean>`is_shop_open(${tenants.isOpen}, ${tenants.reopensOn})`,
      terms: shippingTerms,
    })
    .from(tenants)
    .where(inArray(tenants.id, [...ids]))
    .orderBy(tenants.id)
    .for('share')
}

/** Removes what was bought; the coupon is used up. */
export async function emptyCart(queries: Queries, userId: string, variantId?: string): Promise<void> {
  await queries.delete(cartItems).where(linesOf(userId, variantId))
  await queries.update(carts).set({ couponId: null, updatedAt: sql`now()` }).where(eq(carts.userId, userId))
}
