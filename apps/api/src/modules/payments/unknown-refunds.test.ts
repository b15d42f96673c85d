import { expect, test } from 'vitest'
import { openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { refundedMethods, refundInCents as amountInCents, stageRefunds } from '../../../test/testing/arrange-refunds.ts'

const stage = openPaymentStage()
const { test: server } = stage
const { paidBy, unknownRefund, hangingRefund, settle, walletOf, onItsWay } = stageRefunds(stage)

test.each(refundedMethods)(
  '[PAY-01] %s: a refund that was made and whose answer was lost is made once',
  async (method) => {
    const paid = await paidBy(method)
    stage.sandbox.lostRefunds.set(paid.provider, 1)
    expect(await paid.refund()).toMatchObject({ status: 'PENDING', destination: 'SOURCE' })
    expect(paid.made()).toHaveLength(1)
    stage.pass(3)
    await stage.follow()
    expect(await paid.read()).toMatchObject({ status: 'COMPLETED', destination: 'SOURCE', resultCode: null })
    expect(paid.made()).toHaveLength(1)
    expect(await walletOf(paid.buyer.id)).toBe(paid.before)
    expect(await onItsWay(paid)).toBe(0)
  },
)

test.each(refundedMethods)(
  '[PAY-01] %s: a refund that was not made and whose answer was lost is asked for again',
  async (method) => {
    const paid = await paidBy(method)
    stage.sandbox.failures.set(paid.provider, 2)
    expect(await paid.refund()).toMatchObject({ status: 'PENDING', destination: 'SOURCE' })
    for (const minutes of [3, 10, 60]) {
      stage.pass(minutes)
      await stage.follow()
    }
    expect(await paid.read()).toMatchObject({ status: 'COMPLETED', destination: 'SOURCE' })
    expect(paid.made()).toHaveLength(1)
    expect(await walletOf(paid.buyer.id)).toBe(paid.before)
    expect(await onItsWay(paid)).toBe(0)
  },
)

test('[PAY-01] an outcome that stays unknown stands before a person, and nothing is paid or sent meanwhile', async () => {
  const paid = await unknownRefund('MOMO', { isMade: false })
  expect(paid.refund).toMatchObject({ status: 'PENDING', outcomeUnknownAt: expect.any(String) })
  const query = { kind: 'REFUND_UNKNOWN', isResolved: false } as const
  const { data } = await paid.admin.GET('/admin/payments/mismatches', { params: { query } })
  const mismatch = data?.data.find(({ transactionId }) => transactionId === paid.refund.reference)
  expect(mismatch).toMatchObject({ paymentId: paid.payment.id, expectedInCents: amountInCents })
  const closed = await paid.admin.POST('/admin/payments/mismatches/{id}/resolve', {
    params: { path: { id: mismatch?.id ?? '' } },
    body: { resolution: 'Đã xem' },
  })
  expect(closed.error?.code).toBe('payment.refund_unsettled')
  stage.sandbox.failures.clear()
  stage.pass(24 * 60)
  await stage.follow()
  expect(paid.made()).toHaveLength(0)
  expect(await walletOf(paid.buyer.id)).toBe(paid.before)
})

test.each([
  ['REFUNDED', 'SOURCE', 0],
  ['NOT_REFUNDED', 'WALLET', amountInCents],
] as const)('[PAY-01] settleRefund: %s completes it once', async (outcome, destination, toWallet) => {
  const early = await paidBy('MOMO')
  await early.refund()
  const paid = await unknownRefund('MOMO', { isMade: outcome === 'REFUNDED' })
  expect((await settle(early.admin, { ...early, refund: await early.read() }, outcome)).error?.code).toBe(
    'payment.refund_settled',
  )
  const { data } = await settle(paid.admin, paid, outcome)
  expect(data?.refunds).toMatchObject([{ status: 'COMPLETED', destination, outcomeUnknownAt: null }])
  expect((await settle(paid.admin, paid, outcome)).error?.code).toBe('payment.refund_settled')
  expect((await walletOf(paid.buyer.id)) - paid.before).toBe(toWallet)
  expect(await onItsWay(paid)).toBe(0)
  const query = { kind: 'REFUND_UNKNOWN', isResolved: false } as const
  const open = await paid.admin.GET('/admin/payments/mismatches', { params: { query } })
  expect(open.data?.data.map(({ transactionId }) => transactionId)).not.toContain(paid.refund.reference)
  const { rows } = await server.owner.query(
    `select changes from audit_logs where action = 'payment.refund_settle' and entity_id = $1`,
    [paid.payment.id],
  )
  expect(rows).toHaveLength(1)
})

test('[PAY-01] settleRefund: of decisions that contradict each other, one counts', async () => {
  const paid = await unknownRefund('MOMO', { isMade: false })
  const outcomes = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? 'REFUNDED' : 'NOT_REFUNDED'))
  const answers = await Promise.all(outcomes.map((outcome) => settle(paid.admin, paid, outcome as 'REFUNDED')))
  expect(answers.filter(({ response }) => response.ok)).toHaveLength(1)
  const { destination } = await paid.read()
  expect((await walletOf(paid.buyer.id)) - paid.before).toBe(destination === 'WALLET' ? amountInCents : 0)
  expect(await onItsWay(paid)).toBe(0)
})

test('[PAY-01] a refund that a gateway made after it was paid to the wallet stands before a person, once', async () => {
  const paid = await hangingRefund(2)
  expect((await settle(paid.admin, paid, 'NOT_REFUNDED')).response.ok).toBe(true)
  await paid.answer()
  const query = { kind: 'REFUND_TWICE', isResolved: false } as const
  const { data } = await paid.admin.GET('/admin/payments/mismatches', { params: { query } })
  const written = data?.data.filter(({ transactionId }) => transactionId === paid.refund.reference) ?? []
  expect(written).toMatchObject([
    {
      ...{ gateway: 'momo', reference: paid.payment.reference, paymentId: paid.payment.id },
      ...{ expectedInCents: amountInCents, reportedCurrency: 'VND', reportedCents: amountInCents },
    },
  ])
  const { rows } = await server.owner.query(
    `select severity from audit_logs
     where action = 'payment.mismatch' and entity_id = $1 and description like '%Refunded twice'`,
    [paid.payment.id],
  )
  expect(rows).toEqual([{ severity: 'WARNING' }])
  const closed = await paid.admin.POST('/admin/payments/mismatches/{id}/resolve', {
    params: { path: { id: written[0]?.id ?? '' } },
    body: { resolution: 'Người mua đã trả lại' },
  })
  expect(closed.error?.code).toBe('payment.refund_unsettled')
  expect((await walletOf(paid.buyer.id)) - paid.before).toBe(amountInCents)
  expect(await onItsWay(paid)).toBe(0)
})

test.each(['REFUNDED', 'NOT_REFUNDED'] as const)(
  '[PAY-01] settleRefund: %s against a late answer of the gateway moves the money once',
  async (outcome) => {
    const paid = await hangingRefund(1)
    const [settled] = await Promise.all([settle(paid.admin, paid, outcome), paid.answer()])
    expect([200, 409]).toContain(settled.response.status)
    const { destination, status } = await paid.read()
    expect(status).toBe('COMPLETED')
    expect(destination).toBe(settled.response.ok && outcome === 'NOT_REFUNDED' ? 'WALLET' : 'SOURCE')
    expect((await walletOf(paid.buyer.id)) - paid.before).toBe(destination === 'WALLET' ? amountInCents : 0)
    expect(await onItsWay(paid)).toBe(0)
    expect(paid.made()).toHaveLength(1)
  },
)
