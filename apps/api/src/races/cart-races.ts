import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { price, type Race } from './race.ts'

/** A guest’s cart is merged while the account’s cart is checked out: it is bought whole, left whole, or bought later. */
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
