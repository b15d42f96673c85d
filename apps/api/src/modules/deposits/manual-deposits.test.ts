import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { demoBankAccount } from '../../ports/bank-account.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'
import { crc16 } from './vietqr.ts'

const server = useTestApi(() => ({ now: () => new Date('2026-11-21T03:00:00Z') }))
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })
const body = {
  amountInCents: 50_000_000,
  bankName: 'Vietcombank',
  bankReference: 'CN7K3MPQ2X5',
  transferDateTime: '2026-11-21T02:30:00Z',
}

test('[WAL-04] createManualDeposit: a bank transfer is reported and listed; other deposits are not in that list', async () => {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const told = await client.POST('/manual-deposits', { params: keyed(), body: { ...body, notes: 'Chuyển từ VCB' } })
  expect(told.response.status).toBe(201)
  expect(told.data).toMatchObject({
    paymentMethod: 'MANUAL_DEPOSIT',
    status: 'PENDING',
    bankReference: 'CN7K3MPQ2X5',
    transferDateTime: '2026-11-21T02:30:00.000Z',
    proofUrl: null,
  })
  await arrangeDeposit(server, person.id, { method: 'VIETQR' })
  await arrangeDeposit(server, (await arrangePerson(server)).id)
  const { data } = await client.GET('/manual-deposits/my', {})
  expect(data?.data.map(({ id }) => id)).toEqual([told.data?.id])
  expect(data?.pagination.total).toBe(1)
  const failed = await client.GET('/manual-deposits/my', { params: { query: { status: 'FAILED' } } })
  expect(failed.data?.data).toEqual([])
})

test('createManualDeposit: names missing, blank and future fields', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const send = async (change: object) => {
    const { error, response } = await client.POST('/manual-deposits', { params: keyed(), body: { ...body, ...change } })
    return [response.status, [...new Set(error?.fields?.map(({ path }) => path))]]
  }
  expect(await send({ bankReference: undefined })).toEqual([422, ['bankReference']])
  expect(await send({ bankName: '   ' })).toEqual([422, ['bankName']])
  expect(await send({ transferDateTime: 'hôm qua' })).toEqual([422, ['transferDateTime']])
  expect(await send({ transferDateTime: '2026-11-22T03:00:00Z' })).toEqual([422, ['transferDateTime']])
  expect(await send({ notes: 'x'.repeat(501) })).toEqual([422, ['notes']])
  expect(await send({ status: 'COMPLETED' })).toEqual([422, ['status']])
  expect(await send({ proofUrl: '/deposit-proofs/khong-co' })).toEqual([422, ['proofUrl']])
})

test('getDepositInstructions: returns the account, a unique transfer content and a VietQR code with the amount', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const ask = () => client.GET('/manual-deposits/instructions', { params: { query: { amountInCents: 150_000_000 } } })
  const { data } = await ask()
  expect(data).toMatchObject({ amountInCents: 150_000_000, ...accountShown() })
  const payload = data?.vietQrPayload ?? ''
  expect(payload).toContain('54071500000')
  expect(payload).toContain(`0811${data?.transferContent}`)
  expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
  expect(data?.qrCodeSvg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(data?.qrCodeSvg).not.toContain('script')
  expect((await ask()).data?.transferContent).not.toBe(data?.transferContent)
})

function accountShown() {
  const { bankName, bankBin, accountNumber, accountHolder } = demoBankAccount
  return { bankName, bankCode: bankBin, accountNumber, accountHolder }
}

test('getDepositInstructions: without a bank account there are no instructions', async () => {
  const client = server.client((await arrangePerson(server)).token)
  server.api.ports.bankAccount = null
  const { error } = await client.GET('/manual-deposits/instructions', {
    params: { query: { amountInCents: 150_000_000 } },
  })
  server.api.ports.bankAccount = demoBankAccount
  expect(error).toMatchObject({ status: 503, code: 'server.unavailable' })
})

test('getDepositInstructions: refuses invalid amounts', async () => {
  const client = server.client((await arrangePerson(server)).token)
  for (const amountInCents of [99_900, 100_050, 5_000_000_100]) {
    const { error, response } = await client.GET('/manual-deposits/instructions', {
      params: { query: { amountInCents } },
    })
    expect([response.status, error?.fields?.[0]?.path]).toEqual([422, 'amountInCents'])
  }
})
