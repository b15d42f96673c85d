import { expect, test } from 'vitest'
import { arrangeAccountants, arrangeCarried, type Carried, remit } from '../../../test/testing/arrange-remittances.ts'
import { releaseOrders } from '../../jobs/release-orders.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const clock = { passedDays: 0 }
const server = useTestApi(() => ({ now: () => new Date(Date.now() + clock.passedDays * 86_400_000) }))
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const reason = 'Hàng bị vỡ khi nhận'
const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function balances(column: 'tenant_id' | 'user_id', id: string): Promise<Record<string, number>> {
  const { rows } = await server.owner.query<{ name: string; balance: number }>(
    `select coalesce(gateway, kind) as name, balance_in_cents as balance from ledger_accounts
     where ${column} = $1 and balance_in_cents <> 0`,
    [id],
  )
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}
const ofShop = ({ shop }: Carried) => balances('tenant_id', shop.id)
/** What the buyer's wallet holds beside the 100 cents of the beginning. */
const refundedOf = async ({ buyer }: Carried) => ((await balances('user_id', buyer.id)).USER_WALLET ?? 0) - 100

const orderOf = async ({ client, order }: Carried) =>
  (await client.GET('/orders/{id}', { params: { path: { id: order.id } } })).data

async function paymentOf({ client }: Carried) {
  return (await client.GET('/payments/my-payments', {})).data?.data[0]
}

const remitted = async () => {
  const carried = await arrangeCarried(server)
  await remit(await arrangeAccountants(server), carried, 500_000)
  return carried
}

test('[PAY-01] the shop’s word DELIVERED moves no money that a carrier collects', async () => {
  const carried = await arrangeCarried(server)
  expect(await orderOf(carried)).toMatchObject({
    status: 'DELIVERED',
    paymentStatus: 'PENDING',
    collectedBy: 'CARRIER',
  })
  expect(await paymentOf(carried)).toMatchObject({ status: 'PENDING', collectedBy: 'CARRIER' })
  expect([await ofShop(carried), await refundedOf(carried)]).toEqual([{}, 0])
})

const claims = {
  'a refund by the shop': ({ seller, order }: Carried) =>
    seller.POST('/orders/{id}/refund', { params: keyed(order.id), body: { reason } }),
  'the status REFUNDED': ({ seller, order }: Carried) =>
    seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status: 'REFUNDED' } }),
  'a confirmed receipt': ({ client, order }: Carried) =>
    client.POST('/orders/{id}/confirm-receipt', { params: keyed(order.id) }),
  'a complaint': ({ client, order }: Carried) =>
    client.POST('/orders/{id}/complaint', { params: keyed(order.id), body: { reason } }),
  'a return': ({ client, order }: Carried) =>
    client.POST('/orders/{id}/returns', {
      params: keyed(order.id),
      body: { reason: 'DAMAGED', description: reason, lines: [{ orderLineId: order.items[0]?.id ?? '', quantity: 1 }] },
    }),
  'a refund by the platform': async (carried: Carried) =>
    (await administrator()).POST('/admin/payments/{id}/refund', {
      params: keyed((await paymentOf(carried))?.id ?? ''),
      body: { reason },
    }),
  'a verification by the platform': async (carried: Carried) =>
    (await administrator()).POST('/admin/payments/{id}/verify', {
      params: keyed((await paymentOf(carried))?.id ?? ''),
      body: {},
    }),
  'the status PAID by the platform': async (carried: Carried) =>
    (await administrator()).PUT('/admin/payments/{id}/status', {
      params: keyed((await paymentOf(carried))?.id ?? ''),
      body: { status: 'PAID' },
    }),
}

test.each(Object.entries(claims))('before the remittance, %s is refused and moves nothing', async (_claim, ask) => {
  const carried = await arrangeCarried(server)
  const { response, error } = await ask(carried)
  expect([response.status, error?.code]).toEqual([409, 'payment.not_remitted'])
  expect([await ofShop(carried), await refundedOf(carried)]).toEqual([{}, 0])
})

test('[PAY-01] the remittance pays the order: its money waits for the release, and the carrier’s fee is the platform’s', async () => {
  const promotions = () =>
    server.owner
      .query<{ balance: number }>(`select balance_in_cents as balance from ledger_accounts where kind = 'PROMOTIONS'`)
      .then(({ rows }) => rows[0]?.balance ?? 0)
  const before = await promotions()
  const carried = await remitted()
  expect(await orderOf(carried)).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', collectedBy: 'CARRIER' })
  expect(await paymentOf(carried)).toMatchObject({ status: 'PAID' })
  expect([await ofShop(carried), await promotions()]).toEqual([{ ORDER_CLEARING: 10_000_000 }, before - 500_000])
})

test('the release pays the shop its share, as of any captured payment', async () => {
  const carried = await remitted()
  await claims['a confirmed receipt'](carried)
  expect(await ofShop(carried)).toEqual({ SELLER_PAYABLE: 9_500_000, PLATFORM_COMMISSION: 500_000 })
})

test.each(['a refund by the shop', 'the status REFUNDED', 'a refund by the platform'] as const)(
  'after the remittance, %s goes to the wallet, out of the order’s money',
  async (claim) => {
    const carried = await remitted()
    await claims[claim](carried)
    expect([await ofShop(carried), await refundedOf(carried)]).toEqual([{}, 10_000_000])
  },
)

test('after the remittance, a complaint gives the money back to the wallet', async () => {
  const carried = await remitted()
  await claims['a complaint'](carried)
  await (await administrator()).POST('/admin/order-complaints/{id}/decide', {
    params: keyed(carried.order.id),
    body: { decision: 'REFUND', note: reason },
  })
  expect([await ofShop(carried), await refundedOf(carried)]).toEqual([{}, 10_000_000])
})

test('the days until the release, and those of a return, count from a remittance that comes after the delivery', async () => {
  const carried = await arrangeCarried(server)
  const job = () => releaseOrders({ database: server.api.database, ports: server.api.ports })
  clock.passedDays = 10
  await job()
  expect(await ofShop(carried)).toEqual({})
  await remit(await arrangeAccountants(server), carried)
  await job()
  expect(await ofShop(carried)).toEqual({ ORDER_CLEARING: 10_000_000 })
  expect((await claims['a return'](carried)).response.status).toBe(201)
  clock.passedDays = 0
})

test('a parcel that is still on its way is paid by its remittance, and delivered as paid', async () => {
  const carried = await arrangeCarried(server, { status: 'SHIPPED' })
  await remit(await arrangeAccountants(server), carried)
  expect(await orderOf(carried)).toMatchObject({ status: 'SHIPPED', paymentStatus: 'PAID' })
  const { seller, order } = carried
  await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status: 'DELIVERED' } })
  expect(await ofShop(carried)).toEqual({ ORDER_CLEARING: 10_000_000 })
})

test('what was delivered counts as no open cash order of the buyer, though the carrier has the cash', async () => {
  const carried = await arrangeCarried(server)
  const { rows } = await server.owner.query(
    `select count(*)::int as open from orders where buyer_id = $1 and status not in ('DELIVERED', 'CANCELLED', 'REFUNDED')`,
    [carried.buyer.id],
  )
  expect(rows).toEqual([{ open: 0 }])
})

test('the collector of a payment can’t be changed any more once a carrier has the parcel', async () => {
  const { order, shop } = await arrangeCarried(server)
  await expect(
    server.owner.query('update payments set carrier_id = null, collector_id = $2 where order_id = $1', [
      order.id,
      shop.id,
    ]),
  ).rejects.toThrow('the collector of a payment stays')
})
