import type { BodyOf, OrderStatus } from '@chonoi/contract'
import { releaseOrders } from '../../src/jobs/release-orders.ts'
import { arrangeBuyerOf, arrangeCoupon, arrangeOrderOf } from '../testing/arrange-catalogue.ts'
import { type ArrangedProduct, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { arrangeOwedFees } from '../testing/arrange-withdrawals.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, stockOf, walletsOf } from './race.ts'

const stock = 10
const late = ['409 order.transition_not_allowed', '409 order.not_cancellable']
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const cancel = (client: TestClient, id: string): Promise<Ending> =>
  client.POST('/orders/{id}/cancel', { params: keyed(id), body: { reason: 'Đổi ý không mua nữa' } })
const move = (client: TestClient, id: string, status: BodyOf<'updateOrderStatus'>['status']): Promise<Ending> =>
  client.PUT('/orders/{id}/status', { params: keyed(id), body: { status } })

/** Arranges a purchased order of one item, moved by its shop to `until`. */
async function arrangeOrder(server: TestApi, until: OrderStatus, more: { discount?: number } = {}) {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price, stock })
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const { id, ...buyer } = await arrangeOrderIn(server, product, more.discount)
  const way = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const
  for (const status of way.slice(0, way.findIndex((step) => step === until) + 1)) await move(seller, id, status)
  return { id, ...buyer, seller, product }
}

async function arrangeOrderIn(server: TestApi, product: ArrangedProduct, discount = 0) {
  const buyer = await arrangeBuyerOf(server, product)
  const coupon = discount > 0 ? await arrangeCoupon(server, { value: discount }) : undefined
  if (coupon) await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
  const { data } = await buyer.order(price - (price * discount) / 100)
  return { ...buyer, id: data?.orders[0]?.id ?? '' }
}
const statusOf = async ({ owner }: TestApi, id: string) =>
  (await owner.query<{ status: OrderStatus }>('select status from orders where id = $1', [id])).rows[0]?.status

/** The shop ships and cancels an order concurrently. */
export const cancelAgainstShip: Race = async (server, calls) => {
  const { id, seller, buyer, product } = await arrangeOrder(server, 'PROCESSING')
  const steps = times(calls, (index) => () => move(seller, id, index % 2 === 0 ? 'SHIPPED' : 'CANCELLED'))
  const facts = new Facts()
  facts.ended(await atOnce(steps), { successes: 1, refusals: late })
  const isShipped = (await statusOf(server, id)) === 'SHIPPED'
  facts.hold('what is shipped stays paid', await walletsOf(server, [{ buyer }]), [isShipped ? 9 * price : 10 * price])
  facts.hold('what is shipped left the stock', await stockOf(server, product), isShipped ? stock - 1 : stock)
  return facts
}

/** The buyer and the shop cancel a free order, which has no ledger entry to guard it, only its own row. */
export const freeOrderCancelled: Race = async (server, calls) => {
  const { id, client, seller, product } = await arrangeOrder(server, 'CONFIRMED', { discount: 100 })
  const both = times(calls, (index) => () => (index % 2 === 0 ? cancel(client, id) : move(seller, id, 'CANCELLED')))
  const facts = new Facts()
  facts.ended(await atOnce(both), { successes: 1, refusals: late })
  facts.hold('its piece comes back once', await stockOf(server, product), stock)
  return facts
}

/** Everybody who may refunds a delivered order. The shop has money from another one. */
export const refundedByMany: Race = async (server, calls) => {
  const { id, seller, buyer, product } = await arrangeOrder(server, 'DELIVERED')
  const other = await arrangeOrderIn(server, product)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await move(seller, other.id, status)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const facts = new Facts()
  const refunds = times(calls, (index) => () => move(index % 2 === 0 ? seller : admin, id, 'REFUNDED'))
  facts.ended(await atOnce(refunds), { successes: 1, refusals: late })
  facts.hold('the buyer gets it back once', await walletsOf(server, [{ buyer }]), [10 * price])
  return facts
}

export const confirm = (client: TestClient, id: string): Promise<Ending> =>
  client.POST('/orders/{id}/confirm-receipt', { params: keyed(id) })

/** Runs the release as the jobs do on a day when everything is due. */
const release = (server: TestApi) => {
  const now = () => new Date(Date.now() + 30 * 86_400_000)
  return releaseOrders({ database: server.api.database, ports: { ...server.api.ports, now } })
}
const payableOf = async ({ owner }: TestApi, order: string) =>
  (
    await owner.query<{ cents: number }>(
      `select coalesce(sum(e.amount_in_cents), 0)::bigint as cents from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
       where a.kind = 'SELLER_PAYABLE' and t.reference_id = $1`,
      [order],
    )
  ).rows[0]?.cents

const succeeded = (endings: readonly Ending[]) => endings.filter(({ response }) => response.status < 300).length

/** The buyer confirms a delivered order while the job releases it. */
export const confirmAgainstRelease: Race = async (server, calls) => {
  const { id, client } = await arrangeOrder(server, 'DELIVERED')
  const released: number[] = []
  const confirmed: Ending[] = []
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 10 === 0) released.push(await release(server))
      else confirmed.push(await confirm(client, id))
    }),
  )
  const facts = new Facts()
  // The job releases what earlier races left, too.
  facts.ended(confirmed, {
    successes: succeeded(confirmed),
    refusals: ['409 order.not_confirmable'],
  })
  facts.hold('the shop is paid once', await payableOf(server, id), (price * 95) / 100)
  facts.hold('somebody released it', released.some(Boolean) || succeeded(confirmed) === 1, true)
  return facts
}

/** Orders of a shop that are under way to their buyers. */
export async function arrangeShipped(server: TestApi, shop: string, orderCount: number) {
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const product = await arrangeProduct(server, { shop, price, stock: orderCount })
  const orders = []
  for (let index = 0; index < orderCount; index++) {
    const order = await arrangeOrderIn(server, product)
    for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED'] as const) await move(seller, order.id, status)
    orders.push(order)
  }
  return orders
}

/** Buyers confirm orders of a shop that owes commission of what it collected itself: less than two orders bring. */
export const debtPaidOff: Race = async (server, calls) => {
  const owed = 1.2 * price
  const shop = (await arrangeShop(server)).id
  const orders = await arrangeShipped(server, shop, Math.min(calls, 10))
  await arrangeOwedFees(server, shop, owed)
  const facts = new Facts()
  const confirmed = await atOnce(
    orders.map(
      ({ client, id }) =>
        () =>
          confirm(client, id),
    ),
  )
  facts.ended(confirmed, { successes: orders.length, refusals: [] })
  const { rows } = await server.owner.query<{ debt: number; payable: number }>(
    `select sum(balance_in_cents) filter (where gateway = 'fees_owed')::bigint as debt,
       sum(balance_in_cents) filter (where kind = 'SELLER_PAYABLE')::bigint as payable
     from ledger_accounts where tenant_id = $1`,
    [shop],
  )
  facts.hold('the debt is paid off once', rows, [{ debt: 0, payable: 0.95 * price * orders.length }])
  return facts
}

/** The shop refunds an order while its buyer confirms it and the job releases it. The shop has money from another one. */
export const refundAgainstRelease: Race = async (server, calls) => {
  const { id, client, seller, buyer, product } = await arrangeOrder(server, 'DELIVERED')
  const other = await arrangeOrderIn(server, product)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED'] as const) await move(seller, other.id, status)
  await confirm(other.client, other.id)
  const refunds: Ending[] = []
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 10 === 0) await release(server)
      else if (index % 3 === 0) await confirm(client, id)
      else refunds.push(await move(seller, id, 'REFUNDED'))
    }),
  )
  const facts = new Facts()
  facts.ended(refunds, { successes: 1, refusals: late })
  facts.hold('the buyer gets it back', await walletsOf(server, [{ buyer }]), [10 * price])
  facts.hold('the shop keeps nothing of it', await payableOf(server, id), 0)
  return facts
}

const complain = (client: TestClient, id: string): Promise<Ending> =>
  client.POST('/orders/{id}/complaint', { params: keyed(id), body: { reason: 'Bình bị nứt ở đáy' } })
const decide = (client: TestClient, id: string, decision: 'RELEASE' | 'REFUND'): Promise<Ending> =>
  client.POST('/admin/order-complaints/{id}/decide', { params: keyed(id), body: { decision, note: 'Đã xem ảnh' } })

/** The buyer complains about a delivered order while the job releases its money. */
export const complaintAgainstRelease: Race = async (server, calls) => {
  const { id, client } = await arrangeOrder(server, 'DELIVERED')
  const complaints: Ending[] = []
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 10 === 9) await release(server)
      else complaints.push(await complain(client, id))
    }),
  )
  const facts = new Facts()
  const isHeld = succeeded(complaints) > 0
  facts.ended(complaints, { successes: isHeld ? 1 : 0, refusals: ['409 order.not_complainable'] })
  facts.hold(
    'the shop is paid unless there is a complaint',
    await payableOf(server, id),
    isHeld ? 0 : (price * 95) / 100,
  )
  return facts
}

/** Two tabs of the buyer: one complains, the other confirms. A confirmation withdraws the complaint. */
export const complaintAgainstConfirm: Race = async (server, calls) => {
  const { id, client } = await arrangeOrder(server, 'DELIVERED')
  const confirmed: Ending[] = []
  const complaints: Ending[] = []
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 2 === 0) complaints.push(await complain(client, id))
      else confirmed.push(await confirm(client, id))
    }),
  )
  const facts = new Facts()
  facts.ended(confirmed, { successes: 1, refusals: ['409 order.not_confirmable'] })
  facts.ended(complaints, {
    successes: Math.min(1, succeeded(complaints)),
    refusals: ['409 order.not_complainable'],
  })
  facts.hold('the shop is paid once', await payableOf(server, id), (price * 95) / 100)
  return facts
}

/** Administrators decide on a complaint both ways while the buyer withdraws it. */
export const complaintDecidedByMany: Race = async (server, calls) => {
  const { id, client, buyer } = await arrangeOrder(server, 'DELIVERED')
  await complain(client, id)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const ways = [() => decide(admin, id, 'RELEASE'), () => decide(admin, id, 'REFUND'), () => confirm(client, id)]
  const endings = await atOnce(times(calls, (index) => ways[index % 3] ?? (() => confirm(client, id))))
  const facts = new Facts()
  facts.ended(endings, { successes: 1, refusals: ['409 complaint.not_open', '409 order.not_confirmable'] })
  const isRefunded = (await statusOf(server, id)) === 'REFUNDED'
  facts.hold('one of both has the money', await payableOf(server, id), isRefunded ? 0 : (price * 95) / 100)
  facts.hold('the buyer has the rest', await walletsOf(server, [{ buyer }]), [(isRefunded ? 10 : 9) * price])
  return facts
}

/** The shops and the buyer of a checkout cancel its orders concurrently. The last cancellation cancels the checkout. */
export const checkoutCancelledByShops: Race = async (server, calls) => {
  const shopsOfOne = 4
  const shops = await Promise.all(
    times(shopsOfOne, async () => {
      const shop = (await arrangeShop(server)).id
      const product = await arrangeProduct(server, { shop, price, stock: calls })
      return { product, seller: server.client((await arrangePerson(server, { shop })).token) }
    }),
  )
  const coupon = await arrangeCoupon(server)
  const [first, ...rest] = shops
  if (!first) throw new Error('no shop')
  const checkouts = await Promise.all(
    times(Math.ceil(calls / shopsOfOne), async () => {
      const buyer = await arrangeBuyerOf(server, first.product)
      for (const { product } of rest) await buyer.client.POST('/cart', { body: { productId: product.id, quantity: 1 } })
      await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
      const { data } = await buyer.order(shopsOfOne * (price - price / 10))
      return { ...buyer, orders: data?.orders ?? [] }
    }),
  )
  const cancels = checkouts.flatMap(({ orders, client }) =>
    orders.map(({ id, items }, index) => () => {
      const shop = shops.find(({ product }) => product.id === items[0]?.productId)
      return shop && index > 0 ? move(shop.seller, id, 'CANCELLED') : cancel(client, id)
    }),
  )
  const facts = new Facts()
  facts.ended(await atOnce(cancels), { successes: shopsOfOne * checkouts.length, refusals: [] })
  const uses = await count(server, 'coupon_redemptions where coupon_id = $1', [coupon.id])
  facts.hold('the coupon is free again', uses, 0)
  return facts
}

/**
 * Lines of a checkout's two unpaid orders are changed concurrently, in several checkouts. Later changes repair the
 * errors of earlier ones, so few compete in each.
 */
export const linesChanged: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const admin = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const buyer = await arrangePerson(server)
  const open = async () => {
    const product = await arrangeProduct(server, { shop, price, stock })
    const order = await arrangeOrderOf(server, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING' })
    return { ...order, product }
  }
  const orders: Awaited<ReturnType<typeof open>>[] = []
  for (let checkouts = 0; checkouts < 10; checkouts++) {
    const [one, two] = [await open(), await open()]
    await server.owner.query('update orders set group_id = $2 where id = $1', [two.id, one.groupId])
    await server.owner.query('delete from order_groups where id = $1', [two.groupId])
    orders.push(one, two)
  }
  const lines = orders.map(({ lineId }) => lineId)
  const answers = await atOnce(
    times(calls, (index) => () => {
      const id = lines[index % lines.length] ?? ''
      return admin.PATCH('/order-items/{id}', { params: keyed(id), body: { quantity: 2 + (index % 3) } })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  for (const { id, product } of orders) {
    const sold = await count(server, 'order_lines l, generate_series(2, l.quantity) where order_id = $1', [id])
    facts.hold('the stock follows the lines', await stockOf(server, product), stock - sold)
  }
  return facts
}
