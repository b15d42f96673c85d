import { signPayosData } from '@chonoi/payment-gateways'
import { expect, test } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangePerson, platformTenant } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const amountInCents = 150_000_000
let events = 0

async function openDeposit() {
  const { owner } = server
  const { rows } = await owner.query(`select from payment_gateway_configs where gateway_name = 'bank_transfer'`)
  if (rows.length === 0)
    await arrangeGateway(server, { tenant: await platformTenant(server), name: 'bank_transfer', isEnabled: true })
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const { data } = await client.POST('/deposit-transfers', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { amountInCents },
  })
  const { id = '', bankReference: code, depositReference = '' } = data ?? {}
  const path = { id }
  const status = async () => (await client.GET('/deposits/{id}', { params: { path } })).data?.status
  const wallet = async () => (await client.GET('/wallet/balance')).data?.balanceInCents
  return { id, code: code ?? '', depositReference, person, client, status, wallet, path }
}

/** SePay's webhook of a credit. */
const sepay = (content: string, cents = amountInCents, id = `S${++events}`, account = {}) =>
  server.send('/payments/sepay/notifications', {
    method: 'POST',
    headers: {
      authorization: `Apikey ${sandboxConfigs.bank_transfer.sepayApiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ id, content, transferType: 'in', transferAmount: cents / 100, accountNumber: '12345678' },
      referenceCode: `FT${id}`,
      ...account,
    }),
  })

const approve = async (id: string) => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  return admin.PUT('/admin/deposits/{id}/approve', {
    params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
    body: {},
  })
}

const mismatchesOf = async (reference: string) =>
  (
    await server.owner.query<{ kind: string; reported: number; expected: number | null }>(
      `select kind, reported_cents as reported, expected_in_cents as expected from payment_mismatches
       where reference = $1`,
      [reference],
    )
  ).rows

test("[WAL-03] a bank feed's exact credit completes the deposit at once, and its owner is told", async () => {
  const { code, status, wallet, person } = await openDeposit()
  expect((await sepay(`MBVCB.123.${code.toLowerCase()} nap tien`)).status).toBe(200)
  expect([await status(), await wallet()]).toEqual(['COMPLETED', amountInCents])
  const { rows } = await server.owner.query('select type from notifications where user_id = $1', [person.id])
  expect(rows).toEqual([{ type: 'DEPOSIT_COMPLETED' }])
})

test("[WAL-03] payOS' webhook credits a deposit too", async () => {
  const { code, status } = await openDeposit()
  const data = {
    ...{ orderCode: ++events, amount: amountInCents / 100, description: code, accountNumber: '12345678' },
    ...{ reference: `FTP${events}`, transactionDateTime: '2026-11-26 02:00:00', currency: 'VND', code: '00' },
  }
  const signature = signPayosData(data, sandboxConfigs.bank_transfer.payosChecksumKey)
  const body = JSON.stringify({ code: '00', desc: 'success', success: true, data, signature })
  expect((await server.send('/payments/payos/notifications', { method: 'POST', body })).status).toBe(200)
  expect(await status()).toBe('COMPLETED')
})

test('[WAL-03] equal webhooks credit once, also at the same moment and while an administrator approves', async () => {
  const { id, code, status, wallet, depositReference } = await openDeposit()
  const event = `S${++events}`
  await Promise.all([...Array.from({ length: 4 }, () => sepay(code, amountInCents, event)), approve(id)])
  expect([await status(), await wallet()]).toEqual(['COMPLETED', amountInCents])
  expect(await mismatchesOf(depositReference)).toEqual([])
  expect(server.deadlocks).toBe(0)
})

test('[WAL-03] another amount goes to the mismatches and credits nothing', async () => {
  const { code, status, wallet, depositReference } = await openDeposit()
  await sepay(code, amountInCents - 100)
  expect([await status(), await wallet()]).toEqual(['PENDING', 0])
  expect(await mismatchesOf(depositReference)).toEqual([
    { kind: 'WRONG_AMOUNT', reported: amountInCents - 100, expected: amountInCents },
  ])
})

test('[WAL-03] a code that nobody has goes to the reconciliation', async () => {
  await openDeposit()
  await sepay('CN000000000 nap tien')
  expect((await mismatchesOf('CN000000000')).map(({ kind }) => kind)).toEqual(['UNKNOWN_REFERENCE'])
})

test('[WAL-03] money for a cancelled deposit, and a second transfer for a credited one, wait for a person', async () => {
  const cancelled = await openDeposit()
  await cancelled.client.DELETE('/deposits/{id}', { params: { path: cancelled.path } })
  await sepay(cancelled.code)
  expect([await cancelled.status(), await cancelled.wallet()]).toEqual(['CANCELLED', 0])
  expect((await mismatchesOf(cancelled.depositReference)).map(({ kind }) => kind)).toEqual(['UNKNOWN_REFERENCE'])
  const credited = await openDeposit()
  await sepay(credited.code)
  await sepay(credited.code)
  expect(await credited.wallet()).toBe(amountInCents)
  expect((await mismatchesOf(credited.depositReference)).map(({ kind }) => kind)).toEqual(['UNKNOWN_REFERENCE'])
})

test('[WAL-03] the credit of a deposit that was approved by hand is its own; a second one is not', async () => {
  const { id, code, wallet, depositReference } = await openDeposit()
  await approve(id)
  await sepay(code)
  expect([await wallet(), await mismatchesOf(depositReference)]).toEqual([amountInCents, []])
  await sepay(code)
  expect(await wallet()).toBe(amountInCents)
  expect(await mismatchesOf(depositReference)).toHaveLength(1)
})

test('[PAY-03] a credit on another account of the same owner credits nothing and waits for a person', async () => {
  const { code, status, wallet } = await openDeposit()
  const id = `S${++events}`
  await sepay(code, amountInCents, id, { accountNumber: '87654321' })
  expect([await status(), await wallet()]).toEqual(['PENDING', 0])
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const query = { kind: 'WRONG_ACCOUNT' } as const
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query } })
  expect(data?.data).toMatchObject([{ transactionId: `FT${id}`, reportedCents: amountInCents }])
})

test('[PAY-03] a credit through the virtual account that payers were told is taken', async () => {
  const { code, status } = await openDeposit()
  await sepay(code, amountInCents, undefined, { accountNumber: '87654321', subAccount: '12345678' })
  expect(await status()).toBe('COMPLETED')
})
