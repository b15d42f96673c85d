import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/http/contract-document.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, type Standing } from './callers.ts'
import { aimAt, madeOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, type Market, nowhereRows, type Rows } from './rows.ts'

const server = useTestApi()
let standings: Record<Caller, Standing>
let market: Market
let foreign: Rows
const rows = new Map<Caller, Rows>()

/** Tables that say that somebody was here, whatever they ask. */
const traces = ['rate_limits', 'sessions']
/** Whoever takes many rows along, or looks at a person's account number, is written down. */
const audited = new Set([
  ...['exportUsers', 'exportReviews', 'exportCoupons', 'exportTenants', 'exportStockMovements', 'exportInvoicesCsv'],
  ...['exportAdminDeposits', 'exportAdminWithdrawals', 'exportManagedProducts', 'exportManagedOrders'],
  ...['exportAdminPayments', 'exportAllReturns', 'exportOrderComplaints', 'exportArticles', 'exportCampaigns'],
  ...['exportSellerVerifications', 'exportAdminPushDevices', 'exportManagedQuestions', 'exportAdminBookmarks'],
  ...[
    'exportAuthors',
    'exportSeries',
    'exportNewsMedia',
    'exportAdminComments',
    'exportNewsCategories',
    'exportNewsTags',
  ],
  ...['exportShopReturns', 'exportPaymentMismatches', 'exportDigitalDeliveries', 'exportOrderNotifications'],
  ...['exportInvitations', 'exportTenantMembers', 'exportLedgerAccounts', 'exportAdminWalletTransactions'],
  ...['exportWithdrawals', 'exportCategories', 'exportGatewayConfigs', 'exportPaymentGatewayConfigs'],
  ...['exportDataExports', 'exportCouponRedemptions', 'exportRemittances'],
  ...['downloadPersonalExport', 'downloadDataExport', 'getWithdrawalAccount'],
])
const unanswered: string[] = []
const auditTables = ['audit_chains', 'audit_counts', 'audit_links', 'audit_logs', 'audit_outcomes']

const order: readonly Caller[] = ['guest', 'customer', 'seller', 'shopAdmin', 'platformAdmin', 'superAdmin']
const reads = operations.filter(({ method, id }) => method === 'get' && id !== 'streamEvents')

beforeAll(async () => {
  standings = await arrangeCallers(server)
  market = await arrangeMarket(server)
  foreign = await arrangeForeignRows(server, market)
  await server.owner.query(
    `create schema watched;
     create table watched.writes (name text not null);
     create function watched.note() returns trigger language plpgsql security definer set search_path = public as $$
     begin
       insert into watched.writes values (tg_table_name);
       return null;
     end
     $$`,
  )
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> all ($1)`,
    [traces],
  )
  for (const { name } of tables)
    await server.owner.query(
      `create trigger watched after insert or update or delete on ${name} for each row execute function watched.note()`,
    )
})

/** The caller's own rows, and those of another person for what nobody does to their own. */
async function rowsFor(caller: Caller): Promise<readonly Rows[]> {
  const own = rows.get(caller) ?? (await arrangeOwnRows(server, standings[caller], market)) ?? nowhereRows(market)
  rows.set(caller, own)
  return [own, foreign]
}

test('the watch sees a write', async () => {
  await server.owner.query('delete from watched.writes')
  await server.owner.query(`update platform_settings set platform_description = 'x'`)
  expect((await server.owner.query('select name from watched.writes')).rows).toEqual([{ name: 'platform_settings' }])
})

test.each(reads)('a read changes nothing: $id', { timeout: 60_000 }, async (operation) => {
  let answered = 0
  for (const caller of order.filter((one) => gateOf(operation, one) === 'open'))
    for (const named of await rowsFor(caller)) {
      await server.owner.query('delete from watched.writes')
      const { ok } = await server.send(...madeOf(operation, standings[caller], aimAt(operation, named)))
      if (!ok) continue
      answered += 1
      const written = await server.owner.query<{ name: string }>('select distinct name from watched.writes order by 1')
      expect(written.rows.map(({ name }) => name)).toEqual(audited.has(operation.id) ? auditTables : [])
      if (answered === 2) return
    }
  if (answered === 0) unanswered.push(operation.id)
})

test('most reads are answered to somebody, so that the watch says something', () => {
  expect(unanswered.length).toBeLessThan(reads.length / 4)
})
