import { arrangeDelivery } from '../testing/arrange-digital-deliveries.ts'
import { arrangeOrderMessage } from '../testing/arrange-order-notifications.ts'
import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

/** Arranges an order that its buyer paid from the wallet. */
async function arrangePaidOrder(server: TestApi) {
  const { id: shop } = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop, seller: seller.id, price })
  const { client, order } = await arrangeBuyerOf(server, product)
  const { data } = await order(price)
  const [bought] = data?.orders ?? []
  return { client, seller, orderId: bought?.id ?? '', lineId: bought?.items[0]?.id ?? '' }
}

/** A buyer downloads one delivery from many tabs: as often as it is allowed, never more. */
export const lastDownloads: Race = async (server, calls) => {
  const { client, seller, lineId } = await arrangePaidOrder(server)
  const allowed = 3
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id, maxDownloads: allowed })
  const answers = await atOnce<Ending>(
    times(calls, () => () => {
      return client.POST('/digital-deliveries/{id}/download', { params: { path: { id } }, parseAs: 'blob' })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: allowed, refusals: ['409 delivery.used_up'] })
  facts.hold(
    'as many are counted',
    await count(server, 'digital_deliveries where id = $1 and download_count = max_downloads', [id]),
    1,
  )
  return facts
}

/** Many of a shop send one failed mail again: it is queued once. */
export const retriesOfOneMessage: Race = async (server, calls) => {
  const { seller, orderId } = await arrangePaidOrder(server)
  const id = await arrangeOrderMessage(server, { orderId, hasFailed: true })
  const client = server.client(seller.token)
  const answers = await atOnce<Ending>(
    times(calls, () => () => client.POST('/order-notifications/{id}/retry', { params: { path: { id } } })),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 order_notification.not_failed'] })
  facts.hold(
    'it is audited once',
    await count(server, `audit_logs where entity_id = $1 and action = 'order_notification.retry'`, [id]),
    1,
  )
  return facts
}
