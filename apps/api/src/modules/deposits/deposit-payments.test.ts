import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { decide, openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const providers = ['VNPAY', 'MOMO', 'ZALOPAY', 'CARD', 'PAYPAL'] as const
const amountInCents = 20_000_000

async function arrange(method: BodyOf<'createDepositPayment'>['method'] = 'MOMO') {
  const owner = await arrangePerson(server)
  const client = server.client(owner.token)
  const params = { header: { 'Idempotency-Key': newKey() } }
  const { data: payment } = await client.POST('/deposits/payments', { params, body: { amountInCents, method } })
  if (!payment) throw new Error('the deposit was not begun')
  if (method === 'VNPAY' && payment.redirectUrl) await fetch(payment.redirectUrl, { redirect: 'manual' })
  const id = payment.depositId ?? ''
  const deposit = async () => (await client.GET('/deposits/{id}', { params: { path: { id } } })).data
  const balance = async () => (await walletOf(server, owner.id)).balance
  return { owner, client, payment, id, deposit, balance }
}
const admin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

test.each(providers)(
  '[PAY-01, WAL-08] %s: its notification credits the wallet and completes the deposit',
  async (method) => {
    const { payment, deposit, balance } = await arrange(method)
    expect(payment).toMatchObject({ status: 'PENDING', method, orderId: null, orderGroupId: null })
    expect(payment.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1/)
    expect(payment.amountInCents - payment.feeInCents).toBe(amountInCents)
    await decide(stage, payment.reference)
    expect(await deposit()).toMatchObject({
      status: 'COMPLETED',
      actualAmountInCents: amountInCents,
      paymentMethod: method,
    })
    expect(await balance()).toBe(amountInCents)
    expect(await findWrongs(server.owner)).toEqual({})
  },
)

test.each(['late', 'twice', 'out_of_order'] as const)(
  '[PAY-03] a notification that comes %s credits once',
  async (way) => {
    const { payment, balance } = await arrange()
    await decide(stage, payment.reference, 'PAID', way)
    expect(await balance()).toBe(amountInCents)
  },
)

test('[PAY-03, WAL-08] notifications and questions at the same time credit once', async () => {
  const { client, payment, balance } = await arrange()
  const params = { path: { id: payment.id } }
  const decided = decide(stage, payment.reference, 'PAID', 'twice')
  await Promise.all([decided, ...Array.from({ length: 8 }, () => client.POST('/payments/{id}/check', { params }))])
  expect(await balance()).toBe(amountInCents)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('[PAY-03] a forged notification credits nothing', async () => {
  const { payment, deposit, balance } = await arrange()
  await decide(stage, payment.reference, 'PAID', 'forged')
  expect((await deposit())?.status).toBe('PENDING')
  expect(await balance()).toBe(0)
})

test("[PAY-01] nextUrl: the gateway returns to the payment's page, which leads on to a path of this site and nowhere else", async () => {
  const client = server.client((await arrangePerson(server)).token)
  const pay = (nextUrl: string) =>
    client.POST('/deposits/payments', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amountInCents, method: 'MOMO', nextUrl },
    })
  for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test'])
    expect((await pay(elsewhere)).error?.fields).toMatchObject([{ path: 'nextUrl', code: 'url.invalid' }])
  const { data } = await pay('/checkout?coupon=TET')
  const charge = stage.sandbox.charges.byReference('momo', data?.reference ?? '')
  expect(charge?.returnUrl).toBe(
    `${server.api.ports.publicUrl}/payments/${data?.id}?next=${encodeURIComponent('/checkout?coupon=TET')}`,
  )
})

test('a refused payment ends the deposit', async () => {
  const { payment, deposit } = await arrange()
  await decide(stage, payment.reference, 'REFUSED')
  expect((await deposit())?.status).toBe('FAILED')
})

test('an unpaid payment ends with its time, and its deposit with it', async () => {
  const { deposit, balance } = await arrange('VNPAY')
  stage.pass(20)
  await stage.follow()
  // A provider may call a charge refused once its time is over.
  expect(['CANCELLED', 'FAILED']).toContain((await deposit())?.status)
  expect(await balance()).toBe(0)
})

test('[PAY-03] money for a deposit that its owner cancelled goes to the wallet, and the fee stays', async () => {
  const { client, id, payment, deposit, balance } = await arrange()
  await client.DELETE('/deposits/{id}', { params: { path: { id } } })
  await decide(stage, payment.reference)
  expect((await deposit())?.status).toBe('CANCELLED')
  expect([payment.feeInCents > 0, await balance()]).toEqual([true, amountInCents])
  expect(await findWrongs(server.owner)).toEqual({})
})

test('processAdminDeposit: refuses a deposit that its gateway decides', async () => {
  const { id } = await arrange()
  const { error } = await (await admin()).PUT('/admin/deposits/{id}/process', {
    params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
    body: { status: 'COMPLETED', actualAmountInCents: amountInCents },
  })
  expect(error).toMatchObject({ code: 'payment.provider_decides' })
})

test('refundPayment: refuses the payment of a deposit', async () => {
  const { payment } = await arrange()
  await decide(stage, payment.reference)
  const { error } = await (await admin()).POST('/admin/payments/{id}/refund', {
    params: { path: { id: payment.id }, header: { 'Idempotency-Key': newKey() } },
    body: { reason: 'Thử hoàn tiền' },
  })
  expect(error).toMatchObject({ code: 'payment.not_refundable', status: 409 })
})

test('listDepositMethods: lists gateways with their fees, and no other way to pay', async () => {
  const { client } = await arrange()
  const { data } = await client.GET('/deposits/methods', { params: { query: { amountInCents } } })
  expect(data?.data.map(({ method }) => method).toSorted()).toEqual([...providers].toSorted())
})

test('createDepositPayment: refuses an amount outside the limits of deposits', async () => {
  const { client } = await arrange()
  const { error } = await client.POST('/deposits/payments', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { amountInCents: 100, method: 'MOMO' },
  })
  expect(error).toMatchObject({ code: 'request.invalid', status: 422 })
})

test('getDepositInstructions: names the account of the configured bank transfer', async () => {
  const { client } = await arrange()
  const params = { header: { 'Idempotency-Key': newKey() } }
  const { data } = await client.POST('/deposit-transfers', { params, body: { amountInCents } })
  const shown = await client.GET('/deposits/{id}/instructions', { params: { path: { id: data?.id ?? '' } } })
  expect(shown.data?.accountNumber).not.toBe(server.api.ports.bankAccount?.accountNumber)
})
