import { followPayments } from '../../src/jobs/follow-payments.ts'
import { arrangeBuyerOf, arrangeCoupon, arrangeReview } from '../testing/arrange-catalogue.ts'
import { arrangeGateway } from '../testing/arrange-gateways.ts'
import { arrangeReturn } from '../testing/arrange-returns.ts'
import { arrangePerson, arrangeProduct, arrangeShop, platformTenant } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { succeeded } from './bulk-and-single.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, stockOf, walletsOf } from './race.ts'

const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

interface Stall {
  product: Awaited<ReturnType<typeof arrangeProduct>>
  seller: ReturnType<TestApi['client']>
}

/** Shops with one product each. */
const arrangeStalls = (server: TestApi, stalls: number, stock: number): Promise<Stall[]> =>
  Promise.all(
    times(stalls, async () => {
      const shop = (await arrangeShop(server)).id
      const product = await arrangeProduct(server, { shop, price, stock })
      return { product, seller: server.client((await arrangePerson(server, { shop })).token) }
    }),
  )

/** A buyer whose cart holds one piece of each product. */
async function arrangeCart(server: TestApi, [first, ...rest]: readonly Stall[]) {
  if (!first) throw new Error('no shop')
  const buyer = await arrangeBuyerOf(server, first.product)
  for (const { product } of rest) await buyer.client.POST('/cart', { body: { productId: product.id, quantity: 1 } })
  return buyer
}

/** Buyers who bought from each of the shops in one checkout. */
const arrangeBought = (server: TestApi, stalls: readonly Stall[], buyers: number) =>
  Promise.all(
    times(buyers, async () => {
      const buyer = await arrangeCart(server, stalls)
      const { data } = await buyer.order(stalls.length * price)
      if (!data) throw new Error('nothing was bought')
      return { ...buyer, orders: data.orders }
    }),
  )

/** The platform takes orders that are paid later. */
async function enableVnpay(server: TestApi): Promise<void> {
  const tenant = await platformTenant(server)
  const enabled = `payment_gateway_configs where tenant_id = $1 and gateway_name = 'vnpay' and is_enabled`
  if ((await count(server, enabled, [tenant])) === 0)
    await arrangeGateway(server, { tenant, name: 'vnpay', isEnabled: true })
}

/** Administrators refund checkouts from the same shops, whose orders have their numbers in any order. */
export const severalShopsRefunded: Race = async (server, calls) => {
  const stalls = await arrangeStalls(server, 4, calls)
  const bought = await arrangeBought(server, stalls, Math.ceil(calls / 2))
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { rows } = await server.owner.query<{ id: string }>('select id from payments where buyer_id = any ($1)', [
    bought.map(({ buyer }) => buyer.id),
  ])
  const body = { reason: 'Khách trả hàng', destination: 'WALLET' } as const
  const refunds = rows.map(
    ({ id }) =>
      (): Promise<Ending> =>
        admin.POST('/admin/payments/{id}/refund', { params: keyed(id), body }),
  )
  const facts = new Facts()
  facts.ended(await atOnce(refunds), { successes: bought.length, refusals: [] })
  const wallets = await walletsOf(server, bought)
  facts.hold('every buyer has everything back', [...new Set(wallets)], [10 * price])
  return facts
}

/** The shops of one checkout take the goods of its orders in at the same moment, in several checkouts. */
export const severalReturnsReceived: Race = async (server, calls) => {
  const stalls = await arrangeStalls(server, 2, calls)
  const bought = await arrangeBought(server, stalls, Math.ceil(calls / 2))
  const receipts: (() => Promise<Ending>)[] = []
  for (const { orders } of bought)
    for (const { id, items } of orders) {
      await server.owner.query(`update orders set status = 'DELIVERED', delivered_at = now() where id = $1`, [id])
      const returnId = await arrangeReturn(server, id, { status: 'SENT' })
      const stall = stalls.find(({ product }) => product.id === items[0]?.productId)
      receipts.push(() => (stall as Stall).seller.POST('/returns/{id}/receive', { params: keyed(returnId), body: {} }))
    }
  const facts = new Facts()
  facts.ended(await atOnce(receipts), { successes: receipts.length, refusals: [] })
  const left = await Promise.all(stalls.map(({ product }) => stockOf(server, product)))
  facts.hold('all goods are back', left, [calls, calls])
  return facts
}

/** The job cancels checkouts that nobody paid while others buy the same goods of the same shops. */
export const expiredAgainstCheckout: Race = async (server, calls) => {
  const stalls = await arrangeStalls(server, 4, calls)
  await enableVnpay(server)
  const half = Math.ceil(calls / 2)
  const unpaid = await Promise.all(
    times(half, async () => {
      const { client, addressId, buyer } = await arrangeCart(server, stalls)
      const { data } = await client.POST('/orders', {
        params: { header: { 'Idempotency-Key': newKey() } },
        body: { addressId, paymentMethod: 'VNPAY', expectedTotalInCents: stalls.length * price },
      })
      if (!data) throw new Error('nothing was ordered')
      return buyer.id
    }),
  )
  await server.owner.query(
    `update order_groups set payment_due_at = now() - interval '1 minute' where buyer_id = any ($1)`,
    [unpaid],
  )
  const buyers = await Promise.all(times(calls - half, () => arrangeCart(server, stalls)))
  const { database, ports } = server.api
  const [answers] = await Promise.all([
    atOnce(
      buyers.map(
        ({ order }) =>
          (): Promise<Ending> =>
            order(stalls.length * price),
      ),
    ),
    followPayments({ database, ports }),
  ])
  const facts = new Facts()
  facts.ended(answers, { successes: succeeded(answers), refusals: ['409 stock.insufficient'] })
  const open = await count(server, `orders where buyer_id = any ($1) and status <> 'CANCELLED'`, [unpaid])
  facts.hold('nothing stands that nobody paid', open, 0)
  const left = await Promise.all(stalls.map(({ product }) => stockOf(server, product)))
  facts.hold(
    'their goods are free again',
    left,
    times(stalls.length, () => calls - succeeded(answers)),
  )
  return facts
}

/** An administrator decides on reviews of several shops’ products while buyers check these out. */
export const reviewsAgainstCheckout: Race = async (server, calls) => {
  const stalls = await arrangeStalls(server, 4, calls)
  const author = await arrangePerson(server)
  const ids: string[] = []
  for (const { product } of stalls) ids.push((await arrangeReview(server, { product, user: author.id })).id)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const buyers = await Promise.all(times(Math.ceil(calls / 2), () => arrangeCart(server, stalls)))
  const decisions = times(
    calls - buyers.length,
    (index) => (): Promise<Ending> =>
      admin.POST('/reviews/bulk-moderate', { body: { ids, status: index % 2 === 0 ? 'HIDDEN' : 'APPROVED' } }),
  )
  const checkouts = buyers.map(
    ({ order }) =>
      (): Promise<Ending> =>
        order(stalls.length * price),
  )
  const turns = times(Math.max(checkouts.length, decisions.length), (index) => [checkouts[index], decisions[index]])
  const endings = await atOnce(turns.flat().filter((call) => call !== undefined))
  const facts = new Facts()
  facts.ended(endings, { successes: calls, refusals: [] })
  return facts
}

/** The platform takes a shop off the site and back again while orders of several of its products are cancelled. */
export const shopHiddenAgainstCancellations: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const stalls: Stall[] = []
  const seller = server.client((await arrangePerson(server, { shop })).token)
  while (stalls.length < 5)
    stalls.push({ product: await arrangeProduct(server, { shop, price, stock: calls }), seller })
  const bought = await arrangeBought(server, stalls, Math.ceil(calls / 2))
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const body = { reason: 'Đổi ý không mua nữa' }
  const cancels = bought.map(
    ({ client, orders }) =>
      (): Promise<Ending> =>
        client.POST('/orders/{id}/cancel', { params: keyed(orders[0]?.id ?? ''), body }),
  )
  const switches = times(
    calls - cancels.length,
    (index) => (): Promise<Ending> =>
      admin.POST('/tenants/bulk', { body: { ids: [shop], action: index % 2 === 0 ? 'HIDE' : 'SHOW' } }),
  )
  const turns = times(Math.max(cancels.length, switches.length), (index) => [cancels[index], switches[index]])
  const facts = new Facts()
  facts.ended(await atOnce(turns.flat().filter((call) => call !== undefined)), { successes: calls, refusals: [] })
  const left = await Promise.all(stalls.map(({ product }) => stockOf(server, product)))
  facts.hold(
    'all goods are back',
    left,
    times(stalls.length, () => calls),
  )
  return facts
}

/** Administrators pause different coupons of the same shops, each list beginning with another shop. */
export const couponsOfSeveralShops: Race = async (server, calls) => {
  const shops = await Promise.all(times(6, async () => (await arrangeShop(server)).id))
  const lists = await Promise.all(
    times(Math.ceil(calls / 2), (index) =>
      Promise.all(
        (index % 2 === 0 ? shops : shops.toReversed()).map(async (shop) => (await arrangeCoupon(server, { shop })).id),
      ),
    ),
  )
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const pauses = lists.map(
    (ids) => (): Promise<Ending> => admin.POST('/coupons/bulk', { body: { ids, action: 'DEACTIVATE' } }),
  )
  const facts = new Facts()
  facts.ended(await atOnce(pauses), { successes: lists.length, refusals: [] })
  const paused = await count(server, 'coupons where id = any ($1) and not is_active', [lists.flat()])
  facts.hold('all are paused', paused, lists.length * shops.length)
  return facts
}

/** People pay orders by their wallets in one tab and place others in another. */
export const paidWhileOrdering: Race = async (server, calls) => {
  const [stall] = await arrangeStalls(server, 1, 2 * calls)
  if (!stall) throw new Error('no shop')
  await enableVnpay(server)
  const buyers = await Promise.all(
    times(Math.ceil(calls / 2), async () => {
      const buyer = await arrangeCart(server, [stall])
      const { data } = await buyer.client.POST('/orders', {
        params: { header: { 'Idempotency-Key': newKey() } },
        body: { addressId: buyer.addressId, paymentMethod: 'VNPAY', expectedTotalInCents: price },
      })
      await buyer.client.POST('/cart', { body: { productId: stall.product.id, quantity: 1 } })
      return { ...buyer, orderId: data?.orders[0]?.id ?? '' }
    }),
  )
  const endings = await atOnce(
    buyers.flatMap(({ client, order, orderId }): (() => Promise<Ending>)[] => [
      () =>
        client.POST('/payments/create', {
          params: { header: { 'Idempotency-Key': newKey() } },
          body: { orderId, method: 'WALLET' },
        }),
      () => order(price),
    ]),
  )
  const facts = new Facts()
  facts.ended(endings, { successes: endings.length, refusals: [] })
  facts.hold('every wallet paid both', [...new Set(await walletsOf(server, buyers))], [8 * price])
  return facts
}
