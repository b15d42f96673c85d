import type { BodyOf } from '@chonoi/contract'
import { gatewayCatalogue, gatewayNames } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function arrangeAdmin() {
  const shop = await arrangeShop(server)
  const admin = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  return { shop: shop.id, admin, client: server.client(admin.token) }
}
const arrangeSuperAdmin = async () => server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)

type Input = BodyOf<'createPaymentGatewayConfig'>
const momo: Input = { gatewayName: 'momo', config: sandboxConfigs.momo }

async function create(person: ArrangedPerson, body: Input) {
  const { data } = await server.client(person.token).POST('/payment-gateway-configs', { body })
  if (!data) throw new Error('not created')
  return data
}
const storedRows = async (tenant: string) =>
  (await server.owner.query('select * from payment_gateway_configs where tenant_id = $1', [tenant])).rows as {
    encrypted_config: string
  }[]
const fieldsOf = (error: { fields?: { path: string; code: string }[] } | undefined) =>
  (error?.fields ?? []).map(({ path, code }) => [path, code])

test('[ADM-GW-14, ADM-GW-15, ADM-GW-16, ADM-GW-17, ADM-GW-18, ADM-GW-19, ADM-GW-20] createPaymentGatewayConfig: takes every gateway with its documented fields and currencies', async () => {
  const { admin } = await arrangeAdmin()
  const documented = {
    vnpay: [['VND'], ['merchantId', 'secretKey', 'returnUrl']],
    momo: [['VND'], ['partnerCode', 'accessKey', 'secretKey']],
    zalopay: [['VND'], ['appId', 'key1', 'key2']],
    stripe: [
      ['VND', 'USD', 'EUR'],
      ['publicKey', 'secretKey'],
    ],
    paypal: [
      ['USD', 'EUR', 'VND'],
      ['clientId', 'clientSecret'],
    ],
    bank_transfer: [['VND'], ['bankName', 'accountNumber', 'accountHolder']],
    manual_deposit: [['VND'], ['bankReference', 'transferDateTime']],
  } as const
  for (const gatewayName of gatewayNames) {
    const made = await create(admin, { gatewayName, config: sandboxConfigs[gatewayName] })
    expect([made.supportedCurrencies, made.requiredFields]).toEqual(documented[gatewayName])
    expect(made.displayName).toBe(gatewayCatalogue[gatewayName].displayName)
  }
})

test('[ADM-GW-23, ADM-GW-24] createPaymentGatewayConfig: stores and answers every documented field, without config', async () => {
  const { admin, shop } = await arrangeAdmin()
  const given: Partial<Input> = {
    ...{ isEnabled: true, isTestMode: false, feeType: 'FIXED', feeValue: 5_000, fixedFee: 1_000, priority: 3 },
    ...{ minimumAmount: 10_000, maximumAmount: 20_000_000, description: 'Ví MoMo', displayName: 'MoMo của shop' },
  }
  const made = await create(admin, { ...momo, ...given })
  expect(made).toMatchObject({ ...given, tenantId: shop, gatewayName: 'momo', logo: null })
  expect(made).not.toHaveProperty('config')
  const percentage = await create(admin, { ...momo, feeType: 'PERCENTAGE', feeValue: 2.9 })
  expect(percentage).toMatchObject({ feeType: 'PERCENTAGE', feeValue: 2.9, fixedFee: 0, isEnabled: false })
})

test('[ADM-GW-25] credentials are encrypted in the database, masked by includeConfig, and never listed', async () => {
  const { admin, shop, client } = await arrangeAdmin()
  const { id } = await create(admin, { gatewayName: 'bank_transfer', config: sandboxConfigs.bank_transfer })
  const params = { path: { id }, query: { includeConfig: true } }
  const { data } = await client.GET('/payment-gateway-configs/{id}', { params })
  expect(data?.config).toEqual({
    ...{ bankName: 'ACB', bankBin: '970416', accountHolder: 'NGUYEN AN', accountNumber: '••••••••' },
    ...{ payosChecksumKey: '••••••••6789', sepayApiKey: '••••••••6789' },
  })
  const plain = await client.GET('/payment-gateway-configs/{id}', { params: { path: { id } } })
  const list = await client.GET('/payment-gateway-configs')
  for (const answer of [plain.data, list.data?.data[0]]) {
    expect(answer?.id).toBe(id)
    expect(answer).not.toHaveProperty('config')
  }
  const stored = JSON.stringify(await storedRows(shop))
  for (const secret of Object.values(sandboxConfigs.bank_transfer).filter((value) => value.length > 10))
    expect(stored).not.toContain(secret)
})

test('[ADM-GW-13] a config that lacks a field, holds an unknown one or is no object is refused by field and not stored', async () => {
  const { client, shop } = await arrangeAdmin()
  const post = async (config: unknown) => {
    const { error, response } = await client.POST('/payment-gateway-configs', {
      body: { ...momo, config: config as Input['config'] },
    })
    expect(response.status).toBe(422)
    return fieldsOf(error)
  }
  const { secretKey: _, ...rest } = sandboxConfigs.momo
  expect(await post(rest)).toEqual([['config.secretKey', 'required']])
  expect(await post({ ...sandboxConfigs.momo, secretKey: '  ' })).toEqual([['config.secretKey', 'required']])
  expect(await post({ ...sandboxConfigs.momo, secret: 'x' })).toEqual([['config.secret', 'unknown_field']])
  expect(await post({ ...sandboxConfigs.momo, secretKey: '••••' })).toEqual([
    ['config.secretKey', 'gateway.config_masked'],
  ])
  for (const config of ['{}', [], null, 5]) expect(await post(config)).toEqual([['config', 'type']])
  expect(await storedRows(shop)).toEqual([])
})

test('[ADM-GW-27] fees and limits outside of their bounds are refused by field and not stored', async () => {
  const { client, shop } = await arrangeAdmin()
  const post = async (change: Partial<Input>) =>
    fieldsOf((await client.POST('/payment-gateway-configs', { body: { ...momo, ...change } })).error)
  expect(await post({ feeValue: -1 })).toEqual([['feeValue', 'too_small']])
  expect(await post({ feeValue: 100.5 })).toEqual([['feeValue', 'too_large']])
  expect(await post({ feeValue: 2.999 })).toEqual([['feeValue', 'gateway.fee_precision']])
  expect(await post({ feeType: 'FIXED', feeValue: 0.5 })).toEqual([['feeValue', 'amount.invalid']])
  expect(await post({ minimumAmount: 5_000, maximumAmount: 5_000 })).toEqual([
    ['minimumAmount', 'gateway.limits_reversed'],
  ])
  expect(await post({ minimumAmount: 2 ** 53 })).toEqual([['minimumAmount', 'too_large']])
  expect(await storedRows(shop)).toEqual([])
})

test('updatePaymentGatewayConfig: keeps what is not named, and secrets that come back masked', async () => {
  const { admin, client, shop } = await arrangeAdmin()
  const { id } = await create(admin, { ...momo, priority: 4 })
  const path = { id }
  const read = await client.GET('/payment-gateway-configs/{id}', { params: { path, query: { includeConfig: true } } })
  const config = { ...read.data?.config, accessKey: 'another-access-key' }
  const { data } = await client.PATCH('/payment-gateway-configs/{id}', {
    params: { path },
    body: { config, isEnabled: true },
  })
  expect(data).toMatchObject({ priority: 4, isEnabled: true })
  const [row] = await storedRows(shop)
  const { encryption } = server.api.ports
  const stored = await encryption.decrypt(row?.encrypted_config ?? '', `payment_gateway_configs.encrypted_config:${id}`)
  expect(JSON.parse(stored)).toEqual({ ...sandboxConfigs.momo, accessKey: 'another-access-key' })
})

test('updatePaymentGatewayConfig: the gateway itself stays, and a minimum is compared with the stored maximum', async () => {
  const { admin, client } = await arrangeAdmin()
  const { id } = await create(admin, momo)
  const patch = async (body: BodyOf<'updatePaymentGatewayConfig'>) =>
    fieldsOf((await client.PATCH('/payment-gateway-configs/{id}', { params: { path: { id } }, body })).error)
  expect(await patch({ gatewayName: 'vnpay' })).toEqual([['gatewayName', 'gateway.name_fixed']])
  expect(await patch({ minimumAmount: 50_000_000 })).toEqual([['minimumAmount', 'gateway.limits_reversed']])
  expect(await patch({ gatewayName: 'momo', description: null })).toEqual([])
})

test('credentials that no key decrypts are told as such, and can be entered again', async () => {
  const { shop, client } = await arrangeAdmin()
  const { id } = await arrangeGateway(server, { tenant: shop })
  await server.owner.query(
    `update payment_gateway_configs set encrypted_config = 'v1.00000000.AAAAAAAAAAAAAAAA.AAAA' where id = $1`,
    [id],
  )
  const path = { id }
  const read = await client.GET('/payment-gateway-configs/{id}', { params: { path, query: { includeConfig: true } } })
  expect(read.error?.code).toBe('gateway.secrets_unreadable')
  const tested = await client.POST('/payment-gateway-configs/{id}/test-connection', { params: { path } })
  expect(tested.data).toMatchObject({ success: false, code: 'secrets_unreadable' })
  const again = await client.PATCH('/payment-gateway-configs/{id}', {
    params: { path },
    body: { config: sandboxConfigs.momo },
  })
  expect(again.response.status).toBe(200)
})

test('of a gateway only one configuration is enabled, also when two are enabled at once', async () => {
  const { admin, client } = await arrangeAdmin()
  const ids = [(await create(admin, momo)).id, (await create(admin, momo)).id]
  const answers = await Promise.all(
    ids.map((id) =>
      client.PATCH('/payment-gateway-configs/{id}', { params: { path: { id } }, body: { isEnabled: true } }),
    ),
  )
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ error }) => error)?.error?.code).toBe('gateway.already_enabled')
  const other = await client.POST('/payment-gateway-configs', { body: { ...momo, isEnabled: true } })
  expect(other.error?.code).toBe('gateway.already_enabled')
})

test('[ADM-GW-02] getPaymentGatewayConfigStatistics: counts the tenant’s configurations', async () => {
  const { shop, client } = await arrangeAdmin()
  await arrangeGateway(server, { tenant: shop, name: 'momo', isEnabled: true, isTestMode: false })
  await arrangeGateway(server, { tenant: shop, name: 'momo' })
  await arrangeGateway(server, { tenant: shop, name: 'vnpay', isEnabled: true })
  await arrangeGateway(server, { tenant: (await arrangeShop(server)).id, name: 'vnpay', isEnabled: true })
  const { data } = await client.GET('/payment-gateway-configs/statistics')
  expect(data).toEqual({
    ...{ totalGateways: 3, enabledGateways: 2, testModeGateways: 2 },
    gatewaysByType: { vnpay: 1, momo: 2, zalopay: 0, stripe: 0, paypal: 0, bank_transfer: 0, manual_deposit: 0 },
  })
})

test('[ADM-GW-26] listPaymentGatewayConfigs: filters by repeated names, state and text, in the wanted order', async () => {
  const { shop, client, admin } = await arrangeAdmin()
  await arrangeGateway(server, { tenant: shop, name: 'momo', priority: 2, isEnabled: true, description: 'Ví điện tử' })
  await arrangeGateway(server, { tenant: shop, name: 'vnpay', priority: 1, isTestMode: false })
  await arrangeGateway(server, { tenant: shop, name: 'stripe', priority: 3 })
  const names = async (search: string) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const response = await server.send(`/payment-gateway-configs/?${search}`, { headers })
    const page = (await response.json()) as { data: { gatewayName: string }[] }
    return page.data.map(({ gatewayName }) => gatewayName)
  }
  expect(await names('')).toEqual(['vnpay', 'momo', 'stripe'])
  expect(await names('gatewayName=momo&gatewayName=stripe')).toEqual(['momo', 'stripe'])
  expect(await names('isEnabled=true')).toEqual(['momo'])
  expect(await names('isTestMode=false')).toEqual(['vnpay'])
  expect(await names('search=vi%20dien')).toEqual(['momo'])
  expect(await names('sortBy=displayName&sortOrder=desc')).toEqual(['vnpay', 'stripe', 'momo'])
  const { data } = await client.GET('/payment-gateway-configs', { params: { query: { limit: 2 } } })
  expect(data?.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, hasNext: true, hasPrev: false })
})

test("the platform's gateways are the super administrator's, a shop's its administrators'", async () => {
  const platform = await platformTenant(server)
  const [superAdmin, { shop, client, admin }] = [await arrangeSuperAdmin(), await arrangeAdmin()]
  const platformAdmin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const made = await superAdmin.POST('/admin/gateway-config', { body: momo })
  expect(made.data?.tenantId).toBe(platform)
  const path = { id: made.data?.id ?? '' }
  const own = { id: (await create(admin, momo)).id }
  expect((await superAdmin.GET('/admin/gateway-config/{id}', { params: { path } })).response.status).toBe(200)
  expect((await superAdmin.GET('/admin/gateway-config/{id}', { params: { path: own } })).response.status).toBe(404)
  for (const [caller, status] of [
    [platformAdmin, 403],
    [client, 403],
  ] as const)
    expect((await caller.GET('/admin/gateway-config')).response.status).toBe(status)
  expect((await platformAdmin.GET('/payment-gateway-configs')).error?.code).toBe('auth.role_missing')
  expect((await client.GET('/payment-gateway-configs/{id}', { params: { path } })).response.status).toBe(404)
  const stranger = await arrangeAdmin()
  for (const call of [
    stranger.client.PATCH('/payment-gateway-configs/{id}', { params: { path: own }, body: { priority: 1 } }),
    stranger.client.DELETE('/payment-gateway-configs/{id}', { params: { path: own } }),
    stranger.client.POST('/payment-gateway-configs/{id}/test-connection', { params: { path: own } }),
  ])
    expect((await call).response.status).toBe(404)
  expect(await storedRows(shop)).toHaveLength(1)
})

test('the platform routes change, count and remove the platform’s gateways', async () => {
  const superAdmin = await arrangeSuperAdmin()
  const before = await superAdmin.GET('/admin/gateway-config/statistics')
  const made = await superAdmin.POST('/admin/gateway-config', { body: { ...momo, displayName: 'Ví của sàn' } })
  const params = { path: { id: made.data?.id ?? '' } }
  const changed = await superAdmin.PUT('/admin/gateway-config/{id}', { params, body: { priority: 7 } })
  expect(changed.data).toMatchObject({ priority: 7, displayName: 'Ví của sàn' })
  const list = await superAdmin.GET('/admin/gateway-config', { params: { query: { search: 'vi cua san' } } })
  expect(list.data?.data.map(({ id }) => id)).toEqual([params.path.id])
  expect((await superAdmin.DELETE('/admin/gateway-config/{id}', { params })).data).toEqual({ success: true })
  const after = await superAdmin.GET('/admin/gateway-config/statistics')
  expect(after.data).toEqual(before.data)
})

test('changes are in the audit log with the names of credentials and none of their values', async () => {
  const { admin, client, shop } = await arrangeAdmin()
  const { id } = await create(admin, momo)
  const params = { path: { id } }
  await client.PATCH('/payment-gateway-configs/{id}', {
    params,
    body: { isEnabled: true, config: { ...sandboxConfigs.momo, secretKey: 'a-brand-new-secret' } },
  })
  await client.DELETE('/payment-gateway-configs/{id}', { params })
  const { rows } = await server.owner.query<{ action: string; tenant_id: string; changes: unknown }>(
    'select * from audit_logs where entity_id = $1 order by created_at',
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['gateway.create', 'gateway.update', 'gateway.delete'])
  expect(rows[1]).toMatchObject({
    tenant_id: shop,
    changes: { isEnabled: { from: false, to: true }, credentials: 'partnerCode, accessKey, secretKey' },
  })
  for (const secret of ['a-brand-new-secret', ...Object.values(sandboxConfigs.momo)])
    expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await storedRows(shop)).toEqual([])
})

test("[ROLE-37] an administrator of a shop manages its coupons, settings and gateways, and tests a gateway's connection", async () => {
  const { admin, client } = await arrangeAdmin()
  const tet: BodyOf<'createCoupon'> = {
    ...{ code: 'CUASHOP10', discountType: 'PERCENTAGE', discountValue: 10, validUntil: '2099-01-01T00:00:00.000Z' },
  }
  const coupon = await client.POST('/coupons', { body: tet })
  const settings = await client.PUT('/auth/tenant/settings', { body: { city: 'Huế' } })
  const { id } = await create(admin, momo)
  const change = { params: { path: { id } }, body: { description: 'Ví MoMo' } }
  const gateway = await client.PATCH('/payment-gateway-configs/{id}', change)
  const tested = await client.POST('/payment-gateway-configs/{id}/test-connection', { params: { path: { id } } })
  const removed = await client.DELETE('/payment-gateway-configs/{id}', { params: { path: { id } } })
  expect([coupon, settings, gateway, tested, removed].map(({ response }) => response.ok)).toEqual(Array(5).fill(true))
})

test('listPaymentGatewayConfigs: says where each provider tells of payments; banks tell the platform only', async () => {
  const { client } = await arrangeAdmin()
  const query = {}
  const { data } = await client.GET('/payment-gateway-configs', { params: { query } })
  const { publicUrl } = server.api.ports
  const addressOf = (provider: string) => `${publicUrl}/api/v1/payments/${provider}/notifications`
  const providers = ['vnpay', 'momo', 'zalopay', 'stripe', 'paypal']
  expect(data?.notificationUrls.map(({ url }) => url)).toEqual(providers.map(addressOf))
  const ofPlatform = await (await arrangeSuperAdmin()).GET('/admin/gateway-config', { params: { query } })
  expect(ofPlatform.data?.notificationUrls.map(({ url }) => url)).toEqual(
    [...providers, 'payos', 'sepay'].map(addressOf),
  )
})
