import { gatewayNames as providerNames } from '@chonoi/payment-gateways'
import { expect, test } from 'vitest'
import { RequestContext } from '../../http/context.ts'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { listEnabledGateways } from './enabled-gateways.ts'
import { decryptGatewayConfig } from './gateway-secrets.ts'
import { findGatewayConfig } from './gateways.store.ts'
import { openBankTransfer } from './open-bank-transfer.ts'
import { isProviderConfig, openGateway } from './open-gateway.ts'
import { providerAddresses } from './provider-addresses.ts'

const server = useTestApi()

const system = () => {
  const facts = { requestId: 'test', address: '203.0.113.7', userAgent: '', language: 'vi' } as const
  return new RequestContext(server.api.ports, server.api.database, facts, null)
}
const rowOf = async (id: string) => {
  const row = await system().asSystem((queries) => findGatewayConfig(queries, id))
  if (!row) throw new Error('no such configuration')
  return row
}
const enabled = (...tenants: string[]) => system().asSystem((queries) => listEnabledGateways(queries, ...tenants))

test.each(providerNames)('openGateway: %s creates and queries a charge with the stored credentials', async (name) => {
  const shop = await arrangeShop(server)
  const row = await rowOf((await arrangeGateway(server, { tenant: shop.id, name })).id)
  if (!isProviderConfig(row)) throw new Error('no provider')
  const gateway = await openGateway(server.api.ports, row)
  const createdAt = new Date()
  const identity = { reference: `CN${name.toUpperCase()}00001`, createdAt, customerAddress: '203.0.113.7' }
  const charge = await gateway.create({
    ...identity,
    ...{ amountInCents: 45_000_000, description: 'Đơn hàng', language: 'vi' },
    ...{ returnUrl: 'https://shop.test/return', notifyUrl: 'https://shop.test/notifications' },
    expiresAt: new Date(createdAt.getTime() + 30 * 60_000),
  })
  expect(charge.redirectUrl).toMatch(/^https:\/\/sandbox\.test\//)
  const state = await gateway.query({ ...identity, gatewayReference: charge.gatewayReference })
  expect(state.status).toBe('PENDING')
})

test('openBankTransfer: holds the account and a feed for each key', async () => {
  const shop = await arrangeShop(server)
  const row = await rowOf((await arrangeGateway(server, { tenant: shop.id, name: 'bank_transfer' })).id)
  const { feeds, ...account } = await openBankTransfer(server.api.ports, row)
  expect(account).toEqual({
    ...{ bankName: 'ACB', bankBin: '970416' },
    ...{ accountNumber: '12345678', accountHolder: 'NGUYEN AN' },
  })
  expect(feeds.map(({ name }) => name)).toEqual(['payos', 'sepay'])
})

test('stored credentials are encrypted, and bound to their row', async () => {
  const shop = await arrangeShop(server)
  const [one, other] = [
    await rowOf((await arrangeGateway(server, { tenant: shop.id })).id),
    await rowOf((await arrangeGateway(server, { tenant: shop.id })).id),
  ]
  expect(one.encryptedConfig).not.toContain(sandboxConfigs.momo.secretKey)
  const swapped = { id: one.id, encryptedConfig: other.encryptedConfig }
  await expect(decryptGatewayConfig(server.api.ports.encryption, swapped)).rejects.toThrow('changed')
})

test('listEnabledGateways: the enabled ones of the named tenants by priority, without their credentials', async () => {
  const [platform, shop, other] = [await platformTenant(server), await arrangeShop(server), await arrangeShop(server)]
  await arrangeGateway(server, { tenant: platform, name: 'momo', isEnabled: true, priority: 2 })
  await arrangeGateway(server, { tenant: platform, name: 'vnpay', isEnabled: true, priority: 1 })
  await arrangeGateway(server, { tenant: platform, name: 'stripe' })
  const own = await arrangeGateway(server, { tenant: shop.id, name: 'momo', isEnabled: true, priority: 5 })
  await arrangeGateway(server, { tenant: other.id, name: 'paypal', isEnabled: true })
  const found = await enabled(platform, shop.id)
  expect(found.map(({ gatewayName, tenantId }) => [gatewayName, tenantId])).toEqual([
    ['vnpay', platform],
    ['momo', platform],
    ['momo', shop.id],
  ])
  expect(found[2]).toMatchObject({
    configId: own.id,
    terms: { feeBasisPoints: 290, minimumInCents: 100_000, maximumInCents: 5_000_000_000 },
  })
  expect(JSON.stringify(found)).not.toContain('encrypted')
})

test('providerAddresses: the sandbox stands in for live and test mode; without it each has its own host', () => {
  const at = (isTestMode: boolean, sandboxUrl: string | null) =>
    providerNames.map((name) => providerAddresses(name, { isTestMode, sandboxUrl }).api)
  for (const address of [...at(true, 'http://localhost:3100'), ...at(false, 'http://localhost:3100')])
    expect(address).toMatch(/^http:\/\/localhost:3100\//)
  expect(at(false, null)).not.toContain(expect.stringContaining('sandbox'))
  expect(at(true, null)[0]).toBe('https://sandbox.vnpayment.vn/merchant_webapi/api/transaction')
})
