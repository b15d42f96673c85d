import { expect, test } from 'vitest'
import { arrangeWithdrawal, balancesOf } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'
import { unzip } from '../../../test/testing/unzip.ts'

const server = useTestApi()
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function bankBalance(): Promise<number> {
  const { rows } = await server.owner.query(
    `select coalesce(sum(balance_in_cents), 0)::bigint as balance from ledger_accounts
     where kind = 'GATEWAY_CLEARING' and gateway = 'bank_transfer'`,
  )
  return Number(rows[0].balance)
}

test('[ADM-WD-28, ADM-WD-29] processAdminWithdrawal: COMPLETED pays out the hold, after PROCESSING too', async () => {
  const admin = await arrangeAdmin()
  const customer = await arrangePerson(server)
  const { id } = await arrangeWithdrawal(server, customer.id, { amount: 20_000_000 })
  const before = await bankBalance()
  await admin.PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body: { status: 'PROCESSING' } })
  expect(await balancesOf(server, { userId: customer.id })).toEqual({ available: 0, held: 20_000_000 })
  const { data } = await admin.PUT('/admin/withdrawals/{id}/process', {
    params: keyed(id),
    body: { status: 'COMPLETED', processNotes: ' Đã chuyển FT123 ' },
  })
  expect(data).toMatchObject({ status: 'COMPLETED', processNotes: 'Đã chuyển FT123' })
  expect(data?.processedAt).not.toBeNull()
  expect(await balancesOf(server, { userId: customer.id })).toEqual({ available: 0, held: 0 })
  expect((await bankBalance()) - before).toBe(20_000_000)
  const { data: stats } = await server.client(customer.token).GET('/wallet/stats', {})
  expect(stats?.totalWithdrawnInCents).toBe(20_000_000)
})

test('[ADM-WD-30] processWithdrawal: REJECTED gives the hold back to the wallet or the shop', async () => {
  const admin = await arrangeAdmin()
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id })
  const { id } = await arrangeWithdrawal(server, seller.id, { shop: shop.id, amount: 20_000_000 })
  await admin.POST('/withdrawals/{id}/process', { params: keyed(id), body: { status: 'REJECTED' } })
  expect(await balancesOf(server, { tenantId: shop.id })).toEqual({ available: 20_000_000, held: 0 })
})

test('[ADM-WD-31] processAdminWithdrawal: a decided withdrawal never changes again', async () => {
  const admin = await arrangeAdmin()
  const customer = await arrangePerson(server)
  for (const status of ['COMPLETED', 'REJECTED'] as const) {
    const { id } = await arrangeWithdrawal(server, customer.id, { status })
    const { error } = await admin.PUT('/admin/withdrawals/{id}/process', {
      params: keyed(id),
      body: { status: 'COMPLETED' },
    })
    expect(error?.code).toBe('withdrawal.not_open')
  }
  const { id } = await arrangeWithdrawal(server, customer.id, { status: 'PROCESSING' })
  const again = await admin.PUT('/admin/withdrawals/{id}/process', {
    params: keyed(id),
    body: { status: 'PROCESSING' },
  })
  expect(again.error?.code).toBe('withdrawal.transition_not_allowed')
})

test("processAdminWithdrawal: refuses the administrator's own and those of their shop", async () => {
  const shop = await arrangeShop(server)
  const admin = await arrangePerson(server, { role: 'ADMIN', shop: shop.id, actsIn: 'platform' })
  const colleague = await arrangePerson(server, { shop: shop.id })
  const own = await arrangeWithdrawal(server, admin.id)
  const ofShop = await arrangeWithdrawal(server, colleague.id, { shop: shop.id })
  for (const { id } of [own, ofShop]) {
    const { error } = await server
      .client(admin.token)
      .PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body: { status: 'COMPLETED' } })
    expect(error?.code).toBe('withdrawal.own_processing')
  }
})

test('processAdminWithdrawal: keeps the fee as the platform’s income', async () => {
  const admin = await arrangeAdmin()
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id })
  const { id } = await arrangeWithdrawal(server, seller.id, { shop: shop.id, amount: 20_000_000, fee: 1_100_000 })
  const before = await bankBalance()
  const { data } = await admin.PUT('/admin/withdrawals/{id}/process', {
    params: keyed(id),
    body: { status: 'COMPLETED' },
  })
  expect(data).toMatchObject({ amount: 20_000_000, feeInCents: 1_100_000, netAmountInCents: 18_900_000 })
  expect((await bankBalance()) - before).toBe(18_900_000)
  const { rows } = await server.owner.query(
    `select balance_in_cents as balance from ledger_accounts where kind = 'PLATFORM_COMMISSION' and tenant_id = $1`,
    [shop.id],
  )
  expect(rows).toEqual([{ balance: 1_100_000 }])
})

test('[ADM-WD-07, ADM-WD-45] lists and totals: filters by status and by bank, name or e-mail without accents', async () => {
  const admin = await arrangeAdmin()
  const customer = await arrangePerson(server)
  await server.owner.query(`update users set last_name = 'Quảng', first_name = 'Tuyết Sương' where id = $1`, [
    customer.id,
  ])
  const first = await arrangeWithdrawal(server, customer.id, { amount: 10_000_000, bankName: 'Ngân hàng Bến Nghé' })
  const second = await arrangeWithdrawal(server, customer.id, { amount: 7_000_000, status: 'REJECTED' })
  const found = async (query: { search: string; status?: 'PENDING' | 'REJECTED' }) =>
    (await admin.GET('/admin/withdrawals', { params: { query } })).data?.data.map(({ id }) => id)
  expect(await found({ search: 'quang tuyet suong' })).toEqual([second.id, first.id])
  expect(await found({ search: 'BEN NGHE' })).toEqual([first.id])
  expect(await found({ search: customer.email, status: 'REJECTED' })).toEqual([second.id])
  const { data } = await admin.GET('/admin/withdrawals/statistics', {})
  const counts =
    (data?.pendingCount ?? 0) + (data?.processingCount ?? 0) + (data?.completedCount ?? 0) + (data?.rejectedCount ?? 0)
  expect(counts).toBe(data?.totalWithdrawals)
})

test('bulkProcessWithdrawals: decides on each by itself and answers a result per row', async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const customer = await arrangePerson(server)
  const open = (await arrangeWithdrawal(server, customer.id)).id
  const closed = (await arrangeWithdrawal(server, customer.id, { status: 'COMPLETED' })).id
  const own = (await arrangeWithdrawal(server, admin.id)).id
  const { data } = await server.client(admin.token).POST('/admin/withdrawals/bulk-process', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ids: [closed, open, own], status: 'REJECTED', processNotes: 'Sai tên' },
  })
  expect(data).toEqual({
    ...{ succeeded: 1, failed: 2 },
    results: [
      { id: closed, success: false, code: 'withdrawal.not_open' },
      { id: open, success: true, code: null },
      { id: own, success: false, code: 'withdrawal.own_processing' },
    ],
  })
  expect(await balancesOf(server, { userId: customer.id })).toEqual({ available: 5_000_000, held: 0 })
})

test('getWithdrawalAccount: reveals the number of an open withdrawal and records who read it', async () => {
  const admin = await arrangeAdmin()
  const customer = await arrangePerson(server)
  const { id } = await arrangeWithdrawal(server, customer.id, { number: '00710012345678' })
  const { data } = await admin.GET('/admin/withdrawals/{id}/account', { params: { path: { id } } })
  expect(data).toEqual({
    ...{ bankName: 'Vietcombank', bankBin: '970436', accountNumber: '00710012345678', accountHolder: 'NGUYEN AN' },
  })
  const { rows } = await server.owner.query(
    `select severity, changes from audit_logs where action = 'withdrawal.reveal' and entity_id = $1`,
    [id],
  )
  expect(rows).toMatchObject([{ severity: 'WARNING' }])
})

async function arrangeExport(format: 'csv' | 'xlsx') {
  const admin = await arrangeAdmin()
  const customer = await arrangePerson(server)
  await arrangeWithdrawal(server, customer.id, { number: '00710012345678', holder: '=HYPERLINK("x")' })
  const { data, response } = await admin.GET('/admin/withdrawals/export', {
    params: { query: { format, search: customer.email } },
    parseAs: 'arrayBuffer',
  })
  expect(response.headers.get('content-disposition')).toMatch(new RegExp(`withdrawals-.*\\.${format}`))
  return data as unknown as ArrayBuffer
}

test('exportAdminWithdrawals: a CSV file with full numbers, safe from formulas', async () => {
  const text = new TextDecoder().decode(await arrangeExport('csv'))
  expect(text).toContain('00710012345678')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
})

test('exportAdminWithdrawals: an Excel file with full numbers, safe from formulas', async () => {
  const files = unzip(Buffer.from(await arrangeExport('xlsx')))
  expect(files.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f\b/)
  expect(files.get('xl/sharedStrings.xml')).toContain('00710012345678')
})
