import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts, listedProductVariants } from '../../database/tables/catalogue.ts'
import { cartItems, carts, coupons } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { shippingTerms } from '../shop/shipping-terms.store.ts'

export type CartRow = Awaited<ReturnType<typeof findCartRows>>[number]

/** The cart's lines, or that of one variant, with today's offer; the offer's parts are null for what left the site. */
export function findCartRows(queries: Queries, userId: string, variantId?: string) {
  return queries
    .select({
      id: cartItems.id,
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
      name: listedProducts.name,
      slug: listedProducts.slug,
      imageUrl: listedProducts.imageUrl,
      categoryId: listedProducts.categoryId,
      isDigital: listedProducts.isDigital,
      terms: shippingTerms,
      shopCity: tenants.city,
      variantName: listedProductVariants.name,
      priceInCents: listedProductVariants.priceInCents,
      availableStock: listedProductVariants.availableStock,
      tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
    })
    .from(cartItems)
    .leftJoin(listedProducts, eq(listedProducts.id, cartItems.productId))
    .leftJoin(listedProductVariants, eq(listedProductVariants.id, cartItems.variantId))
    .leftJoin(tenants, eq(tenants.id, listedProducts.tenantId))
    .where(and(eq(cartItems.userId, userId), variantId === undefined ? undefined : eq(cartItems.variantId, variantId)))
    .orderBy(cartItems.createdAt, cartItems.id)
}

/** Creates the cart if needed and locks it, so that its changes are serialized. */
export async function lockOrMakeCart(queries: Queries, userId: string): Promise<void> {
  await queries
    .insert(carts)
    .values({ userId })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
}

export async function findCartCoupon(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ coupon: coupons })
    .from(carts)
    .innerJoin(coupons, eq(coupons.id, carts.couponId))
    .where(eq(carts.userId, userId))
  return row?.coupon ?? null
}

export async function setCartCoupon(queries: Queries, userId: string, couponId: string | null): Promise<void> {
  await queries.update(carts).set({ couponId }).where(eq(carts.userId, userId))
}

export async function findCartLine(queries: Queries, userId: string, itemId: string) {
  const [row] = await queries
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.userId, userId), eq(cartItems.id, itemId)))
  return row
}

/** How many of each variant the cart holds. */
export async function findCartQuantities(queries: Queries, userId: string): Promise<Map<string, number>> {
  const rows = await queries
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}

/** Writes lines; one of a variant that is there gets the new quantity. */
export async function putCartLines(
  queries: Queries,
  userId: string,
  lines: readonly { productId: string; variantId: string; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await queries
    .insert(cartItems)
    .values(lines.map(({ productId, variantId, quantity }) => ({ userId, productId, variantId, quantity })))
    .onConflictDoUpdate({ target: [cartItems.userId, cartItems.variantId], set: { quantity: sql`excluded.quantity` } })
}

export async function deleteCartLine(queries: Queries, userId: string, itemId: string): Promise<void> {
  await queries.delete(cartItems).where(and(eq(cartItems.userId, userId), eq(cartItems.id, itemId)))
}

export async function deleteCartLines(queries: Queries, userId: string): Promise<void> {
  await queries.delete(cartItems).where(eq(cartItems.userId, userId))
}

export interface Offer {
  productId: string
  variantId: string
  isDefault: boolean
  availableStock: number
}

/** What can be bought of these products: every variant on the site. */
export function findOffers(queries: Queries, productIds: readonly string[]): Promise<Offer[]> {
  return queries
    .select({
      productId: listedProductVariants.productId,
      variantId: listedProductVariants.id,
      isDefault: sql<boolean>`${listedProductVariants.id} = ${listedProducts.defaultVariantId}`,
      availableStock: listedProductVariants.availableStock,
    })
    .from(listedProductVariants)
    .innerJoin(listedProducts, eq(listedProducts.id, listedProductVariants.productId))
    .where(inArray(listedProductVariants.productId, [...productIds]))
}
