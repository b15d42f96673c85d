import type { Cart, CartSummary, QueryOf } from '@chonoi/contract'
import { addMoney, couponDiscount, mayUseCoupon } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { type AddressRow, findAddress, findFirstAddress } from '../addresses/addresses.store.ts'
import { provinceOf } from '../addresses/province-of.ts'
import { couponFacts, countCouponUses, type CouponRow } from '../coupons/coupons.store.ts'
import { toCartCoupon } from '../coupons/validate-coupon.ts'
import { findProvinces } from '../places/places.store.ts'
import { findProductCards, type ProductCard } from '../products/product-cards.store.ts'
import { cartDeliveries, discountableLines, isOffered } from './cart-lines.ts'
import { type CartRow, findCartCoupon, findCartRows } from './cart.store.ts'

/** A shop that isn't shown any more. */
const goneShop = { id: '00000000-0000-0000-0000-000000000000', name: '', slug: '', logoUrl: null }

/** `cards` names what left the site. */
function toItem(row: CartRow, cards: ReadonlyMap<string, ProductCard>): Cart['items'][number] {
  const priceInCents = row.priceInCents ?? 0
  const availableStock = row.availableStock ?? 0
  const card = cards.get(row.productId)
  return {
    id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    name: row.name ?? card?.name ?? '',
    variantName: row.variantName || null,
    slug: row.slug ?? card?.slug ?? '',
    imageUrl: row.imageUrl ?? card?.imageUrl ?? null,
    tenant: row.tenant ?? goneShop,
    quantity: row.quantity,
    priceInCents,
    lineTotal: priceInCents * row.quantity,
    availableStock,
    isAvailable: isOffered(row) && availableStock >= row.quantity,
  }
}

/**
 * Returns the caller's cart at current prices. Unavailable products stay as lines that cost nothing until they are
 * removed. With `variantId` only that line, priced as if it were alone. Delivery is priced for the address, by default
 * the caller's first. Fails with address.not_found.
 */
export function readCart(context: RequestContext, { variantId, addressId }: QueryOf<'getCart'> = {}): Promise<Cart> {
  return context.transaction(async (queries) => {
    const rows = await findCartRows(queries, context.person.id, variantId)
    const coupon = await findCartCoupon(queries, context.person.id)
    const discountInCents = coupon ? await discountOf(context, coupon, rows) : 0
    const subtotalInCents = addMoney(...discountableLines(rows).map(({ lineTotal }) => lineTotal))
    const address = await deliveryAddress(queries, context.person.id, addressId)
    const provinceCode = address ? await provinceOf(queries, address) : null
    const deliveries = cartDeliveries(rows, {
      ...{ provinceCode, provinces: await findProvinces(queries), now: context.ports.now() },
    })
    const shippingInCents = addMoney(...deliveries.map((delivery) => delivery.shippingInCents))
    const gone = rows.filter((row) => row.name === null).map(({ productId }) => productId)
    const cards = gone.length > 0 ? await context.asSystem((system) => findProductCards(system, gone)) : new Map()
    return {
      items: rows.map((row) => toItem(row, cards)),
      subtotalInCents,
      itemCount: rows.reduce((sum, row) => sum + row.quantity, 0),
      coupon: coupon && toCartCoupon(coupon),
      discountInCents,
      deliveries,
      deliveryCity: address?.city ?? null,
      shippingInCents,
      totalInCents: subtotalInCents - discountInCents + shippingInCents,
    }
  })
}

async function deliveryAddress(queries: Queries, userId: string, id?: string): Promise<AddressRow | undefined> {
  if (id === undefined) return findFirstAddress(queries, userId)
  const address = await findAddress(queries, id)
  if (!address) throw new Failure('address.not_found')
  return address
}

/** An invalid coupon gives no discount; checkout names the reason. */
function discountOf(context: RequestContext, coupon: CouponRow, rows: readonly CartRow[]): Promise<number> {
  return context.transaction(async (queries) => {
    const lines = discountableLines(rows)
    const usesByCustomer = await countCouponUses(queries, coupon.id, context.person.id)
    const facts = couponFacts(coupon)
    return mayUseCoupon(facts, { lines, usesByCustomer }, context.ports.now()).allowed
      ? couponDiscount(facts, lines)
      : 0
  })
}

/** The figures for the header's badge. */
export async function readCartSummary(context: RequestContext): Promise<CartSummary> {
  const { subtotalInCents, itemCount, discountInCents, totalInCents } = await readCart(context)
  return { subtotalInCents, itemCount, discountInCents, totalInCents }
}
