import { expect, test } from 'vitest'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangeAccountants, arrangeCarrier } from '../../../test/testing/arrange-remittances.ts'
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

test('exportRemittances: those of a carrier, with what its transfer leaves over', async () => {
  const { importOf } = await arrangeAccountants(server)
  const lines = [{ trackingCode: 'T1', collectedInCents: 100 }]
  const carrierId = await arrangeCarrier(server, { name: formula })
  await importOf({ carrierId, transferredInCents: 1_500_000, bankReference: 'FT 77', lines })
  await importOf({ carrierId: await arrangeCarrier(server), transferredInCents: 0, lines })
  const found = await csvOf(server, await platformAdmin(), `/admin/remittances/export?carrierId=${carrierId}`)
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(/^Bank reference,Carrier,Status,Transferred \(VND\),Lines,Matched lines,Matched \(VND\)/)
  expect(found[1]).toContain(`FT 77,${disarmed},Awaiting confirmation,15000,1,0,0,0,15000,Nguyễn An,`)
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
