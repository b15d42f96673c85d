import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import {
  arrangeAutomatedWithdrawal,
  arrangeBankAccount,
  arrangeWithdrawal,
  balancesOf,
} from '../testing/arrange-withdrawals.ts'
import { arrangeMoney, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, inPlaces, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

const amount = 10_000_000
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const key = () => ({ header: { 'Idempotency-Key': newKey() } })

/** A wallet that is enough for one order or one withdrawal. */
export const withdrawalAgainstPurchase: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls })
  const { order, buyer } = await arrangeBuyerOf(server, product, { money: 1.6 * price })
  const { id: bankAccountId } = await arrangeBankAccount(server, buyer.id)
  const client = server.client(buyer.token)
  const refill = () =>
    server.owner.query(
      `insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, 1) on conflict do nothing`,
      [buyer.id, product.id, product.variantId],
    )
  const tries = times(calls, (index) => async (): Promise<Ending> => {
    if (index % 2 === 1) return client.POST('/withdrawals', { params: key(), body: { amount: price, bankAccountId } })
    await refill()
    return order(price)
  })
  const answers = (await atOnce(inPlaces(5, tries))).flat()
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 wallet.insufficient_balance', '409 order.empty_cart'] })
  facts.hold('the wallet pays once', (await balancesOf(server, { userId: buyer.id })).available, 0.6 * price)
  return facts
}

async function arrangeOpen(server: TestApi, calls: number) {
  const customer = await arrangePerson(server)
  const { id } = await arrangeWithdrawal(server, customer.id, { amount })
  const people = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  return { customer, id, admins: people.map(({ token }) => server.client(token)) }
}

/** Every administrator approves one withdrawal, by itself or in bulk. */
export const paidOutByMany: Race = async (server, calls) => {
  const { customer, id, admins } = await arrangeOpen(server, calls)
  const body = { status: 'COMPLETED' } as const
  const answers = await atOnce<Ending>(
    admins.map((admin, index) => async () => {
      if (index % 3 === 0) return admin.PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body })
      if (index % 3 === 1) return admin.POST('/withdrawals/{id}/process', { params: keyed(id), body })
      const bulk = await admin.POST('/admin/withdrawals/bulk-process', { params: key(), body: { ids: [id], ...body } })
      const code = bulk.data?.results[0]?.code
      return code ? { response: { status: 409 }, error: { code } } : bulk
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 withdrawal.not_open'] })
  facts.hold('it is paid out once', await balancesOf(server, { userId: customer.id }), { available: 0, held: 0 })
  facts.hold('its owner is told once', await count(server, 'notifications where user_id = $1', [customer.id]), 1)
  return facts
}

/** Some approve, some reject, and the owner cancels. Exactly one of them succeeds. */
export const paidOutRejectedCancelled: Race = async (server, calls) => {
  const { customer, id, admins } = await arrangeOpen(server, calls)
  const owner = server.client(customer.token)
  const answers = await atOnce<Ending>(
    admins.map((admin, index) => () => {
      if (index % 3 === 2) return owner.DELETE('/withdrawals/{id}', { params: { path: { id } } })
      const status = index % 3 === 0 ? 'COMPLETED' : 'REJECTED'
      return admin.PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body: { status } })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 withdrawal.not_open', '409 withdrawal.not_pending'] })
  facts.hold('nothing stays on hold', (await balancesOf(server, { userId: customer.id })).held, 0)
  return facts
}

/** Administrators decide on the same withdrawals: in bulk, from both ends of the list, and one by one. */
export const decidedInBulkAndSingly: Race = async (server, calls) => {
  const customers = await Promise.all(times(6, () => arrangePerson(server)))
  const ids = await Promise.all(customers.map(async ({ id }) => (await arrangeWithdrawal(server, id, { amount })).id))
  const people = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  const bulk: { succeeded: number }[] = []
  const single: Ending[] = []
  const endings = await atOnce<Ending>(
    people.map(({ token }, index) => async () => {
      const client = server.client(token)
      if (index % 3 === 2) {
        const params = keyed(ids[index % ids.length] ?? '')
        const ending: Ending = await client.PUT('/admin/withdrawals/{id}/process', {
          params,
          body: { status: 'REJECTED' },
        })
        single.push(ending)
        return ending
      }
      const body = { ids: index % 3 === 0 ? ids : ids.toReversed(), status: 'REJECTED' } as const
      const ending = await client.POST('/admin/withdrawals/bulk-process', { params: key(), body })
      if (ending.data) bulk.push(ending.data)
      return ending
    }),
  )
  const facts = new Facts()
  const refused = single.filter(({ response }) => response.status >= 300).length
  facts.ended(endings, { successes: calls - refused, refusals: ['409 withdrawal.not_open'] })
  const decisions = bulk.reduce((sum, { succeeded }) => sum + succeeded, single.length - refused)
  facts.hold('each is decided once', decisions, ids.length)
  return facts
}

/** An automated withdrawal is triggered while its owner asks for the same money. */
export const automatedAgainstManual: Race = async (server, calls) => {
  const person = await arrangePerson(server)
  await arrangeMoney(server, person.id, amount)
  const { id: bankAccountId } = await arrangeBankAccount(server, person.id)
  const { id } = await arrangeAutomatedWithdrawal(server, person.id, { account: bankAccountId })
  const client = server.client(person.token)
  const answers = await atOnce<Ending>(
    times(calls, (index) => () => {
      if (index % 2 === 0) return client.POST('/withdrawals', { params: key(), body: { amount, bankAccountId } })
      const body = { reason: 'Cần tiền' }
      return client.POST('/automated-withdrawals/config/{id}/trigger', { params: keyed(id), body })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, {
    successes: 1,
    refusals: ['409 automated_withdrawal.nothing_to_withdraw', '409 wallet.insufficient_balance'],
  })
  facts.hold('the money is on hold once', await balancesOf(server, { userId: person.id }), {
    available: 0,
    held: amount,
  })
  return facts
}
