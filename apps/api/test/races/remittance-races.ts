import { arrangeAccountants, arrangeCarried } from '../testing/arrange-remittances.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race } from './race.ts'

const confirm = (client: TestClient, id: string): Promise<Ending> =>
  client.POST('/admin/remittances/{id}/confirm', { params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })

/** What a carrier transferred and no order was paid with. */
async function heldBy({ owner }: TestApi, carrierId: string): Promise<number> {
  const { rows } = await owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = 'COD_CLEARING' and gateway = $1`,
    [carrierId],
  )
  return rows[0]?.balance ?? 0
}

/** An order whose carrier transferred its cash by a number of remittances, and an administrator for each call. */
async function arrangeRemitted(server: TestApi, { calls, remittances }: { calls: number; remittances: number }) {
  const { carrierId, trackingCode, order, shop } = await arrangeCarried(server, { price })
  const { importOf } = await arrangeAccountants(server)
  const ids: string[] = []
  for (let n = 0; n < remittances; n++) {
    const lines = [{ trackingCode, collectedInCents: price }]
    ids.push((await importOf({ carrierId, transferredInCents: price, lines })).data?.id ?? '')
  }
  const admins = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  return { carrierId, order, shop, ids, clients: admins.map(({ token }) => server.client(token)) }
}

const paidTo = (server: TestApi, tenantId: string) =>
  count(server, `ledger_accounts where kind = 'ORDER_CLEARING' and tenant_id = $1 and balance_in_cents = ${price}`, [
    tenantId,
  ])

/** Administrators confirm one remittance. */
export const remittanceConfirmedByMany: Race = async (server, calls) => {
  const { carrierId, shop, ids, clients } = await arrangeRemitted(server, { calls, remittances: 1 })
  const answers = await atOnce(clients.map((client) => () => confirm(client, ids[0] ?? '')))
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 remittance.not_draft'] })
  facts.hold('the order is paid once', await paidTo(server, shop.id), 1)
  facts.hold('all that was transferred paid it', await heldBy(server, carrierId), 0)
  return facts
}

/** Administrators confirm remittances that name one order. */
export const orderInManyRemittances: Race = async (server, calls) => {
  const { carrierId, shop, ids, clients } = await arrangeRemitted(server, { calls, remittances: calls })
  const answers = await atOnce(clients.map((client, index) => () => confirm(client, ids[index] ?? '')))
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  facts.hold('the order is paid once', await paidTo(server, shop.id), 1)
  facts.hold('the rest waits with the carrier', await heldBy(server, carrierId), (calls - 1) * price)
  return facts
}
