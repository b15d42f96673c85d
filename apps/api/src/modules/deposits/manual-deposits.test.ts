import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

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
