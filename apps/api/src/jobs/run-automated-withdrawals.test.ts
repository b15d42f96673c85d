import { expect, test } from 'vitest'
import { arrangeAutomatedWithdrawal, arrangeEarnings, balancesOf } from '../../test/testing/arrange-withdrawals.ts'
import { arrangeMoney, arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { runAutomatedWithdrawals } from './run-automated-withdrawals.ts'

const server = useTestApi()
const tools = (now = new Date()) => ({ database: server.api.database, ports: { ...server.api.ports, now: () => now } })
const past = new Date(Date.now() - 60_000)
const configOf = async (id: string) =>
  (await server.owner.query('select * from automated_withdrawals where id = $1', [id])).rows[0]
const runsOf = async (id: string) =>
  (await server.owner.query('select * from automated_withdrawal_runs where config_id = $1 order by created_at', [id]))
    .rows

test('[WAL-06] runAutomatedWithdrawals: requests what is due once, also from two processes', async () => {
  const shop = await arrangeShop(server)
  await arrangeEarnings(server, shop.id, 50_000_000)
  const seller = await arrangePerson(server, { shop: shop.id })
  const { id } = await arrangeAutomatedWithdrawal(server, seller.id, { shop: shop.id, kept: 10_000_000, dueAt: past })
  const requested = await Promise.all([runAutomatedWithdrawals(tools()), runAutomatedWithdrawals(tools())])
  expect(requested[0] + requested[1]).toBe(1)
  expect(await balancesOf(server, { tenantId: shop.id })).toEqual({ available: 10_000_000, held: 40_000_000 })
  expect(await runsOf(id)).toMatchObject([{ status: 'COMPLETED', amount_in_cents: 40_000_000, is_manual: false }])
  expect((await configOf(id)).next_run_at > new Date()).toBe(true)
  const { data } = await server.client(seller.token).GET('/withdrawals/my-requests', {})
  expect(data?.data).toMatchObject([{ isAutomatic: true, amount: 40_000_000, notes: 'Cuối tuần' }])
})

test('runAutomatedWithdrawals: notes a run with too little to withdraw, and runs nothing that is off or not due', async () => {
  const person = await arrangePerson(server)
  await arrangeMoney(server, person.id, 20_000_000)
  const poor = await arrangeAutomatedWithdrawal(server, person.id, { threshold: 20_000_100, dueAt: past })
  const later = await arrangeAutomatedWithdrawal(server, person.id)
  const off = await arrangeAutomatedWithdrawal(server, person.id, { dueAt: past })
  await server.owner.query('update automated_withdrawals set is_active = false, next_run_at = null where id = $1', [
    off.id,
  ])
  await runAutomatedWithdrawals(tools())
  expect(await runsOf(poor.id)).toMatchObject([{ status: 'SKIPPED', problem: 'below_threshold' }])
  expect([await runsOf(later.id), await runsOf(off.id)]).toEqual([[], []])
  expect(await balancesOf(server, { userId: person.id })).toEqual({ available: 20_000_000, held: 0 })
})

test('[WAL-06, ADM-AUD-18] runAutomatedWithdrawals: retries a failed run twice, then notifies its owner and records it', async () => {
  const shop = await arrangeShop(server)
  await arrangeEarnings(server, shop.id, 50_000_000)
  const former = await arrangePerson(server, { shop: shop.id })
  const { id } = await arrangeAutomatedWithdrawal(server, former.id, { shop: shop.id, dueAt: past })
  await server.owner.query(`update memberships set status = 'LEFT' where user_id = $1 and tenant_id = $2`, [
    former.id,
    shop.id,
  ])
  const told = async () =>
    (
      await server.owner.query(
        `select type from notifications where user_id = $1 and type = 'AUTOMATED_WITHDRAWAL_FAILED'`,
        [former.id],
      )
    ).rows.length
  let now = new Date()
  await runAutomatedWithdrawals(tools(now))
  expect([(await configOf(id)).failures, await told()]).toEqual([1, 0])
  for (let retry = 0; retry < 2; retry++) {
    now = new Date(now.getTime() + 61 * 60_000)
    await runAutomatedWithdrawals(tools(now))
  }
  expect([(await configOf(id)).failures, await told()]).toEqual([0, 1])
  expect(await runsOf(id)).toMatchObject([{ status: 'FAILED', problem: 'withdrawal.shop_forbidden' }])
  const { rows } = await server.owner.query('select action, status, severity from audit_logs where entity_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ action: 'automated_withdrawal.failed', status: 'FAILED', severity: 'ERROR' }])
  expect(await balancesOf(server, { tenantId: shop.id })).toEqual({ available: 50_000_000, held: 0 })
})
