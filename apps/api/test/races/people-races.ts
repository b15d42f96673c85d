import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey } from '../testing/test-api.ts'
import { atOnce, inPlaces, times } from './at-once.ts'
import { succeeded } from './bulk-and-single.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, stockOf } from './race.ts'

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

/** A seller books goods and changes their own name while the shop’s administrator takes the role away. */
export const roleTakenWhileWorking: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const stock = 10
  const product = await arrangeProduct(server, { shop, price, stock })
  const seller = await arrangePerson(server, { shop })
  const client = server.client(seller.token)
  const boss = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const own = { params: { path: { id: seller.id } } }
  const booked: Ending[] = []
  const renamed: Ending[] = []
  let isTaken = false
  let bookedTooLate = 0
  const take = async (): Promise<Ending> => {
    const ending = await boss.PUT('/users/{id}', { ...own, body: { role: 'CUSTOMER' } })
    isTaken = true
    return ending
  }
  const book = async (): Promise<void> => {
    const isLate = isTaken
    const ending: Ending = await client.PUT('/products/{id}/stock', {
      params: { path: { id: product.id }, header: { 'Idempotency-Key': newKey() } },
      body: { stockChange: 1 },
    })
    booked.push(ending)
    if (isLate && ending.response.status < 300) bookedTooLate++
  }
  const rename = async (index: number): Promise<void> =>
    void renamed.push(await client.PUT('/users/{id}', { ...own, body: { firstName: `An ${index}` } }))
  const half = Math.floor(calls / 2)
  await atOnce(
    inPlaces(
      5,
      times(calls, (index) => async () => {
        if (index === half) await take()
        else await (index % 2 === 0 ? book() : rename(index))
      }),
    ),
  )
  const facts = new Facts()
  facts.ended(booked, { successes: succeeded(booked), refusals: ['403 auth.role_missing', '403 auth.not_yours'] })
  facts.ended(renamed, { successes: renamed.length, refusals: [] })
  facts.hold('nothing is booked by a call that began without the role', bookedTooLate, 0)
  facts.hold('what was booked is there', await stockOf(server, product), stock + succeeded(booked))
  const held = await count(server, `memberships where user_id = $1 and tenant_id = $2 and role = 'CUSTOMER'`, [
    ...[seller.id, shop],
  ])
  facts.hold('no call of their own gives the role back', held, 1)
  return facts
}
