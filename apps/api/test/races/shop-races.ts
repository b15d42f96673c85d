import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

/** A shop closes while many buy from it. Orders are placed before that or not at all. */
export const closedAgainstCheckout: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop, price, stock: calls })
  const buyers = await Promise.all(times(calls - 1, () => arrangeBuyerOf(server, product)))
  // The moment of the closing, as soon as its transaction is committed.
  let ordersWhenClosed = 0
  const close = async (): Promise<Ending> => {
    const answer = await server.client(seller.token).PUT('/auth/shop/settings', { body: { isOpen: false } })
    ordersWhenClosed = await count(server, 'orders where tenant_id = $1', [shop])
    return answer
  }
  const answers = await atOnce<Ending>([...buyers.map((buyer) => () => buyer.order(price)), close])
  const facts = new Facts()
  const placed = answers.slice(0, -1).filter(({ response }) => response.status === 201).length
  facts.ended(answers, { successes: placed + 1, refusals: ['409 shop.closed'] })
  const orders = await count(server, 'orders where tenant_id = $1', [shop])
  facts.hold('no order is placed after the shop was closed', orders, ordersWhenClosed)
  return facts
}
