import { describe, expect, test } from 'vitest'
import { GatewayFault, GatewayRefusal } from './gateway-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import {
  chargeOf,
  chargeRequest,
  openGateways,
  providerAnswering,
  providerOrigin,
  refundOf,
} from './testing/gateways.ts'

const calls: Readonly<Record<string, (gateway: PaymentGateway) => Promise<unknown>>> = {
  create: (gateway) => gateway.create(chargeRequest),
  query: (gateway) => gateway.query(chargeOf('GATEWAY-1')),
  refund: (gateway) => gateway.refund(refundOf('4088878653')),
  'the query of a refund': (gateway) => gateway.queryRefund(refundOf('4088878653'), 'REFUND-1'),
}

/** VNPAY's create is an address that we sign; nobody is called. */
const callsOverNetwork = Object.entries(openGateways).flatMap(([name, open]) =>
  Object.entries(calls)
    .filter(([call]) => name !== 'vnpay' || call !== 'create')
    .map(([call, run]) => ({ name, call, open, run })),
)

const answers = {
  'HTML in place of JSON': [() => new Response('<html><h1>Bảo trì</h1></html>'), 'unreadable'],
  'HTML with a good status': [
    () => new Response('<p>ok</p>', { headers: { 'content-type': 'text/html' } }),
    'unreadable',
  ],
  'an empty answer': [() => new Response(''), 'unreadable'],
  'a redirect to another host': [
    () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
    'redirected',
  ],
  'a redirect that repeats the body': [
    () => new Response(null, { status: 307, headers: { location: 'https://evil.test/' } }),
    'redirected',
  ],
  'a server error': [() => new Response('{}', { status: 503 }), 'server_error'],
} as const satisfies Record<string, readonly [() => Response, string]>

describe.each(callsOverNetwork)('$name: $call', ({ open, run }) => {
  test.each(Object.entries(answers))('%s leaves the outcome unknown', async (_, [answer, code]) => {
    const { services } = providerAnswering(answer)
    await expect(run(open(services))).rejects.toMatchObject({ name: 'GatewayFault', code })
  })

  test('secrets go to the configured host only, and no redirect is followed', async () => {
    const provider = providerAnswering(answers['a redirect to another host'][0])
    await run(open(provider.services)).catch(() => undefined)
    expect(new Set(provider.calls.map(({ url }) => new URL(url).origin))).toEqual(new Set([providerOrigin]))
    expect(new Set(provider.calls.map(({ redirect }) => redirect))).toEqual(new Set(['manual']))
  })
})

/** What a provider might answer one day that no document names. */
const unknownCodes: Readonly<Record<string, object>> = {
  momo: { resultCode: 987_654, orderId: chargeRequest.reference, amount: 450_000, transId: 1 },
  zalopay: { return_code: 7, sub_return_code: 987, amount: 450_000, zp_trans_id: 1 },
  stripe: {
    ...{ id: 'cs_1', client_reference_id: chargeRequest.reference, status: 'complete' },
    ...{ payment_status: 'someday', amount_total: 450_000, currency: 'vnd', payment_intent: 'pi_1' },
  },
  paypal: {
    ...{ id: 'O-1', status: 'SOMEDAY' },
    purchase_units: [
      {
        custom_id: chargeRequest.reference,
        payments: { captures: [{ id: 'C-1', status: 'SOMEDAY', amount: { currency_code: 'USD', value: '18.00' } }] },
      },
    ],
  },
}

describe.each(Object.entries(unknownCodes))('%s: an unknown result', (name, answer) => {
  const gateway = () =>
    openGateways[name as keyof typeof openGateways](providerAnswering(() => Response.json(answer)).services)
  const outcomeOf = (call: Promise<{ status: string }>) =>
    call.catch((error: unknown) => {
      if (error instanceof GatewayFault || error instanceof GatewayRefusal) return { status: error.name }
      throw error
    })

  test('of a query is never paid', async () => {
    expect((await outcomeOf(gateway().query(chargeOf('GATEWAY-1')))).status).not.toBe('PAID')
  })

  test('of a refund is unknown: neither refunded nor refused', async () => {
    const refund = refundOf('4088878653')
    const outcomes = [gateway().refund(refund), gateway().queryRefund(refund, null)].map(outcomeOf)
    for (const { status } of await Promise.all(outcomes)) expect(['UNKNOWN', 'GatewayFault']).toContain(status)
  })
})

/** Answers that are about the request: they leave open whether an earlier one was carried out. */
const aboutTheRequest: Readonly<Record<string, readonly [number, object]>> = {
  momo: [400, { resultCode: 11, orderId: 'RF0000000001' }],
  zalopay: [200, { return_code: 2, sub_return_code: -402 }],
  vnpay: [200, { vnp_ResponseCode: '97' }],
  stripe: [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }],
  paypal: [401, { error: 'invalid_token' }],
}

describe.each(Object.entries(aboutTheRequest))('%s: a request that is not accepted', (name, [status, answer]) => {
  test.each([null, 'REFUND-1'])('says nothing of a refund that was sent before (%s)', async (gatewayRefundId) => {
    const provider = providerAnswering(() => Response.json(answer, { status }))
    const gateway = openGateways[name as keyof typeof openGateways](provider.services)
    const state = await gateway.queryRefund(refundOf('4088878653'), gatewayRefundId)
    expect(state).toMatchObject({ status: 'UNKNOWN' })
  })
})

/** A second request of the same name was received while the first is under way. */
const repeated: Readonly<Record<string, readonly [number, object]>> = {
  momo: [200, { resultCode: 41, orderId: 'RF0000000001' }],
  zalopay: [200, { return_code: 2, sub_return_code: -68 }],
  stripe: [409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } }],
  paypal: [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] }],
}

test.each(Object.entries(repeated))(
  '%s: a refund that it knows already is not refused',
  async (name, [status, answer]) => {
    const provider = providerAnswering(() => Response.json(answer, { status }))
    const gateway = openGateways[name as keyof typeof openGateways](provider.services)
    expect(await gateway.refund(refundOf('4088878653'))).toMatchObject({ status: 'UNKNOWN' })
  },
)
