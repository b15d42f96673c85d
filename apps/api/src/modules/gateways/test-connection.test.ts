import { gatewayNames as providerNames } from '@chonoi/payment-gateways'
import { beforeEach, expect, test } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { paymentSandbox } from '../../../test/testing/payment-sandbox.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const { network } = paymentSandbox()
/** What answers in place of the sandbox. */
let fetch = network.fetch
const asked: string[] = []
const server = useTestApi(() => ({
  payments: {
    ...network,
    fetch: (input, init) => {
      asked.push(new Request(input, init).url)
      return (fetch ?? globalThis.fetch)(input, init)
    },
  },
}))
beforeEach(() => {
  fetch = network.fetch
  asked.length = 0
})

async function testWith(name: keyof typeof sandboxConfigs, change: Record<string, string> = {}) {
  const shop = await arrangeShop(server)
  const admin = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const config = { ...sandboxConfigs[name], ...change }
  const path = await arrangeGateway(server, { tenant: shop.id, name, config })
  const { data } = await server.client(admin.token).POST('/payment-gateway-configs/{id}/test-connection', {
    params: { path },
  })
  return data
}

test.each(providerNames)('[ADM-GW-28] testPaymentGatewayConnection: %s accepts the right credentials', async (name) => {
  expect(await testWith(name)).toEqual({
    ...{ success: true, code: 'connected', resultCode: null },
    message: 'The provider accepted the credentials',
  })
  expect(asked.length).toBeGreaterThan(0)
})

test.each([
  ['vnpay', 'secretKey', '97'],
  ['vnpay', 'merchantId', '02'],
  ['momo', 'secretKey', '11'],
  ['zalopay', 'key1', '-402'],
  ['stripe', 'secretKey', 'invalid_request_error'],
  ['paypal', 'clientSecret', 'invalid_client'],
] as const)(
  '[ADM-GW-31] testPaymentGatewayConnection: %s refuses a wrong %s with its own code',
  async (name, field, code) => {
    expect(await testWith(name, { [field]: 'WRONGKEY' })).toEqual({
      ...{ success: false, code: 'refused', resultCode: code },
      message: `The provider refused with ${code}`,
    })
  },
)

test('testPaymentGatewayConnection: gateways without a provider are complete, and nothing is asked', async () => {
  for (const name of ['bank_transfer', 'manual_deposit'] as const)
    expect(await testWith(name)).toMatchObject({ success: true, code: 'complete' })
  expect(asked).toEqual([])
})

test.each([
  ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['timed_out', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['server_error', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
  ['unreadable', () => Promise.resolve(new Response('<html>'))],
  ['redirected', () => Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://else' } }))],
] as const)('testPaymentGatewayConnection: tells that a provider is %s', async (code, answer) => {
  fetch = answer
  expect(await testWith('momo')).toMatchObject({ success: false, code, resultCode: null })
})

test('testPaymentGatewayConnection: an answer with another signature is not believed', async () => {
  fetch = async (input, init) => {
    const answer = (await (await network.fetch?.(input, init))?.json()) as Record<string, string>
    return Response.json({ ...answer, vnp_SecureHash: '0'.repeat(128) })
  }
  expect(await testWith('vnpay')).toMatchObject({ success: false, code: 'unverified' })
})
