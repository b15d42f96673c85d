import { maxDailyCreditInCents } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeAdjustment, walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeMoney, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })
const limit = 500_000_000

async function arrange() {
  const owner = await arrangePerson(server)
  const first = await arrangePerson(server, { role: 'ADMIN' })
  const second = await arrangePerson(server, { role: 'ADMIN' })
  const [asking, deciding] = [server.client(first.token), server.client(second.token)]
  const adjust = (amountInCents: number) =>
    asking.POST('/wallet/admin/adjust', {
      params: keyed(),
      body: { userId: owner.id, amountInCents, type: 'WALLET_ADJUSTMENT', reason: 'Đền bù sự cố' },
    })
  const approve = (id: string, by = deciding) =>
    by.POST('/wallet/admin/adjustments/{id}/approve', { params: { path: { id }, ...keyed() } })
  const refuse = (id: string, by = deciding) =>
    by.POST('/wallet/admin/adjustments/{id}/refuse', { params: { path: { id } }, body: { note: 'Sai người nhận' } })
  return { owner, first, second, asking, deciding, adjust, approve, refuse }
}

const actionsOf = async (entityId: string) => {
  const { rows } = await server.owner.query<{ action: string; status: string; severity: string }>(
    'select action, status, severity from audit_logs where entity_id = $1 order by created_at, id',
    [entityId],
  )
  return rows.map(({ action, status, severity }) => `${action} ${status} ${severity}`).toSorted()
}

test('adjustWallet: up to the limit it is carried out at once', async () => {
  const { owner, adjust } = await arrange()
  const { data } = await adjust(limit)
  expect(data).toMatchObject({ balanceInCents: limit, transaction: { amountInCents: limit }, request: null })
  expect((await walletOf(server, owner.id)).balance).toBe(limit)
})

test('adjustWallet: above the limit nothing is credited, and the owner is not told, until a second person approves', async () => {
  const { owner, first, adjust, asking } = await arrange()
  const { data } = await adjust(limit + 100)
  expect(data).toMatchObject({
    ...{ balanceInCents: 0, transaction: null },
    request: { status: 'PENDING', amountInCents: limit + 100, user: { id: owner.id }, requestedBy: { id: first.id } },
  })
  expect((await walletOf(server, owner.id)).balance).toBe(0)
  expect((await server.client(owner.token).GET('/notifications', {})).data?.data).toEqual([])
  expect(await actionsOf(owner.id)).toEqual(['wallet.adjust_request PENDING WARNING'])
  const { data: waiting } = await asking.GET('/wallet/admin/adjustments', { params: { query: { status: 'PENDING' } } })
  expect(waiting?.data.map(({ id }) => id)).toContain(data?.request?.id)
})

test('adjustWallet: credits of a day count together, so that parts below the limit wait too', async () => {
  const { owner, adjust } = await arrange()
  expect((await adjust(limit - 100)).data?.request).toBeNull()
  expect((await adjust(200)).data?.request).toMatchObject({ status: 'PENDING' })
  expect((await walletOf(server, owner.id)).balance).toBe(limit - 100)
})

test('adjustWallet: of two parts at once that pass the limit together, one waits', async () => {
  const { owner, adjust } = await arrange()
  const answers = await Promise.all([adjust(limit - 100), adjust(limit - 100)])
  expect(answers.filter(({ data }) => data?.request === null)).toHaveLength(1)
  expect((await walletOf(server, owner.id)).balance).toBe(limit - 100)
})

test('adjustWallet: a credit that passes the limit of a day together with what waits is refused when it is asked for', async () => {
  const { owner, adjust, refuse } = await arrange()
  const { request } = (await adjust(maxDailyCreditInCents - 100)).data ?? {}
  const tooLarge = [{ path: 'amountInCents', code: 'amount.too_large', params: { max: 1 } }]
  expect((await adjust(200)).error?.fields).toMatchObject(tooLarge)
  expect((await adjust(100)).data?.request).toBeNull()
  await refuse(request?.id ?? '')
  expect((await adjust(maxDailyCreditInCents - 100)).data?.request).toMatchObject({ status: 'PENDING' })
  expect((await walletOf(server, owner.id)).balance).toBe(100)
})

test('adjustWallet: of three requests at once that pass the limit of a day together, one is refused', async () => {
  const { adjust } = await arrange()
  const half = maxDailyCreditInCents / 2
  const answers = await Promise.all([adjust(half), adjust(half), adjust(half)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 422])
})

test('adjustWallet: a debit above the limit waits as well', async () => {
  const { owner, adjust } = await arrange()
  await arrangeMoney(server, owner.id, 3 * limit)
  expect((await adjust(-limit)).data?.request).toBeNull()
  expect((await adjust(-limit - 100)).data?.request).toMatchObject({ status: 'PENDING' })
  expect((await walletOf(server, owner.id)).balance).toBe(2 * limit)
})

test('adjustWallet: refuses a credit after which the balance could not be counted exactly', async () => {
  const { owner, adjust } = await arrange()
  const balance = Number.MAX_SAFE_INTEGER - 991
  await arrangeMoney(server, owner.id, balance - (balance % 100))
  expect((await adjust(limit)).error?.fields).toMatchObject([{ path: 'amountInCents', code: 'amount.too_large' }])
})

test('approveWalletAdjustment: a second administrator credits once, audited as CRITICAL, and the owner is told', async () => {
  const { owner, second, adjust, approve } = await arrange()
  const { request } = (await adjust(limit + 100)).data ?? {}
  const { data } = await approve(request?.id ?? '')
  expect(data).toMatchObject({ status: 'APPROVED', decidedBy: { id: second.id }, decidedAt: expect.any(String) })
  expect(await walletOf(server, owner.id)).toMatchObject({ balance: limit + 100, entries: 1 })
  expect((await approve(request?.id ?? '')).error?.code).toBe('wallet.adjustment_decided')
  expect(await walletOf(server, owner.id)).toMatchObject({ balance: limit + 100, entries: 1 })
  expect(await actionsOf(owner.id)).toEqual([
    'wallet.adjust SUCCESS CRITICAL',
    'wallet.adjust_approve SUCCESS CRITICAL',
    'wallet.adjust_request PENDING WARNING',
  ])
  const { data: told } = await server.client(owner.token).GET('/notifications', {})
  expect(told?.data[0]).toMatchObject({ type: 'WALLET_ADJUSTED', data: { amountInCents: limit + 100 } })
})

test('approveWalletAdjustment, refuseWalletAdjustment: neither who asked nor the owner of the wallet decides', async () => {
  const { owner, asking, deciding, second, adjust, approve, refuse } = await arrange()
  const { request } = (await adjust(limit + 100)).data ?? {}
  for (const decide of [approve, refuse]) {
    const refused = await decide(request?.id ?? '', asking)
    expect([refused.response.status, refused.error?.code]).toEqual([403, 'wallet.own_request'])
  }
  const own = await arrangeAdjustment(server, { userId: second.id, requestedBy: owner.id })
  expect((await approve(own, deciding)).error?.code).toBe('wallet.own_adjustment')
  expect((await walletOf(server, owner.id)).balance).toBe(0)
})

test('refuseWalletAdjustment: moves no money, keeps the reason, and ends the request', async () => {
  const { owner, adjust, approve, refuse } = await arrange()
  const { request } = (await adjust(limit + 100)).data ?? {}
  const { data } = await refuse(request?.id ?? '')
  expect(data).toMatchObject({ status: 'REFUSED', note: 'Sai người nhận' })
  expect((await approve(request?.id ?? '')).error?.code).toBe('wallet.adjustment_decided')
  expect((await walletOf(server, owner.id)).balance).toBe(0)
})

test('approveWalletAdjustment: the limit of a day and the balance hold at this moment', async () => {
  const { owner, first, approve } = await arrange()
  const waiting = (amount: number) => arrangeAdjustment(server, { userId: owner.id, requestedBy: first.id, amount })
  expect((await approve(await waiting(-100))).error?.code).toBe('wallet.insufficient_balance')
  expect((await approve(await waiting(maxDailyCreditInCents))).response.status).toBe(200)
  const late = await waiting(100)
  expect((await approve(late)).error?.fields).toMatchObject([{ path: 'amountInCents', code: 'amount.too_large' }])
  const { rows } = await server.owner.query('select status from wallet_adjustments where id = $1', [late])
  expect(rows).toEqual([{ status: 'PENDING' }])
})
