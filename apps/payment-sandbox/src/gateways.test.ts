import {
  type ChargeIdentity,
  GatewayFault,
  GatewayRefusal,
  type GatewayServices,
  type IncomingNotification,
  isSameAmount,
  MomoGateway,
  type PaymentGateway,
  PaypalGateway,
  StripeGateway,
  VnpayGateway,
  ZalopayGateway,
} from '@chonoi/payment-gateways'
import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials as keys } from './credentials.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

const origin = 'https://sandbox.test'
const now = new Date('2026-11-25T03:00:00Z')

const gateways: Record<string, (services: GatewayServices) => PaymentGateway> = {
  vnpay: (services) =>
    new VnpayGateway(
      {
        ...keys.vnpay,
        paymentUrl: `${origin}/vnpay/paymentv2/vpcpay.html`,
        apiUrl: `${origin}/vnpay/merchant_webapi/api/transaction`,
      },
      services,
    ),
  momo: (services) => new MomoGateway({ ...keys.momo, host: `${origin}/momo` }, services),
  zalopay: (services) => new ZalopayGateway({ ...keys.zalopay, host: `${origin}/zalopay` }, services),
  stripe: (services) => new StripeGateway({ ...keys.stripe, host: `${origin}/stripe` }, services),
  paypal: (services) => new PaypalGateway({ ...keys.paypal, host: `${origin}/paypal`, vndPerUsd: 25_450 }, services),
}

const request = {
  reference: 'CN261125ABCDEFGH',
  amountInCents: 45_000_000,
  description: 'Đơn hàng DH-261125-ABCDEF',
  language: 'vi',
  returnUrl: 'https://shop.test/checkout/return',
  notifyUrl: 'https://shop.test/api/v1/payments/notifications',
  customerAddress: '203.0.113.7',
  createdAt: now,
  expiresAt: new Date(now.getTime() + 30 * 60_000),
} as const

describe.each(Object.entries(gateways))('%s', (_, open) => {
  let sandbox: Sandbox
  let gateway: PaymentGateway
  let received: IncomingNotification[]
  let answerStatus: number

  /** Our notification address: keeps the raw request and answers by the adapter's rules. */
  const merchant = async (input: string | URL | Request, init?: RequestInit) => {
    const sent = new Request(input, init)
    const incoming = {
      query: new URL(sent.url).search.slice(1),
      headers: Object.fromEntries(sent.headers),
      body: new Uint8Array(await sent.arrayBuffer()),
    }
    received.push(incoming)
    if (answerStatus !== 200) return new Response('down', { status: answerStatus })
    const reading = await gateway.readNotification(incoming)
    const answer = gateway.answerNotification(reading.verified ? 'recorded' : reading.because)
    return new Response(answer.body, { status: answer.status })
  }

  beforeEach(() => {
    received = []
    answerStatus = 200
    sandbox = createSandbox({ origin, fetch: merchant, now: () => now, lateMs: 1, retryMs: 1, maxAttempts: 3 })
    const fetch = (input: string | URL | Request, init?: RequestInit) =>
      Promise.resolve(sandbox.fetch(new Request(input, init)))
    gateway = open({ fetch, now: () => now })
  })

  async function create() {
    const charge = await gateway.create(request)
    const opened = await sandbox.fetch(new Request(charge.redirectUrl))
    const location = opened.headers.get('location') ?? new URL(charge.redirectUrl).pathname
    const { reference, createdAt, customerAddress } = request
    const identity: ChargeIdentity = {
      reference,
      createdAt,
      customerAddress,
      gatewayReference: charge.gatewayReference,
    }
    return { charge, identity, id: location.split('/').at(-1) ?? '' }
  }

  async function pay(misbehaviour: Misbehaviour = 'none') {
    const made = await create()
    sandbox.decide(made.id, 'PAID', misbehaviour)
    await sandbox.settled()
    return made
  }

  async function paidCharge() {
    const made = await pay()
    const state = await gateway.query(made.identity)
    if (state.status !== 'PAID') throw new Error(`The charge is ${state.status}.`)
    return { ...made, ...state }
  }

  test('an open charge is pending', async () => {
    const { identity } = await create()
    expect(await gateway.query(identity)).toMatchObject({ status: 'PENDING' })
  })

  test('a repeated create opens one charge', async () => {
    const [first, second] = [await create(), await create()]
    expect(second.id).toBe(first.id)
  })

  test('a paid charge is notified, and a query says the same', async () => {
    const { charge, identity } = await pay()
    const state = await gateway.query(identity)
    expect(state.status === 'PAID' && isSameAmount(state.paid, charge.expected)).toBe(true)
    expect(received).toHaveLength(1)
    const reading = await gateway.readNotification(received[0] as IncomingNotification)
    expect(reading).toMatchObject({
      verified: true,
      notification: { reference: expect.stringContaining(request.reference) },
    })
  })

  test('a refused charge is never paid', async () => {
    const { identity, id } = await create()
    sandbox.decide(id, 'REFUSED')
    await sandbox.settled()
    expect(await gateway.query(identity)).toMatchObject({ status: 'FAILED' })
  })

  test('a forged notification is not verified', async () => {
    const { identity } = await pay('forged')
    for (const incoming of received) {
      expect(await gateway.readNotification(incoming)).toMatchObject({ verified: false, because: 'invalid_signature' })
    }
    expect(received).toHaveLength(1)
    expect(await gateway.query(identity)).toMatchObject({ status: 'PENDING' })
  })

  test('one flipped byte anywhere in a notification is refused', async () => {
    await pay()
    const { query, headers, body } = received[0] as IncomingNotification
    const isQuery = body.length === 0
    const bytes = isQuery ? Buffer.from(query) : Buffer.from(body)
    for (let at = 0; at < bytes.length; at += 3) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      const reading = await gateway.readNotification(
        isQuery ? { query: changed.toString(), headers, body } : { query, headers, body: changed },
      )
      // A byte that the signature doesn't cover may change, but never what is read.
      const unchanged = await gateway.readNotification({ query, headers, body })
      expect(reading.verified ? reading : unchanged).toEqual(unchanged)
    }
  })

  test('a repeated notification has the same event id', async () => {
    await pay('twice')
    const ids = new Set<string>()
    for (const incoming of received) {
      const reading = await gateway.readNotification(incoming)
      if (reading.verified && reading.notification) ids.add(reading.notification.eventId)
    }
    expect(received).toHaveLength(2)
    expect(ids.size).toBe(1)
  })

  test('another amount or currency is never the expected one', async () => {
    for (const misbehaviour of ['other_amount', 'other_currency'] as const) {
      received = []
      sandbox = createSandbox({ origin, fetch: merchant, now: () => now, retryMs: 1, maxAttempts: 1 })
      const { charge } = await pay(misbehaviour)
      for (const incoming of received) {
        const reading = await gateway.readNotification(incoming)
        const state = reading.verified ? reading.notification?.state : undefined
        expect(state?.status === 'PAID' && isSameAmount(state.paid, charge.expected)).toBe(false)
      }
    }
  })

  test('an answer that the provider does not accept is asked for again', async () => {
    answerStatus = 503
    await pay()
    expect(received).toHaveLength(3)
  })

  test('refunds in parts reach at most what was paid', async () => {
    const { identity, paid, transactionId } = await paidCharge()
    const part = { ...paid, cents: Math.floor(paid.cents / 300) * 100 }
    const rest = { ...paid, cents: paid.cents - part.cents }
    const refund = (refundReference: string, amount: typeof paid) => ({
      refundReference,
      charge: identity,
      paid,
      transactionId,
      amount,
      reason: 'Khách trả hàng',
      requestedBy: 'admin',
      requestedAt: now,
      isOnly: false,
    })
    async function settledState(one: ReturnType<typeof refund>) {
      const state = await gateway.refund(one)
      return state.status === 'PENDING' ? gateway.queryRefund(one, state.gatewayRefundId) : state
    }
    expect(await settledState(refund('RF0000000001', part))).toMatchObject({ status: 'REFUNDED' })
    expect(await settledState(refund('RF0000000002', rest))).toMatchObject({ status: 'REFUNDED' })
    expect(await settledState(refund('RF0000000003', part))).toMatchObject({ status: 'FAILED' })
    const [charge] = [sandbox.charges.byTransaction(gateway.name, transactionId)]
    expect(charge?.refunds).toHaveLength(2)
  })

  test('a refund that was begun and never sent is sent by the question about it', async () => {
    const { identity, paid, transactionId } = await paidCharge()
    const refund = {
      ...{ refundReference: 'RF0000000009', charge: identity, paid, transactionId, amount: paid },
      ...{ reason: 'Khách trả hàng', requestedBy: 'admin', requestedAt: now, isOnly: true },
    }
    const asked = await gateway.queryRefund(refund, null)
    const again = await gateway.queryRefund(refund, 'gatewayRefundId' in asked ? asked.gatewayRefundId : null)
    expect([asked.status, again.status]).toContain('REFUNDED')
    expect(sandbox.charges.byTransaction(gateway.name, transactionId)?.refunds).toHaveLength(1)
  })

  test('a refund whose answer was lost is known by the question about it', async () => {
    const { identity, paid, transactionId } = await paidCharge()
    const amount = { ...paid, cents: Math.floor(paid.cents / 300) * 100 }
    const refund = {
      ...{ refundReference: 'RF0000000009', charge: identity, paid, transactionId, amount },
      ...{ reason: 'Khách trả hàng', requestedBy: 'admin', requestedAt: now, isOnly: true },
    }
    sandbox.lostRefunds.set(gateway.name, 1)
    await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayFault)
    expect(await gateway.queryRefund(refund, null)).toMatchObject({ status: 'REFUNDED' })
    expect(sandbox.charges.byTransaction(gateway.name, transactionId)?.refunds).toHaveLength(1)
  })

  test('a server error leaves the outcome unknown, and a later query finds it', async () => {
    const { identity } = await pay('server_error')
    // Notifications that are verified by a call may have used up the failures.
    sandbox.failures.set(gateway.name, 1)
    await expect(gateway.query(identity)).rejects.toBeInstanceOf(GatewayFault)
    expect(await gateway.query(identity)).toMatchObject({ status: 'PAID' })
  })

  test('wrong credentials are a refusal or a fault, never a state', async () => {
    const { identity, transactionId, paid } = await paidCharge()
    const other = sandboxWithOtherKeys(open)
    await expect(other.query(identity)).rejects.toSatisfy(
      (error) => error instanceof GatewayRefusal || error instanceof GatewayFault,
    )
    expect(transactionId).not.toBe('')
    expect(paid.cents).toBeGreaterThan(0)
  })

  function sandboxWithOtherKeys(make: (services: GatewayServices) => PaymentGateway): PaymentGateway {
    const refusing = async (input: string | URL | Request, init?: RequestInit) => {
      const sent = new Request(input, init)
      const text = (await sent.text()).replace(/(signature|vnp_SecureHash|mac)("?[:=]"?)[0-9a-f]/, '$1$2z')
      const headers = new Headers(sent.headers)
      if (headers.has('authorization')) headers.set('authorization', 'Bearer wrong')
      return sandbox.fetch(
        new Request(sent.url, { method: sent.method, headers, ...(sent.method === 'POST' && { body: text }) }),
      )
    }
    return make({ fetch: refusing, now: () => now })
  }
})
