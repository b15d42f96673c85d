import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

/** Buyers check out while the platform suspends the shop. */
export const suspendedAgainstCheckout: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price, stock: calls })
  const buyers = await Promise.all(times(calls, () => arrangeBuyerOf(server, product)))
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const placed = () => count(server, 'orders where tenant_id = $1', [shop])
  let onSite: number | undefined
  const suspend = async (): Promise<Ending> => {
    const params = { path: { id: shop } }
    const ending = await admin.PUT('/tenants/{id}/status', { params, body: { approvalStatus: 'SUSPENDED' } })
    onSite = await placed()
    return ending
  }
  const half = Math.floor(calls / 2)
  const checkouts = buyers.map(
    ({ order }) =>
      (): Promise<Ending> =>
        order(price),
  )
  const endings = await atOnce([...checkouts.slice(0, half), suspend, ...checkouts.slice(half)])
  const facts = new Facts()
  const refused = endings.filter(({ response }) => response.status >= 300).length
  facts.ended(endings, { successes: endings.length - refused, refusals: ['409 product.not_available'] })
  facts.hold('no order is placed once its shop left the site', await placed(), onSite)
  return facts
}

/** In pairs, two administrators take each other's role. */
export const rolesTakenFromEachOther: Race = async (server, calls) => {
  const pairs = await Promise.all(
    times(Math.ceil(calls / 2), () => Promise.all(times(2, () => arrangePerson(server, { role: 'ADMIN' })))),
  )
  const demotions = pairs.flatMap(([one, other]) =>
    one && other
      ? [
          [one, other],
          [other, one],
        ].map(([by, whom]) => (): Promise<Ending> => {
          const params = { path: { id: whom?.id ?? '' } }
          return server.client(by?.token).PUT('/users/{id}', { params, body: { role: 'CUSTOMER' } })
        })
      : [],
  )
  const facts = new Facts()
  // Who is late has lost the role at the gate, or under the lock.
  const refusals = ['403 auth.permission_missing', '404 resource.not_found']
  facts.ended(await atOnce(demotions), { successes: pairs.length, refusals })
  return facts
}
