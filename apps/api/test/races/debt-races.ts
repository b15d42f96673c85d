import { arrangeEarnings, arrangeOwedFees } from '../testing/arrange-withdrawals.ts'
import { arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { arrangeShipped, confirm } from './order-races.ts'
import { price, type Race } from './race.ts'

const owed = 1.2 * price
const paidOff = 'the debt is paid off once'

/** A shop that owes commission and has as much in its balance, with two people who can pay it. */
async function arrangeDebtor(server: TestApi) {
  const shop = (await arrangeShop(server)).id
  await arrangeOwedFees(server, shop, owed)
  const people = await Promise.all(times(2, () => arrangePerson(server, { shop })))
  const [one, other] = people.map(({ token }) => server.client(token))
  const pay = (index: number): Promise<Ending> => {
    const client = index % 2 === 0 ? one : other
    if (!client) throw new Error('the shop has nobody')
    return client.POST('/wallet/shop-debt/payments', { params: { header: { 'Idempotency-Key': newKey() } } })
  }
  return { shop, pay }
}

async function debtAndBalance({ owner }: TestApi, shop: string) {
  const { rows } = await owner.query<{ debt: number; payable: number }>(
    `select coalesce(sum(balance_in_cents) filter (where gateway = 'fees_owed'), 0)::bigint as debt,
       coalesce(sum(balance_in_cents) filter (where kind = 'SELLER_PAYABLE'), 0)::bigint as payable
     from ledger_accounts where tenant_id = $1`,
    [shop],
  )
  return rows[0]
}

/** Two people of a shop pay its debt from many tabs. The balance is enough to pay it several times. */
export const debtPaidByMany: Race = async (server, calls) => {
  const { shop, pay } = await arrangeDebtor(server)
  await arrangeEarnings(server, shop, 3 * price)
  const facts = new Facts()
  const answers = await atOnce(times(calls, (index) => () => pay(index)))
  facts.ended(answers, { successes: 1, refusals: ['409 wallet.nothing_owed'] })
  facts.hold(paidOff, await debtAndBalance(server, shop), { debt: 0, payable: 3 * price })
  return facts
}

/** The shop pays its debt by hand while buyers confirm orders that pay it off too. */
export const debtPaidWhileReleased: Race = async (server, calls) => {
  const { shop, pay } = await arrangeDebtor(server)
  await arrangeEarnings(server, shop, price)
  const orders = await arrangeShipped(server, shop, Math.min(calls, 8))
  const facts = new Facts()
  const confirmed: Ending[] = []
  await atOnce<unknown>([
    ...orders.map(
      ({ client, id }) =>
        async () =>
          confirmed.push(await confirm(client, id)),
    ),
    ...times(calls, (index) => () => pay(index)),
  ])
  facts.ended(confirmed, { successes: orders.length, refusals: [] })
  const payable = price + 0.95 * price * orders.length
  facts.hold(paidOff, await debtAndBalance(server, shop), { debt: 0, payable })
  return facts
}
