import { arrangeAccount, rightPassword } from '../testing/arrange-account.ts'
import { arrangeAddress, arrangeCartLine, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

/** Each account is asked for some seconds, because a password takes time to check. */
const maxTries = 60
const key = () => ({ header: { 'Idempotency-Key': newKey() } })

/** Opens a deposit and cancels it, until the account is leaving. Returns how it ended. */
async function deposits(server: TestApi, token: string): Promise<Ending> {
  const client = server.client(token)
  for (let amount = 1; ; amount++) {
    const opened = await client.POST('/deposit-transfers', {
      params: key(),
      body: { amountInCents: 10_000_000 + amount * 100_000 },
    })
    if (!opened.data || amount === maxTries) return opened
    await client.DELETE('/deposits/{id}', { params: { path: { id: opened.data.id } } })
  }
}

/** Orders and cancels, until the account is leaving. */
async function purchases(server: TestApi, { id, token }: { id: string; token: string }): Promise<Ending> {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: 10 })
  const { id: addressId } = await arrangeAddress(server, id)
  const client = server.client(token)
  const body = { addressId, paymentMethod: 'CASH_ON_DELIVERY', expectedTotalInCents: price } as const
  for (let tries = 1; ; tries++) {
    await arrangeCartLine(server, id, product)
    const placed = await client.POST('/orders', { params: key(), body })
    const order = placed.data?.orders[0]
    if (!order || tries === maxTries) return placed
    await client.POST('/orders/{id}/cancel', {
      params: { path: { id: order.id }, ...key() },
      body: { reason: 'Đổi ý không mua nữa' },
    })
  }
}

/** People ask for the deletion of their accounts while they order and deposit in other tabs. */
export const deletionAgainstNewBusiness: Race = async (server, calls) => {
  const people = await Promise.all(times(Math.ceil(calls / 10), () => arrangeAccount(server)))
  const endings = await atOnce<Ending>(
    people.flatMap((person, index) => [
      () => server.client(person.token).POST('/account/deletion', { body: { password: rightPassword } }),
      () => (index % 2 === 0 ? deposits(server, person.token) : purchases(server, person)),
    ]),
  )
  const facts = new Facts()
  const refused = endings.filter(({ response }) => response.status >= 300).length
  facts.ended(endings, {
    successes: endings.length - refused,
    refusals: ['409 account.leaving', '409 account.deletion_blocked'],
  })
  const ids = [people.map(({ id }) => id)]
  const leaving = 'exists (select from account_deletions a where a.user_id ='
  facts.hold(
    'nobody who is leaving has begun anything',
    (await count(server, `deposits d where user_id = any($1) and status = 'PENDING' and ${leaving} d.user_id)`, ids)) +
      (await count(
        server,
        `orders o where buyer_id = any($1) and status <> 'CANCELLED' and ${leaving} o.buyer_id)`,
        ids,
      )),
    0,
  )
  return facts
}
