import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { addMoney, mayUseCoupon } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { findAddress } from '../addresses/addresses.store.ts'
import { provinceOf } from '../addresses/province-of.ts'
import {
  couponFacts,
  countCouponUses,
  findCoupon,
  insertRedemption,
  useCoupon,
  type CouponRow,
} from '../coupons/coupons.store.ts'
import { type CheckoutLine, emptyCart, findCheckoutLines, lockCart, lockShops } from './checkout.store.ts'
import { beginPayment } from '../payments/begin-payment.ts'
import { enforceAmount, findMethod } from '../payments/find-method.ts'
import { paymentDueAt } from '../payments/payment-times.ts'
import { paymentPosting } from './order-postings.ts'
import { placeShopOrder } from './place-shop-order.ts'
import { postOrder } from './post-order.ts'
import { type Delivery, priceCheckout, type PricedInput, type PricedShop } from './price-checkout.ts'
import { insertOrderGroup } from './orders.store.ts'
import { sellStock } from './sell-stock.ts'

/**
 * Checks out the caller's cart, or one line of it: one order per shop, stock taken by movements, all in one transaction
 * (ORD-06). The wallet pays at once and cash confirms; orders by any other method wait for createPayment. Locks in one
 * order for everybody: the buyer's cart, then the shops, then variants by product, then the coupon,
 * then ledger accounts.
 *
 * Fails with order.empty_cart, product.not_available, shop.closed, stock.insufficient, order.price_changed, address.not_found,
 * a coupon.* code, wallet.insufficient_balance, payment.method_unavailable, payment.amount_changed.
 */
export function createOrder(context: RequestContext, input: BodyOf<'createOrder'>): Promise<string> {
  const buyer = context.person
  return context.transaction(async (queries) => {
    const address = await findAddress(queries, input.addressId)
    if (!address) throw new Failure('address.not_found')
    const { coupon } = await lockCart(queries, buyer.id)
    const lines = buyableLines(await findCheckoutLines(queries, buyer.id, input.variantId))
    const terms = await lockOpenShops(context, lines)
    const delivery = { provinceCode: await provinceOf(queries, address), terms }
    if (coupon) await enforceCoupon(context, queries, coupon, lines)
    const shops = priceCheckout(lines, coupon && couponFacts(coupon), delivery)
    const totalInCents = totalOf(shops)
    const isWallet = input.paymentMethod === 'WALLET'
    const option = isWallet
      ? undefined
      : await findMethod(context, input.paymentMethod, {
          amountInCents: totalInCents,
          productIds: lines.map(({ productId }) => productId),
          hasPlatformCoupon: shops.some(({ platformDiscountInCents }) => platformDiscountInCents > 0),
        })
    const feeInCents = option?.feeInCents ?? 0
    if (totalInCents !== input.expectedTotalInCents)
      throw new Failure('order.price_changed', { details: { totalInCents, feeInCents } })
    if (!isWallet && (!option || option.unavailableBecause)) throw new Failure('payment.method_unavailable')
    enforceAmount(totalInCents + feeInCents, totalInCents + (input.expectedFeeInCents ?? feeInCents))
    const orderIds = new Map(shops.map((shop) => [shop.tenantId, randomUUID()]))
    await sellStock(context, lines, orderIds)
    const groupId = await insertOrderGroup(queries, {
      buyerId: buyer.id,
      paymentMethod: input.paymentMethod,
      paymentStatus: isWallet ? 'PAID' : 'PENDING',
      ...(!isWallet && { paymentDueAt: paymentDueAt(context.ports.now()) }),
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      totalInCents,
    })
    if (coupon) await redeemCoupon(context, queries, coupon, { groupId, lines, shops, delivery })
    const placed: (PricedShop & { orderNumber: string })[] = []
    for (const shop of shops) {
      const orderId = orderIds.get(shop.tenantId) ?? randomUUID()
      const orderNumber = await placeShopOrder(context, { groupId, orderId, shop, address, coupon, input })
      placed.push({ ...shop, orderNumber })
    }
    if (isWallet) await postOrder(queries, paymentPosting(groupId, buyer.id, placed))
    await beginPayment(context, groupId, input.paymentMethod)
    await emptyCart(queries, buyer.id, input.variantId)
    return groupId
  })
}

/**
 * Refuses lines of shops that left the site meanwhile, and of shops that are closed. Keeps the others as they are, and
 * returns what they take for deliveries.
 */
async function lockOpenShops(context: RequestContext, lines: readonly PricedInput[]): Promise<Delivery['terms']> {
  const ids = [...new Set(lines.map(({ tenantId }) => tenantId))]
  const shops = await context.asSystem((system) => lockShops(system, ids))
  const listed = new Set(shops.filter(({ isListed }) => isListed).map(({ id }) => id))
  const gone = lines.filter(({ tenantId }) => !listed.has(tenantId))
  if (gone.length > 0)
    throw new Failure('product.not_available', { details: { variantIds: gone.map((line) => line.variantId) } })
  const closed = shops.filter(({ isOpen }) => !isOpen)
  if (closed.length > 0) throw new Failure('shop.closed', { details: { tenantIds: closed.map(({ id }) => id) } })
  return new Map(shops.map(({ id, terms }) => [id, terms]))
}

function buyableLines(lines: readonly CheckoutLine[]): PricedInput[] {
  if (lines.length === 0) throw new Failure('order.empty_cart')
  const gone = lines.filter((line) => line.name === null || line.priceInCents === null)
  if (gone.length > 0)
    throw new Failure('product.not_available', { details: { variantIds: gone.map((line) => line.variantId) } })
  const short = lines.filter((line) => (line.availableStock ?? 0) < line.quantity)
  if (short.length > 0)
    throw new Failure('stock.insufficient', { details: { variantIds: short.map((line) => line.variantId) } })
  return lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    categoryId: line.categoryId ?? '',
    tenantId: line.tenantId ?? '',
    name: line.name ?? '',
    variantName: line.variantName || null,
    sku: line.sku,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    priceInCents: line.priceInCents ?? 0,
    commissionBasisPoints: line.commissionBasisPoints ?? 0,
    isDigital: line.isDigital ?? false,
  }))
}

async function enforceCoupon(
  context: RequestContext,
  queries: Queries,
  coupon: CouponRow,
  lines: readonly PricedInput[],
) {
  const usesByCustomer = await countCouponUses(queries, coupon.id, context.person.id)
  const priced = lines.map((line) => ({ ...line, lineTotal: line.priceInCents * line.quantity }))
  enforce(mayUseCoupon(couponFacts(coupon), { lines: priced, usesByCustomer }, context.ports.now()))
}

interface Redemption {
  groupId: string
  lines: readonly PricedInput[]
  shops: readonly PricedShop[]
  delivery: Delivery
}

/**
 * Counts under the coupon's lock, so that concurrent checkouts can't exceed its limit and none is priced by terms that
 * were edited meanwhile.
 */
async function redeemCoupon(
  context: RequestContext,
  queries: Queries,
  coupon: CouponRow,
  { groupId, lines, shops, delivery }: Redemption,
) {
  const isCounted = await useCoupon(queries, coupon.id, context.person.id)
  const held = await findCoupon(queries, coupon.id)
  if (!isCounted || !held) {
    if (held) await enforceCoupon(context, queries, held, lines)
    throw new Failure('coupon.exhausted')
  }
  const discountInCents = discountOf(shops)
  const shopsNow = priceCheckout(lines, couponFacts(held), delivery)
  if (discountOf(shopsNow) !== discountInCents || held.minimumAmountInCents !== coupon.minimumAmountInCents)
    throw new Failure('order.price_changed', { details: { totalInCents: totalOf(shopsNow) } })
  await insertRedemption(queries, {
    couponId: coupon.id,
    userId: context.person.id,
    orderGroupId: groupId,
    discountInCents,
  })
}

const discountOf = (shops: readonly PricedShop[]) => addMoney(...shops.map((shop) => shop.discountInCents))
const totalOf = (shops: readonly PricedShop[]) => addMoney(...shops.map((shop) => shop.totalInCents))
