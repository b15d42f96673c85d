import { expect, test } from 'vitest'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('listWithdrawalTransactions: a rejected withdrawal went on hold and came back', async () => {
  const owner = await arrangePerson(server)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { id } = await arrangeWithdrawal(server, owner.id, { amount: 5_000_000 })
  const path = { id }
  await admin.POST('/withdrawals/{id}/process', {
    params: { path, header: { 'Idempotency-Key': newKey() } },
    body: { status: 'REJECTED' },
  })
  const { data } = await server.client(owner.token).GET('/withdrawals/{id}/transactions', { params: { path } })
  expect(
    data?.data.map(({ entries }) => entries.map(({ account, amountInCents }) => [account, amountInCents])),
  ).toEqual([
    [
      ['USER_WALLET', -5_000_000],
      ['WITHDRAWAL_HOLD', 5_000_000],
    ],
    [
      ['WITHDRAWAL_HOLD', -5_000_000],
      ['USER_WALLET', 5_000_000],
    ],
  ])
})

test('listWithdrawalTransactions: somebody else gets a 404', async () => {
  const { id } = await arrangeWithdrawal(server, (await arrangePerson(server)).id)
  const stranger = server.client((await arrangePerson(server)).token)
  const { response } = await stranger.GET('/withdrawals/{id}/transactions', { params: { path: { id } } })
  expect(response.status).toBe(404)
})
