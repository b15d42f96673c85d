import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'
import { expireTransfers } from '../../jobs/expire-transfers.ts'
import { demoBankAccount } from '../../ports/bank-account.ts'
import { crc16 } from './vietqr.ts'

let now = new Date('2026-11-25T03:00:00Z')
const server = useTestApi(() => ({ now: () => now }))
const amountInCents = 150_000_000

async function customer() {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const open = (amount = amountInCents) =>
    client.POST('/deposit-transfers', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amountInCents: amount },
    })
  const instructions = (id = '') => client.GET('/deposits/{id}/instructions', { params: { path: { id } } })
  return { person, client, open, instructions }
}

const report = { bankName: 'Vietcombank', bankReference: 'FT2611', transferDateTime: '2026-11-25T02:50:00Z' }

test('openDepositTransfer: the transfer code is made once: every call of its instructions answers the same', async () => {
  const { open, instructions } = await customer()
  const { data, response } = await open()
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ status: 'PENDING', amountInCents, expiresAt: '2026-11-26T03:00:00.000Z' })
  const shown = (await instructions(data?.id)).data
  const { bankName, bankBin: bankCode, accountNumber, accountHolder } = demoBankAccount
  expect(shown).toMatchObject({ amountInCents, bankName, bankCode, accountNumber, accountHolder })
  expect(shown?.transferContent).toBe(data?.bankReference)
  const payload = shown?.vietQrPayload ?? ''
  expect(payload).toContain('54071500000')
  expect(payload).toContain(`0811${shown?.transferContent}`)
  expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
  expect(shown?.qrCodeSvg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(shown?.qrCodeSvg).not.toContain('script')
  expect((await instructions(data?.id)).data).toEqual(shown)
})

test('openDepositTransfer: one of the same amount that waits is offered again, of many calls at once too', async () => {
  const { open } = await customer()
  const answers = await Promise.all([open(), open(), open(), open()])
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
  const other = await open(50_000_000)
  expect(other.data?.id).not.toBe(answers[0]?.data?.id)
  expect(other.data?.bankReference).not.toBe(answers[0]?.data?.bankReference)
})

test('openDepositTransfer: refuses invalid amounts, and everything without a bank account', async () => {
  const { open } = await customer()
  for (const amount of [99_900, 100_050, 5_000_000_100]) {
    const { error, response } = await open(amount)
    expect([response.status, error?.fields?.[0]?.path]).toEqual([422, 'amountInCents'])
  }
  server.api.ports.bankAccount = null
  const { error } = await open()
  server.api.ports.bankAccount = demoBankAccount
  expect(error).toMatchObject({ status: 503, code: 'server.unavailable' })
})

test('reportDepositTransfer: administrators learn of it once, and it no longer expires', async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { client, open } = await customer()
  const id = (await open()).data?.id ?? ''
  const told = async () =>
    (await server.owner.query('select type from notifications where user_id = $1', [admin.id])).rows
  expect(await told()).toEqual([])
  const send = (body = report) => client.PUT('/deposits/{id}/transfer', { params: { path: { id } }, body })
  expect((await send()).data).toMatchObject({
    ...report,
    transferDateTime: '2026-11-25T02:50:00.000Z',
    expiresAt: null,
  })
  expect((await send({ ...report, bankReference: 'FT2612' })).data?.bankReference).toBe('FT2612')
  expect(await told()).toEqual([{ type: 'DEPOSIT_REQUESTED' }])
  const { rows } = await server.owner.query('select action from audit_logs where entity_id = $1 order by created_at', [
    id,
  ])
  expect(rows.map(({ action }) => action)).toEqual(['deposit.open', 'deposit.request', 'deposit.update'])
})

test('reportDepositTransfer: names a field that is wrong, and refuses a deposit that is over', async () => {
  const { person, client, open } = await customer()
  const put = (id: string, body = report) => client.PUT('/deposits/{id}/transfer', { params: { path: { id } }, body })
  const later = await put((await open()).data?.id ?? '', { ...report, transferDateTime: '2026-11-26T00:00:00Z' })
  expect([later.response.status, later.error?.fields?.[0]?.path]).toEqual([422, 'transferDateTime'])
  const over = await put((await arrangeDeposit(server, person.id, { status: 'FAILED' })).id)
  expect([over.response.status, over.error?.code]).toEqual([409, 'deposit.not_pending'])
})

test("getDepositInstructions: another's transfer isn't found, nor a deposit that has no code of its own", async () => {
  const { person, open, instructions } = await customer()
  const { data } = await open()
  expect((await (await customer()).instructions(data?.id)).response.status).toBe(404)
  expect((await instructions((await arrangeDeposit(server, person.id)).id)).response.status).toBe(404)
})

test('expireTransfers: cancels what nobody reported within a day, and nothing else', async () => {
  const { client, open } = await customer()
  const [forgotten, reported] = [(await open()).data?.id ?? '', (await open(50_000_000)).data?.id ?? '']
  await client.PUT('/deposits/{id}/transfer', { params: { path: { id: reported } }, body: report })
  now = new Date('2026-11-26T03:00:00Z')
  await expireTransfers(server.api)
  const statusOf = async (id: string) => (await client.GET('/deposits/{id}', { params: { path: { id } } })).data?.status
  expect([await statusOf(forgotten), await statusOf(reported)]).toEqual(['CANCELLED', 'PENDING'])
  expect((await open()).data?.id).not.toBe(forgotten)
})
