import type { BodyOf } from '@chonoi/contract'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { RequestContext } from '../../http/context.ts'
import type { AddressRow } from '../addresses/addresses.store.ts'
import { record } from '../events/record.ts'
import type { CouponRow } from '../coupons/coupons.store.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { newOrderNumber } from './order-number.ts'
import { insertOrder, insertOrderEvent, insertOrderLines } from './orders.store.ts'
import type { PricedShop } from './price-checkout.ts'
import { orderPlaced } from './orders.events.ts'

interface ShopOrder {
  groupId: string
  orderId: string
  shop: PricedShop
  address: AddressRow
  coupon: CouponRow | null
  input: BodyOf<'createOrder'>
}

/** Writes one shop's order of a checkout and notifies the buyer and the shop's people. Returns its number. */
export async function placeShopOrder(
  context: RequestContext,
  { groupId, orderId, shop, address, coupon, input }: ShopOrder,
): Promise<string> {
  const buyer = context.person
  const owners = { orderId, tenantId: shop.tenantId, buyerId: buyer.id }
  const { fullName, phone, line1, line2, ward, district, city, postalCode, country } = address
  return context.transaction(async (queries) => {
    const order = {
      id: orderId,
      groupId,
      tenantId: shop.tenantId,
      buyerId: buyer.id,
      buyerFirstName: buyer.firstName,
      buyerLastName: buyer.lastName,
      buyerEmail: buyer.email,
      paymentStatus: input.paymentMethod === 'WALLET' ? 'PAID' : 'PENDING',
      paymentMethod: input.paymentMethod,
      subtotalInCents: shop.subtotalInCents,
      discountInCents: shop.discountInCents,
      platformDiscountInCents: shop.platformDiscountInCents,
      shippingInCents: shop.shippingInCents,
      totalInCents: shop.totalInCents,
      commissionInCents: shop.commissionInCents,
      couponCode: shop.discountInCents > 0 ? (coupon?.code ?? null) : null,
      shippingAddress: { fullName, phone, line1, line2, ward, district, city, postalCode, country },
      note: input.note ?? null,
    } as const
    const orderNumber = await insertWithUniqueCode(
      () => newOrderNumber(context.ports.now()),
      (drawn) => insertOrder(queries, { ...order, orderNumber: drawn }),
    )
    await insertOrderLines(
      queries,
      shop.lines.map((line) => ({
        ...owners,
        productId: line.productId,
        variantId: line.variantId,
        name: line.name,
        variantName: line.variantName,
        sku: line.sku,
        imageUrl: line.imageUrl,
        quantity: line.quantity,
        priceInCents: line.priceInCents,
        discountInCents: line.discountInCents,
        lineTotalInCents: line.lineTotalInCents,
        commissionBasisPoints: line.commissionBasisPoints,
        commissionInCents: line.commissionInCents,
      })),
    )
    await insertOrderEvent(queries, { ...owners, status: 'PENDING', note: null, byUserId: buyer.id, byRole: 'BUYER' })
    const shopPeople = await context.asSystem((system) => findShopPeople(system, shop.tenantId))
    await record(context, queries, orderPlaced({ ...order, orderNumber }, shopPeople))
    return orderNumber
  })
}
