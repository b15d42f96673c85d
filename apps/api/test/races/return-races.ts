import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, stockOf, walletsOf } from './race.ts'

const stock = 10
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

/** Arranges a delivered order of one piece. */
async function arrangeDelivered(server: TestApi) {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price, stock })
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const buyer = await arrangeBuyerOf(server, product)
  const { data } = await buyer.order(price)
  const order = data?.orders[0]
  const [id, lineId] = [order?.id ?? '', order?.items[0]?.id ?? '']
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await seller.PUT('/orders/{id}/status', { params: keyed(id), body: { status } })
  return { id, lineId, product, seller, ...buyer }
}

const ask = (client: TestClient, id: string, orderLineId: string) =>
  client.POST('/orders/{id}/returns', {
    params: keyed(id),
    body: {
      lines: [{ orderLineId, quantity: 1 }],
      reason: 'DAMAGED',
      description: 'Bình bị nứt ở đáy',
    },
  })
const receive = (seller: TestClient, id: string): Promise<Ending> =>
  seller.POST('/returns/{id}/receive', { params: keyed(id), body: {} })

/** Arranges a return whose goods are on their way. */
async function arrangeSent(server: TestApi) {
  const arranged = await arrangeDelivered(server)
  const { client, seller, id, lineId } = arranged
  const returnId = (await ask(client, id, lineId)).data?.id ?? ''
  await seller.POST('/returns/{id}/approve', { params: keyed(returnId), body: {} })
  await client.POST('/returns/{id}/send', { params: keyed(returnId), body: { carrier: 'SHOP' } })
  return { ...arranged, returnId }
}

/** The buyer asks for the return of one piece in many tabs. */
export const returnsOfOnePiece: Race = async (server, calls) => {
  const { id, lineId, client } = await arrangeDelivered(server)
  const facts = new Facts()
  const asks = times(calls, () => () => ask(client, id, lineId))
  facts.ended(await atOnce(asks), { successes: 1, refusals: ['422 request.invalid'] })
  facts.hold('one return of the piece', await count(server, 'order_returns where order_id = $1', [id]), 1)
  return facts
}

/** The shop takes one return in many times. */
export const receivedByMany: Race = async (server, calls) => {
  const { returnId, seller, buyer, product } = await arrangeSent(server)
  const facts = new Facts()
  const endings = await atOnce(times(calls, () => () => receive(seller, returnId)))
  facts.ended(endings, { successes: 1, refusals: ['409 return.transition_not_allowed'] })
  facts.hold('the piece comes back once', await stockOf(server, product), stock)
  facts.hold('the buyer gets the money once', await walletsOf(server, [{ buyer }]), [10 * price])
  return facts
}

/** The shop takes a return in while it refunds most of its order by hand. */
export const returnAgainstRefund: Race = async (server, calls) => {
  const { id, returnId, seller, buyer } = await arrangeSent(server)
  const refunds: Ending[] = []
  const receipts: Ending[] = []
  const body = { reason: 'Hàng lỗi', amountInCents: (price * 7) / 10 }
  await atOnce(
    times(calls, (index) => async () => {
      if (index % 2 === 0) receipts.push(await receive(seller, returnId))
      else refunds.push(await seller.POST('/orders/{id}/refund', { params: keyed(id), body }))
    }),
  )
  const facts = new Facts()
  facts.ended(receipts, { successes: 1, refusals: ['409 return.transition_not_allowed'] })
  facts.ended(refunds, {
    successes: Math.min(1, refunds.filter(({ response }) => response.status < 300).length),
    refusals: ['409 payment.refund_too_large', '409 payment.not_refundable'],
  })
  facts.hold('the buyer gets back what was paid', await walletsOf(server, [{ buyer }]), [10 * price])
  return facts
}

/** Two of the shop's people answer a return differently. */
export const returnAnsweredByMany: Race = async (server, calls) => {
  const { id, lineId, client, seller } = await arrangeDelivered(server)
  const returnId = (await ask(client, id, lineId)).data?.id ?? ''
  const params = () => keyed(returnId)
  const ways: (() => Promise<Ending>)[] = [
    () => seller.POST('/returns/{id}/approve', { params: params(), body: {} }),
    () => seller.POST('/returns/{id}/reject', { params: params(), body: { note: 'Hàng đã dùng' } }),
  ]
  const endings = await atOnce(times(calls, (index) => ways[index % 2] ?? (() => receive(seller, returnId))))
  const facts = new Facts()
  facts.ended(endings, { successes: 1, refusals: ['409 return.transition_not_allowed'] })
  facts.hold('one answer', await count(server, 'order_return_events where return_id = $1', [returnId]), 2)
  return facts
}
