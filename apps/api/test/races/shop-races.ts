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

/** A shop raises its delivery fee while many buy from it. Orders pay the fee they were shown, or are not placed. */
export const feesAgainstCheckout: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop, price, stock: calls })
  const buyers = await Promise.all(times(calls - 1, () => arrangeBuyerOf(server, product)))
  // The orders at the old fee as soon as the change is committed.
  let ordersWhenRaised = 0
  const raise = async (): Promise<Ending> => {
    const answer = await server
      .client(seller.token)
      .PUT('/auth/shop/settings', { body: { shippingFeeInCents: 1_000_000 } })
    ordersWhenRaised = await count(server, 'orders where tenant_id = $1', [shop])
    return answer
  }
  const answers = await atOnce<Ending>([...buyers.map((buyer) => () => buyer.order(price)), raise])
  const facts = new Facts()
  const placed = answers.slice(0, -1).filter(({ response }) => response.status === 201).length
  facts.ended(answers, { successes: placed + 1, refusals: ['409 order.price_changed'] })
  const orders = await count(server, 'orders where tenant_id = $1', [shop])
  facts.hold('no order is placed at the old fee after it was raised', orders, ordersWhenRaised)
  return facts
}

/** People of a shop save different settings that they edited in the same version. */
export const settingsOfOneVersion: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const boss = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const { data } = await seller.GET('/auth/shop/settings')
  const updatedAt = data?.updatedAt ?? ''
  const saved: string[] = []
  const answers = await atOnce<Ending>(
    times(calls, (index) => async () => {
      const body = { updatedAt, description: `Gốm lò số ${index}` }
      const answer =
        index % 2 === 0
          ? await seller.PUT('/auth/shop/settings', { body })
          : await boss.PUT('/auth/tenant/settings', { body })
      if (answer.data) saved.push(body.description)
      return answer
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 tenant.settings_changed'] })
  const { rows } = await server.owner.query<{ description: string }>('select description from tenants where id = $1', [
    shop,
  ])
  facts.hold(
    'what was saved stands',
    rows,
    saved.map((description) => ({ description })),
  )
  return facts
}
