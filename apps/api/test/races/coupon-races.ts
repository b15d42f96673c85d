import { arrangeBuyerOf, arrangeCoupon } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

const afterCoupon = price - price / 10
const usesOf = (coupon: { id: string }) => ['coupon_redemptions where coupon_id = $1', [coupon.id]] as const

/** Many use a coupon with two uses left. */
export const lastUses: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls })
  const coupon = await arrangeCoupon(server, { limit: 2 })
  const buyers = await Promise.all(
    times(calls, async () => {
      const buyer = await arrangeBuyerOf(server, product)
      await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
      return buyer
    }),
  )
  const answers = await atOnce(buyers.map((buyer) => () => buyer.order(afterCoupon)))
  const facts = new Facts()
  facts.ended(answers, { successes: 2, refusals: ['409 coupon.exhausted'] })
  facts.hold('the coupon is used twice', await count(server, ...usesOf(coupon)), 2)
  return facts
}

/** A person checks out concurrently with a coupon limited to one use each. */
export const oncePerPerson: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls })
  const coupon = await arrangeCoupon(server, { perUser: 1 })
  const { client, order } = await arrangeBuyerOf(server, product, { money: calls * price })
  await client.POST('/cart/coupon', { body: { code: coupon.code } })
  const answers = await atOnce(times(calls, () => () => order(afterCoupon)))
  const facts = new Facts()
  const refusals = ['409 order.empty_cart', '409 coupon.exhausted', '409 coupon.per_user_limit']
  facts.ended(answers, { successes: 1, refusals })
  facts.hold('the coupon is used once by one person', await count(server, ...usesOf(coupon)), 1)
  return facts
}

/** An administrator changes the discount of a coupon and lowers its limit while many check out at the old price. */
export const editAgainstUse: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls })
  const coupon = await arrangeCoupon(server, { limit: calls })
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const buyers = await Promise.all(
    times(calls, async () => {
      const buyer = await arrangeBuyerOf(server, product)
      await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
      return buyer
    }),
  )
  const edit = (body: { discountValue: number } | { usageLimit: number }) => () =>
    admin.PUT('/coupons/{id}', { params: { path: { id: coupon.id } }, body })
  const [orders, edits] = await Promise.all([
    atOnce(buyers.map((buyer) => () => buyer.order(afterCoupon))),
    atOnce([edit({ discountValue: 20 }), edit({ usageLimit: 2 })]),
  ])
  const facts = new Facts()
  const uses = await count(server, ...usesOf(coupon))
  const refusals = ['409 order.price_changed', '409 coupon.exhausted', '422 request.invalid']
  facts.ended([...orders, ...edits], { successes: uses + edits.filter(({ data }) => data).length, refusals })
  facts.hold('nobody uses the coupon at the old discount after the edit', uses, edits[0]?.data?.usageCount)
  const over = await count(server, 'coupons where id = $1 and usage_count > usage_limit', [coupon.id])
  facts.hold('the coupon is used no more than it may', over, 0)
  return facts
}

/** Orders with a coupon are cancelled while others check out with it, in several shops. All calls succeed. */
export const useAgainstRelease: Race = async (server, calls) => {
  const products = await Promise.all(
    times(Math.ceil(calls / 10), async () =>
      arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls }),
    ),
  )
  const coupon = await arrangeCoupon(server)
  const buyers = await Promise.all(
    times(calls, async (index) => {
      const product = products[Math.floor(index / 10)]
      if (!product) throw new Error('no product')
      const buyer = await arrangeBuyerOf(server, product)
      await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
      const before = index % 2 === 0 ? await buyer.order(afterCoupon) : undefined
      return { ...buyer, orderId: before?.data?.orders[0]?.id }
    }),
  )
  const answers = await atOnce<Ending>(
    buyers.map(
      ({ client, order, orderId }) =>
        () =>
          orderId
            ? client.POST('/orders/{id}/cancel', {
                params: { path: { id: orderId }, header: { 'Idempotency-Key': newKey() } },
                body: { reason: 'Đổi ý không mua nữa' },
              })
            : order(afterCoupon),
    ),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  facts.hold('who stands holds a use', await count(server, ...usesOf(coupon)), Math.floor(calls / 2))
  return facts
}
