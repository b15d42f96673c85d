import type pg from 'pg'
import {
  couponRedemptions,
  coupons,
  orderComplaints,
  orderEvents,
  orderGroups,
  orderLines,
  orders,
  shipments,
} from '../../database/tables/orders.ts'
import { vietnamDate } from '@chonoi/domain'
import { paymentRefunds, payments } from '../../database/tables/payments.ts'
import { carriedOf, paidBy, paymentReference } from '../plan/order-money.ts'
import { couponRow } from '../plan/coupon-book.ts'
import { after, day, hour } from '../moments.ts'
import { type Checkout, isPaidFor, type PlannedOrder, reachedAt, releasedAt, statusOf } from '../plan/order-shapes.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { fullName } from '../plan/plan-people.ts'
import { insertRows } from './insert-rows.ts'

interface Bought {
  checkout: Checkout
  order: PlannedOrder
}

type ShippingAddress = (typeof orders.$inferInsert)['shippingAddress']

/** Writes checkouts with their orders, lines and history. Stock and money are written separately. */
export async function writeOrders(client: pg.PoolClient, demo: Demo): Promise<void> {
  const { checkouts } = demo
  await insertRows(client, coupons, demo.coupons.map(couponRow))
  await insertRows(client, orderGroups, checkouts.map(groupRow))
  // Payments by cash name their order, and follow it.
  await insertRows(client, payments, checkouts.filter((checkout) => !carriedOf(checkout)).map(paymentRow))
  const addresses = await addressesOf(client)
  const every = checkouts.flatMap((checkout) => checkout.orders.map((order) => ({ checkout, order })))
  const complained = pickComplained(every, demo)
  await insertRows(
    client,
    orders,
    every.map(({ checkout, order }) => ({
      ...orderRow(checkout, order, addresses.get(checkout.buyer.id)),
      ...releaseOf(order, demo.moments.now, complained?.order === order),
    })),
  )
  await insertRows(client, orderComplaints, complained ? [complaintRow(complained, demo)] : [])
  await insertRows(
    client,
    paymentRefunds,
    every.flatMap(({ checkout, order }) => refundRows(checkout, order)),
  )
  await insertRows(
    client,
    orderLines,
    every.flatMap(({ checkout, order }) => lineRows(checkout, order)),
  )
  await insertRows(
    client,
    orderEvents,
    every.flatMap(({ checkout, order }) => eventRows(checkout, order, demo)),
  )
  await insertRows(
    client,
    shipments,
    every.flatMap(({ checkout, order }) => shipmentRows(checkout, order)),
  )
  await insertRows(
    client,
    couponRedemptions,
    demo.coupons.flatMap(({ id: couponId, uses }) =>
      uses.map(({ userId, groupId: orderGroupId, discountInCents, createdAt }) => ({
        couponId,
        userId,
        orderGroupId,
        discountInCents,
        createdAt,
      })),
    ),
  )
}

async function addressesOf(client: pg.PoolClient): Promise<Map<string, ShippingAddress>> {
  const { rows } = await client.query<{ userId: string; address: ShippingAddress }>(
    `select user_id as "userId", jsonb_build_object('fullName', full_name, 'phone', phone, 'line1', line1, 'line2', line2,
       'ward', ward, 'district', district, 'city', city, 'postalCode', postal_code, 'country', country) as address
     from addresses where is_default`,
  )
  return new Map(rows.map(({ userId, address }) => [userId, address]))
}

const isGivenBack = (order: PlannedOrder) => ['CANCELLED', 'REFUNDED'].includes(statusOf(order))

function groupRow(checkout: Checkout) {
  const { id, buyer, coupon, orders: own, createdAt } = checkout
  const back = own.filter(isGivenBack).length
  const paymentStatus = !own.every(isPaidFor)
    ? 'PENDING'
    : back === 0
      ? 'PAID'
      : back === own.length
        ? 'REFUNDED'
        : 'PARTIALLY_REFUNDED'
  return {
    ...{ id, buyerId: buyer.id, paymentMethod: paidBy(checkout).paymentMethod, paymentStatus: paymentStatus as 'PAID' },
    ...{ couponId: coupon?.id ?? null, couponCode: coupon?.code ?? null, createdAt },
    totalInCents: own.reduce((sum, { priced }) => sum + priced.totalInCents, 0),
  }
}

/** The payment of a checkout, which has its id. */
export function paymentRow(checkout: Checkout) {
  const { id, buyerId, paymentMethod: method, paymentStatus, totalInCents, createdAt } = groupRow(checkout)
  const { ownGateway } = checkout
  const returned = checkout.orders.filter(isGivenBack)
  return {
    ...{
      id,
      orderGroupId: id,
      buyerId,
      method,
      status: paymentStatus,
      createdAt,
      paidAt: createdAt,
    },
    reference: paymentReference(id),
    ...{ collectorId: ownGateway?.shopId ?? null, gatewayConfigId: ownGateway?.configId ?? null },
    ...{ transactionId: ownGateway ? '4088878653' : null, reconciledAt: ownGateway ? createdAt : null },
    ...{ chargedCurrency: ownGateway ? ('VND' as const) : null, chargedCents: ownGateway ? totalInCents : null },
    amountInCents: totalInCents,
    refundedInCents: returned.reduce((sum, { priced }) => sum + priced.totalInCents, 0),
    updatedAt: createdAt,
  }
}

/** An order that was cancelled or refunded is paid back to the wallet at once. */
function refundRows({ id: paymentId, buyer }: Checkout, order: PlannedOrder) {
  const { id: orderId, priced, shop, steps } = order
  const last = steps.at(-1)
  if (!last || !isGivenBack(order)) return []
  const by = last.by === 'BUYER' ? buyer : shop.seller
  return [
    {
      ...{ reference: `RF${orderId.replaceAll('-', '').slice(0, 14).toUpperCase()}`, paymentId, orderId },
      ...{ tenantId: priced.tenantId, buyerId: buyer.id, amountInCents: priced.totalInCents },
      ...{ destination: 'WALLET' as const, status: 'COMPLETED' as const, reason: last.note ?? '' },
      ...{ requestedBy: by.id, requestedName: fullName(by), createdAt: last.at, completedAt: last.at },
    },
  ]
}

function paymentStatusOf(order: PlannedOrder): 'REFUNDED' | 'PAID' | 'PENDING' {
  if (isGivenBack(order)) return 'REFUNDED'
  return isPaidFor(order) ? 'PAID' : 'PENDING'
}

function orderRow(checkout: Checkout, order: PlannedOrder, address: ShippingAddress | undefined) {
  const { id: groupId, buyer, coupon, createdAt } = checkout
  if (!address) throw new Error(`${fullName(buyer)} has no address`)
  const { priced, steps } = order
  const wasPaidBack = isGivenBack(order)
  return {
    ...{ id: order.id, orderNumber: order.orderNumber, groupId, tenantId: priced.tenantId, buyerId: buyer.id },
    ...{ buyerFirstName: buyer.firstName, buyerLastName: buyer.lastName, buyerEmail: buyer.email },
    ...{ status: statusOf(order), paymentStatus: paymentStatusOf(order) },
    ...paidBy(checkout),
    ...{ carrierId: order.carried?.carrierId ?? null, remittedAt: order.carried?.remittedAt ?? null },
    ...{ subtotalInCents: priced.subtotalInCents, discountInCents: priced.discountInCents },
    ...{ platformDiscountInCents: priced.platformDiscountInCents, shippingInCents: priced.shippingInCents },
    ...{ totalInCents: priced.totalInCents, commissionInCents: priced.commissionInCents },
    refundedInCents: wasPaidBack ? priced.totalInCents : 0,
    couponCode: priced.discountInCents > 0 ? (coupon?.code ?? null) : null,
    ...{ shippingAddress: address, note: order.note },
    ...{ createdAt, updatedAt: steps.at(-1)?.at ?? createdAt },
    paymentId: order.carried ? null : groupId,
  }
}

/** Money without a complaint is released after seven days, unless the buyer confirmed earlier. */
function releaseOf(order: PlannedOrder, now: Date, isComplainedAbout: boolean) {
  const deliveredAt = reachedAt(order, 'DELIVERED')
  const heldSince = order.carried?.remittedAt ?? deliveredAt
  const releaseDueAt = heldSince && !isComplainedAbout ? after(heldSince, 7 * day) : null
  return { deliveredAt, releaseDueAt, releasedAt: releasedAt(order, now) }
}

/** The demo's customer complains about the last delivered of the orders whose money is held. */
function pickComplained(every: readonly Bought[], { accounts, moments: { now } }: Demo): Bought | undefined {
  const deliveredAt = ({ order }: Bought) => reachedAt(order, 'DELIVERED')?.getTime() ?? 0
  return every
    .filter(({ checkout, order }) => checkout.buyer === accounts.customer && statusOf(order) === 'DELIVERED')
    .filter(({ order }) => releasedAt(order, now) === null)
    .toSorted((one, other) => deliveredAt(other) - deliveredAt(one))[0]
}

function complaintRow({ checkout, order }: Bought, { moments: { now } }: Demo) {
  return {
    ...{
      orderId: order.id,
      tenantId: order.priced.tenantId,
      buyerId: checkout.buyer.id,
      createdAt: after(now, -2 * hour),
    },
    reason: 'Một món bị vỡ khi mở hộp, mình đã chụp ảnh gửi gian hàng nhưng chưa được trả lời.',
  }
}

function lineRows({ buyer, createdAt }: Checkout, { id: orderId, priced }: PlannedOrder) {
  return priced.lines.map((line) => ({
    ...{ orderId, tenantId: priced.tenantId, buyerId: buyer.id, productId: line.productId, variantId: line.variantId },
    ...{
      name: line.name,
      variantName: line.variantName,
      sku: line.sku,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
    },
    ...{
      priceInCents: line.priceInCents,
      discountInCents: line.discountInCents,
      lineTotalInCents: line.lineTotalInCents,
    },
    ...{ commissionBasisPoints: line.commissionBasisPoints, commissionInCents: line.commissionInCents, createdAt },
  }))
}

function eventRows({ buyer }: Checkout, { id: orderId, shop, steps }: PlannedOrder, { accounts }: Demo) {
  const people = { BUYER: buyer.id, SELLER: shop.seller.id, ADMIN: accounts.admin.id }
  return steps.map(({ status, at, by, note }) => ({
    ...{ orderId, tenantId: shop.id, buyerId: buyer.id, status, note, byUserId: people[by], byRole: by, createdAt: at },
  }))
}

const carriers = ['GHN', 'GHTK', 'VIETTEL_POST', 'JT_EXPRESS', 'SPX'] as const

/** Every order that is under way, or was, has a parcel; its carrier and code follow from the order's number. */
function shipmentRows({ buyer }: Checkout, order: PlannedOrder) {
  const shippedAt = reachedAt(order, 'SHIPPED')
  if (!shippedAt) return []
  const mixed = [...order.orderNumber].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_999_937, 7)
  const carrier = carriers[mixed % carriers.length] ?? 'GHN'
  const trackingCode = `${carrier.slice(0, 3)}${String(mixed).padStart(9, '0')}VN`
  const expectedOn = vietnamDate(after(shippedAt, 3 * 24 * hour))
  const { carried } = order
  return [
    {
      ...{ orderId: order.id, tenantId: order.shop.id, buyerId: buyer.id, expectedOn, shippedAt },
      carrier: carried ? ('OTHER' as const) : carrier,
      carrierName: carried?.carrierName ?? null,
      trackingCode: carried?.trackingCode ?? trackingCode,
    },
  ]
}
