import { expect, test } from 'vitest'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeUnpaid, beginPayment, decide, openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const of = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })

/** A parcel that comes back of an order paid through MoMo, and the gateway's charge of it. */
async function arrangeSent() {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  const { client, order, shop, buyer } = checkout
  const { reference } = await beginPayment(checkout, 'MOMO')
  await decide(stage, reference)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await seller.PUT('/orders/{id}/status', { ...of(order.id), body: { status } })
  const [line] = order.items
  const { data } = await client.POST('/orders/{id}/returns', {
    ...of(order.id),
    body: {
      lines: [{ orderLineId: line?.id ?? '', quantity: line?.quantity ?? 0 }],
      ...{ reason: 'DAMAGED', description: 'Bình bị nứt một đường dài ở đáy', destination: 'SOURCE' },
    },
  })
  const id = data?.id ?? ''
  await seller.POST('/returns/{id}/approve', { ...of(id), body: {} })
  await client.POST('/returns/{id}/send', { ...of(id), body: { carrier: 'GHN', trackingCode: 'GHN42' } })
  const wallet = async () => (await walletOf(server, buyer.id)).balance
  return { id, seller, client, order, wallet, charge: () => stage.sandbox.charges.byReference('momo', reference) }
}

test('receiveReturn: a refund to the source goes back through the gateway, not to the wallet', async () => {
  const { id, seller, client, order, wallet, charge } = await arrangeSent()
  const money = await wallet()
  const { data } = await seller.POST('/returns/{id}/receive', { ...of(id), body: {} })
  expect(data).toMatchObject({ status: 'REFUNDED', destination: 'SOURCE' })
  stage.pass(5)
  await stage.follow()
  expect(charge()?.refunds).toHaveLength(1)
  expect(await wallet()).toBe(money)
  const { data: read } = await client.GET('/orders/{id}', { params: { path: { id: order.id } } })
  expect(read).toMatchObject({ refundedInCents: data?.refundInCents })
})

test('receiveReturn: a gateway that refuses leaves nobody without the money: it goes to the wallet', async () => {
  const { id, seller, wallet, charge } = await arrangeSent()
  const money = await wallet()
  const paid = charge()
  // The gateway gave everything back already, so that it refuses.
  if (paid) stage.sandbox.charges.refund(paid, 'elsewhere', paid.amount)
  const { data } = await seller.POST('/returns/{id}/receive', { ...of(id), body: {} })
  stage.pass(5)
  await stage.follow()
  expect((await wallet()) - money).toBe(data?.refundInCents)
})
