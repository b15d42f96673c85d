import { expect, test } from 'vitest'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangeMoney, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const platformAdmin = () => arrangePerson(server, { role: 'ADMIN' })

test('exportPaymentMismatches: those of a kind', async () => {
  const note = (kind: string, transaction: string) =>
    server.owner.query(
      `insert into payment_mismatches (kind, gateway, reference, transaction_id, reported_currency, reported_cents)
       values ($1, 'momo', $2, $3, 'VND', 1500000)`,
      [kind, formula, transaction],
    )
  await note('UNKNOWN_REFERENCE', '2811001')
  await note('WRONG_AMOUNT', '2811002')
  const lines = await csvOf(server, await platformAdmin(), '/admin/payments/mismatches/export?kind=UNKNOWN_REFERENCE')
  expect(lines[0]).toBe(
    "Reference,Mismatch,Gateway,Gateway's number,Expected (VND),Reported,Currency,What was done,Found,Closed",
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},Unknown reference,MoMo,2811001,,15000,VND,,`)
})

test('exportLedgerAccounts: those of a kind that are searched for, with what is in them', async () => {
  const owner = await arrangePerson(server)
  await arrangeMoney(server, owner.id, 250_000)
  const address = `/ledger/accounts/export?accountKind=USER_WALLET&search=${encodeURIComponent(owner.email)}`
  const lines = await csvOf(server, await platformAdmin(), address)
  expect(lines[0]).toBe('Account,Gateway,Owner,Balance (VND),Opened')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^User wallet,,Nguyễn An,2500,/)
})

test('exportAdminWalletTransactions: those of a person, in VND', async () => {
  const owner = await arrangePerson(server)
  await arrangeMoney(server, owner.id, 250_000)
  await arrangeMoney(server, (await arrangePerson(server)).id, 250_000)
  const lines = await csvOf(server, await platformAdmin(), `/wallet/admin/transactions/export?userId=${owner.id}`)
  expect(lines[0]).toBe('Time,Type,Description,Owner,E-mail,Amount (VND),Fee (VND),Transaction')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,Nguyễn An,${owner.email},2500,0,`)
})

test.each(['/admin/payments/mismatches/export', '/ledger/accounts/export', '/wallet/admin/transactions/export'])(
  '%s is refused to the staff of a shop',
  async (address) => {
    const staff = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
    const headers = { authorization: `Bearer ${staff.token}` }
    expect((await server.send(address, { headers })).status).toBe(403)
  },
)
