import type { DoubleRefundOutcome } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { refundInCents, stageRefunds } from '../../../test/testing/arrange-refunds.ts'
import { arrangeEarnings } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const { hangingRefund, settle, walletOf } = stageRefunds(stage)

const one = async (text: string, values: unknown[] = []) =>
  Number((await server.owner.query<{ one: string }>(text, values)).rows[0]?.one ?? 0)

const ledgerSum = () => one('select sum(balance_in_cents) as one from ledger_accounts')
const owedBy = (userId: string) =>
  one(`select balance_in_cents as one from ledger_accounts where gateway = 'refunds_paid_twice' and user_id = $1`, [
    userId,
  ])
const payableOf = (tenantId: string) =>
  one(`select balance_in_cents as one from ledger_accounts where kind = 'SELLER_PAYABLE' and tenant_id = $1`, [
    tenantId,
  ])

/** What our books say lies at the platform's MoMo. */
const atMomo = () =>
  one(`select -balance_in_cents as one from ledger_accounts where gateway = 'momo' and tenant_id is null`)

/** A refund of 30,000 ₫ that MoMo made after it was paid to the wallet, and its mismatch. */
async function doubleRefund({ ofShop = false } = {}) {
  const paid = await hangingRefund(1, { ofShop })
  if (ofShop) await arrangeEarnings(server, paid.shop.id, 5_000_000)
  const momo = await atMomo()
  await settle(paid.admin, paid, 'NOT_REFUNDED')
  await paid.answer()
  const query = { kind: 'REFUND_TWICE', isResolved: false } as const
  const { data } = await paid.admin.GET('/admin/payments/mismatches', { params: { query } })
  const mismatch = data?.data.find(({ transactionId }) => transactionId === paid.refund.reference)
  if (!mismatch) throw new Error('nothing was refunded twice')
  return { ...paid, mismatch, momo }
}

const decide = (client: TestClient, { id }: { id: string }, outcome: DoubleRefundOutcome) =>
  client.POST('/admin/payments/mismatches/{id}/settle', {
    params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
    body: { outcome, note: 'Đã tra ở cổng thanh toán' },
  })

/** Leaves so much in the wallet. */
async function spendAllBut(userId: string, leftInCents: number) {
  const entries = [
    { kind: 'USER_WALLET', userId, amountInCents: leftInCents - (await walletOf(userId)) },
    { kind: 'GATEWAY_CLEARING', gateway: 'bank_transfer', amountInCents: (await walletOf(userId)) - leftInCents },
  ]
  await server.owner.query(
    `select post_ledger('WALLET_WITHDRAWAL', 'test', 'withdrawal', gen_random_uuid(), $1::jsonb)
     from set_config('app.scope', 'system', true)`,
    [JSON.stringify(entries)],
  )
}

test('[PAY-01] a refund made twice is booked: the gateway holds less, and the buyer owes it', async () => {
  const twice = await doubleRefund()
  expect((await atMomo()) - twice.momo).toBe(-refundInCents)
  expect(await owedBy(twice.buyer.id)).toBe(-refundInCents)
  expect(await ledgerSum()).toBe(0)
})

test('[PAY-01] settleDoubleRefund: TAKE_BACK takes the refund out of the wallet, and the buyer is told', async () => {
  const twice = await doubleRefund()
  const { data } = await decide(twice.admin, twice.mismatch, 'TAKE_BACK')
  expect(data).toMatchObject({ outcome: 'TAKE_BACK', takenBackInCents: refundInCents, resolvedAt: expect.any(String) })
  expect(await walletOf(twice.buyer.id)).toBe(twice.before)
  expect(await owedBy(twice.buyer.id)).toBe(0)
  const told = await twice.client.GET('/notifications')
  expect(told.data?.data.filter(({ type }) => type === 'WALLET_REFUND_RECOVERED')).toMatchObject([
    { data: { amountInCents: refundInCents, orderNumber: twice.order.orderNumber } },
  ])
  expect(await ledgerSum()).toBe(0)
})

test('[PAY-01] settleDoubleRefund: TAKE_BACK takes what is left, and the platform bears the rest', async () => {
  const twice = await doubleRefund()
  await spendAllBut(twice.buyer.id, 1_000_000)
  const { data } = await decide(twice.admin, twice.mismatch, 'TAKE_BACK')
  expect(data).toMatchObject({ takenBackInCents: 1_000_000 })
  expect([await walletOf(twice.buyer.id), await owedBy(twice.buyer.id)]).toEqual([0, 0])
  const { rows } = await server.owner.query(
    `select a.kind, e.amount_in_cents as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where t.reference_type = 'refund_twice_settled' and t.reference_id = $1 order by e.amount_in_cents`,
    [twice.refund.id],
  )
  expect(rows).toEqual([
    { kind: 'PROMOTIONS', amount: -2_000_000 },
    { kind: 'USER_WALLET', amount: -1_000_000 },
    { kind: 'GATEWAY_CLEARING', amount: 3_000_000 },
  ])
})

test('[PAY-01] settleDoubleRefund: TAKE_BACK from an empty wallet is refused, and the mismatch stays open', async () => {
  const twice = await doubleRefund()
  await spendAllBut(twice.buyer.id, 0)
  expect((await decide(twice.admin, twice.mismatch, 'TAKE_BACK')).error?.code).toBe('wallet.insufficient_balance')
  expect(await owedBy(twice.buyer.id)).toBe(-refundInCents)
  expect((await decide(twice.admin, twice.mismatch, 'WRITE_OFF')).data).toMatchObject({ takenBackInCents: null })
})

test('[PAY-01] settleDoubleRefund: WRITE_OFF leaves the wallet, at the expense of the platform', async () => {
  const twice = await doubleRefund()
  const promotions = () => one(`select balance_in_cents as one from ledger_accounts where kind = 'PROMOTIONS'`)
  const before = await promotions()
  expect((await decide(twice.admin, twice.mismatch, 'WRITE_OFF')).data).toMatchObject({ outcome: 'WRITE_OFF' })
  expect((await walletOf(twice.buyer.id)) - twice.before).toBe(refundInCents)
  expect((await promotions()) - before).toBe(-refundInCents)
  expect(await owedBy(twice.buyer.id)).toBe(0)
})

test('[PAY-01] settleDoubleRefund: NOT_MADE puts the money back at the gateway', async () => {
  const twice = await doubleRefund()
  await decide(twice.admin, twice.mismatch, 'NOT_MADE')
  expect(await atMomo()).toBe(twice.momo)
  const { data } = await twice.admin.GET('/admin/payments/{id}', { params: { path: { id: twice.payment.id } } })
  expect(data?.events.map(({ note }) => note)).toContain(`${twice.refund.reference} 2× ✓ (NOT_MADE)`)
  expect(await owedBy(twice.buyer.id)).toBe(0)
})

test("[PAY-03] a refund that a shop's own gateway made twice is in no account, and the shop is paid back", async () => {
  const twice = await doubleRefund({ ofShop: true })
  expect(await atMomo()).toBe(twice.momo)
  expect([await owedBy(twice.buyer.id), await payableOf(twice.shop.id)]).toEqual([0, 2_000_000])
  await decide(twice.admin, twice.mismatch, 'TAKE_BACK')
  expect(await payableOf(twice.shop.id)).toBe(5_000_000)
  expect(await walletOf(twice.buyer.id)).toBe(twice.before)
  expect(await ledgerSum()).toBe(0)
})

test('[PAY-03] settleDoubleRefund: a shop is paid back whole or not at all', async () => {
  const twice = await doubleRefund({ ofShop: true })
  await spendAllBut(twice.buyer.id, refundInCents - 100)
  expect((await decide(twice.admin, twice.mismatch, 'TAKE_BACK')).error?.code).toBe('wallet.insufficient_balance')
  expect(await walletOf(twice.buyer.id)).toBe(refundInCents - 100)
})

test('[PAY-01] settleDoubleRefund: of administrators who decide at once, one does', async () => {
  const twice = await doubleRefund()
  const people = await Promise.all(Array.from({ length: 6 }, () => arrangePerson(server, { role: 'ADMIN' })))
  const outcomes = ['TAKE_BACK', 'WRITE_OFF', 'NOT_MADE'] as const
  const answers = await Promise.all(
    people.map(({ token }, index) =>
      decide(server.client(token), twice.mismatch, outcomes[index % 3] as DoubleRefundOutcome),
    ),
  )
  expect(answers.filter(({ response }) => response.ok)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['payment.mismatch_resolved']))
  expect(await owedBy(twice.buyer.id)).toBe(0)
  const { rows } = await server.owner.query(
    `select from audit_logs where action = 'payment.double_refund_settle' and entity_id = $1`,
    [twice.payment.id],
  )
  expect(rows).toHaveLength(1)
})

test('[PAY-01] settleDoubleRefund: refuses another mismatch', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into payment_mismatches (kind, gateway, reference) values ('UNKNOWN_REFERENCE', 'momo', gen_random_uuid())
     returning id`,
  )
  expect((await decide(admin, { id: rows[0]?.id ?? '' }, 'WRITE_OFF')).response.status).toBe(404)
})
