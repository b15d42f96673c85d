import { expect, test, vi } from 'vitest'
import { arrangeMoney, arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { arrangeSignIn } from '../../test/testing/arrange-account.ts'
import { arrangedSubscription, arrangePushDevice } from '../../test/testing/arrange-push.ts'
import { pushService } from '../../test/testing/push-service.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { listOutbox } from '../mail/outbox.ts'
import { insertNotifications } from '../modules/events/events.store.ts'
import { checkLedger } from './check-ledger.ts'
import { cleanUp } from './clean-up.ts'
import { releaseReservations } from './release-reservations.ts'
import { scheduledJobs, startJobs } from './start-jobs.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })
const count = async (sql: string, values: unknown[] = []) =>
  Number((await server.owner.query(`select count(*) from ${sql}`, values)).rows[0].count)

test('cleanUp: removes expired rows only', async () => {
  const { id, grant } = await arrangeSignIn(server)
  await server.owner.query(
    `insert into idempotency_keys (user_id, operation, key, request_hash, created_at)
     values ($1, 'createOrder', 'old', '', now() - interval '49 hours'), ($1, 'createOrder', 'new', '', now() - interval '47 hours')`,
    [id],
  )
  await server.owner.query(
    `insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, extract(epoch from now()) * 1000 + 60000)`,
  )
  await server.owner.query(
    `insert into password_resets (user_id, token_hash, expires_at)
     values ($1, 'old', now() - interval '1 minute'), ($1, 'new', now() + interval '1 minute')`,
    [id],
  )
  await server.owner.query(
    `insert into refresh_tokens (session_id, token_hash, expires_at)
     select id, 'old', now() - interval '1 minute' from sessions where user_id = $1 limit 1`,
    [id],
  )
  await cleanUp(tools())
  expect(await count('idempotency_keys where user_id = $1', [id])).toBe(1)
  expect(await count(`rate_limits where key in ('old', 'new')`)).toBe(1)
  expect(await count('password_resets where user_id = $1', [id])).toBe(1)
  expect(await count(`refresh_tokens where token_hash = 'old'`)).toBe(0)
  const body = { refreshToken: grant.refreshToken }
  expect((await server.client(grant.refreshToken).POST('/auth/refresh', { body })).response.status).toBe(200)
})

test('checkLedger: finds nothing in a sound ledger, and names a balance that differs from the sum of its entries', async () => {
  const { id } = await arrangePerson(server)
  await arrangeMoney(server, id, 5_000_000)
  expect(await checkLedger(tools())).toEqual({ wrongBalances: [], unbalancedTransactions: [] })
  const wallet = `kind = 'USER_WALLET' and user_id = $1`
  await server.owner.query(`update ledger_accounts set balance_in_cents = 5000100 where ${wallet}`, [id])
  const { wrongBalances } = await checkLedger(tools())
  expect(wrongBalances).toMatchObject([{ kind: 'USER_WALLET', balanceInCents: 5_000_100, sumInCents: 5_000_000 }])
  await server.owner.query(`update ledger_accounts set balance_in_cents = 5000000 where ${wallet}`, [id])
})

test('releaseReservations: stock of an expired unpaid checkout can be bought again', async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, stock: 5 })
  const { id } = await arrangePerson(server)
  await server.owner.query(
    `insert into stock_reservations (tenant_id, variant_id, user_id, quantity, expires_at)
     values ($1, $2, $3, 3, now() - interval '1 second'), ($1, $2, $3, 1, now() + interval '10 minutes')`,
    [product.tenantId, product.variantId, id],
  )
  const released = await Promise.all([releaseReservations(tools()), releaseReservations(tools())])
  expect(released[0] + released[1]).toBe(1)
  const { rows } = await server.owner.query('select reserved from product_variants where id = $1', [product.variantId])
  expect(rows[0].reserved).toBe(1)
})

test('startJobs: starts beside the application, registers its schedule, restarts and stops', async () => {
  for (let run = 0; run < 2; run++) {
    const jobs = await startJobs(server.databaseUrl, server.api.ports)
    const { rows } = await server.owner.query('select name, timezone from pgboss.schedule order by name')
    expect(rows).toEqual(
      scheduledJobs
        .map(({ name }) => ({ name, timezone: 'Asia/Ho_Chi_Minh' }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    )
    await jobs.stop()
  }
})

test('startJobs: what people are to hear of is handed over as soon as it is there, without the schedule', async () => {
  const { id } = await arrangePerson(server)
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [id])
  const subscription = arrangedSubscription()
  await arrangePushDevice(server, id, { token: subscription })
  const jobs = await startJobs(server.databaseUrl, server.api.ports)
  await server.owner.query('delete from pgboss.schedule')
  const notice = { recipient: id, type: 'ORDER_SHIPPED', title: 'Tin', message: 'Tin.', link: '/orders/1' }
  await inScope(server.api.database, systemScope, ({ queries }) =>
    insertNotifications(queries, [{ ...notice, data: { orderNumber: 'CN-7' } }]),
  )
  await vi.waitFor(
    async () => {
      expect(pushService().messages.filter(({ endpoint }) => subscription.includes(endpoint))).toHaveLength(1)
      expect((await listOutbox(server.api, 500)).filter(({ to }) => to === rows[0]?.email)).toHaveLength(1)
    },
    { timeout: 20_000, interval: 100 },
  )
  await jobs.stop()
})
