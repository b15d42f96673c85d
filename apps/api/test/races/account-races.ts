import { arrangeAddress, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { Facts } from './facts.ts'
import { count, type Race } from './race.ts'

/** A person reviews one product from many tabs. */
export const oneReview: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const client = server.client((await arrangePerson(server)).token)
  const comment = 'Gốm đẹp, đóng gói rất kỹ, giao nhanh.'
  const review = () => client.POST('/reviews', { body: { productId: product.id, rating: 5, comment } })
  const facts = new Facts()
  facts.ended(await atOnce(times(calls, () => review)), { successes: 1, refusals: ['409 review.already_reviewed'] })
  facts.hold('one review stands', await count(server, 'reviews where product_id = $1', [product.id]), 1)
  const { rows } = await server.owner.query('select rating_count from products where id = $1', [product.id])
  facts.hold('it counts once', rows[0]?.rating_count, 1)
  return facts
}

/** Several addresses become the default concurrently. */
export const oneDefaultAddress: Race = async (server, calls) => {
  const { id: userId, token } = await arrangePerson(server)
  const addresses = await Promise.all(times(5, () => arrangeAddress(server, userId)))
  const client = server.client(token)
  const choose = times(calls, (index) => () => {
    const id = addresses[index % addresses.length]?.id ?? ''
    return client.PUT('/addresses/{id}/default', { params: { path: { id } } })
  })
  const facts = new Facts()
  facts.ended(await atOnce(choose), { successes: calls, refusals: [] })
  const defaults = await count(server, 'addresses where user_id = $1 and is_default', [userId])
  facts.hold('one address is the default', defaults, 1)
  return facts
}
