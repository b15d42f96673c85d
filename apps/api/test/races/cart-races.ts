import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangeCartLine, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import { atOnce, inPlaces, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

/**
 * A guest’s cart is merged during the account’s checkout: the merged items are all bought, all left in the cart, or
 * bought later.
 */
export const mergeAgainstCheckout: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const [bought, merged] = [
    await arrangeProduct(server, { shop, price, stock: calls }),
    await arrangeProduct(server, { shop, price, stock: calls }),
  ]
  const buyers = await Promise.all(times(Math.ceil(calls / 2), () => arrangeBuyerOf(server, bought)))
  const items = [{ productId: merged.id, quantity: 1 }]
  const answers = await atOnce<Ending>([
    ...buyers.map((buyer) => () => buyer.order(price)),
    ...buyers.map((buyer) => () => buyer.client.POST('/cart/merge', { body: { items } })),
  ])
  const facts = new Facts()
  const priced = answers.slice(0, buyers.length).filter(({ response }) => response.status === 201).length
  facts.ended(answers, { successes: buyers.length + priced, refusals: ['409 order.price_changed'] })
  const { rows } = await server.owner.query<{ lost: number }>(
    `select count(*) as lost from unnest($1::uuid[]) buyer, unnest($2::uuid[]) variant
     where (exists (select from cart_items c where c.user_id = buyer and c.variant_id = variant)::integer
          + exists (select from order_lines l where l.buyer_id = buyer and l.variant_id = variant)::integer) <> 1`,
    [buyers.map(({ buyer }) => buyer.id), [bought.variantId, merged.variantId]],
  )
  facts.hold('each thing is either bought or still in the cart', rows[0]?.lost, 0)
  return facts
}

/** Arranges guests’ carts to be merged sequentially by several workers. All at once, they would finish too soon. */
async function arrangeMerges(server: TestApi, guests: number, productIds: readonly string[]) {
  const people = await Promise.all(times(guests, () => arrangePerson(server)))
  // The reverse of the order in which everybody else locks products.
  const items = productIds.toSorted((one, two) => (one < two ? 1 : -1)).map((productId) => ({ productId, quantity: 1 }))
  const merges = people.map(
    ({ token }) =>
      () =>
        server.client(token).POST('/cart/merge', { body: { items } }),
  )
  return { merges, cartsOf: people.map(({ id }) => id) }
}

/** Guests’ carts name products that others are checking out. */
export const mergesOfWhatIsBought: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const products = await Promise.all(times(4, () => arrangeProduct(server, { shop, price, stock: calls })))
  const [first, ...rest] = products
  if (!first) throw new Error('no product')
  const buyers = await Promise.all(
    times(Math.ceil(calls / 4), async () => {
      const buyer = await arrangeBuyerOf(server, first)
      for (const product of rest) await arrangeCartLine(server, buyer.buyer.id, product)
      return buyer
    }),
  )
  const ids = products.map(({ id }) => id)
  const { merges, cartsOf } = await arrangeMerges(server, calls - buyers.length, ids)
  const answers = await atOnce<Ending[]>([
    ...buyers.map((buyer) => async () => [await buyer.order(products.length * price)]),
    ...inPlaces(12, merges),
  ])
  const facts = new Facts()
  facts.ended(answers.flat(), { successes: calls, refusals: [] })
  const merged = await count(server, 'cart_items where user_id = any($1)', [cartsOf])
  facts.hold('every guest has the whole cart', merged, cartsOf.length * ids.length)
  return facts
}

/** A shop repeatedly updates products in bulk while guests’ carts with them are merged. */
export const mergesOfWhatIsChanged: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const products = await Promise.all(times(40, () => arrangeProduct(server, { shop, price, seller: seller.id })))
  const productIds = products.map(({ id }) => id)
  const { merges } = await arrangeMerges(server, Math.floor(calls / 2), productIds)
  const client = server.client(seller.token)
  const changes = times(Math.ceil(calls / 2), (index) => () => {
    const updates = { priceInCents: price + index * 100 }
    return client.PUT('/products/bulk-update', { body: { productIds, updates } })
  })
  const answers = await atOnce<Ending[]>([...inPlaces<Ending>(4, changes), ...inPlaces<Ending>(4, merges)])
  const facts = new Facts()
  facts.ended(answers.flat(), { successes: calls, refusals: [] })
  return facts
}
