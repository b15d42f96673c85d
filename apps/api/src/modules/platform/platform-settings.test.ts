import { afterEach, expect, test } from 'vitest'
import { listOutbox } from '../../mail/outbox.ts'
import { arrangeAccount } from '../../../test/testing/arrange-account.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const arrangeSuperAdmin = async () => server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
const defaults = {
  ...{ platformName: 'Chợ Nổi', platformDescription: '', logoUrl: null },
  ...{ primaryColor: '#2563eb', secondaryColor: '#f59e0b', registrationEnabled: true, maintenanceMode: false },
  ...{ withdrawalMinimumInCents: 5_000_000, withdrawalDailyLimitInCents: 10_000_000_000, withdrawalFeeInCents: 0 },
  orderReleaseDays: 7,
  returnDays: 7,
  ...{ cashOrderLimit: 3, cashAmountLimitInCents: 1_000_000_000 },
  walletAdjustmentLimitInCents: 500_000_000,
  twoFactorDemandedOf: 'NOBODY',
}

afterEach(async () => {
  await (await arrangeSuperAdmin()).POST('/admin/platform/settings/reset')
})

test('[ADM-SET-08, ADM-SET-09] updatePlatformSettings: stores what is sent and keeps the rest', async () => {
  const client = await arrangeSuperAdmin()
  const change = { platformName: 'Chợ Trôi', logoUrl: 'https://chonoi.test/logo.svg', withdrawalFeeInCents: 100_000 }
  await client.PUT('/admin/platform/settings', { body: change })
  const { data } = await client.GET('/admin/platform/settings')
  expect(data).toEqual({ ...defaults, ...change, updatedAt: expect.any(String) })
})

test('[ADM-SET-10] resetPlatformSettings: puts every default back', async () => {
  const client = await arrangeSuperAdmin()
  await client.PUT('/admin/platform/settings', {
    body: { platformName: 'X', platformDescription: 'Y', logoUrl: 'https://x.test/', primaryColor: '#000000' },
  })
  const { data } = await client.POST('/admin/platform/settings/reset')
  expect(data).toEqual({ ...defaults, updatedAt: expect.any(String) })
})

test('[ADM-SET-03, ADM-SET-04, ADM-SET-05] updatePlatformSettings: names every wrong field', async () => {
  const client = await arrangeSuperAdmin()
  const { error } = await client.PUT('/admin/platform/settings', {
    body: { platformName: ' ', primaryColor: '#12', secondaryColor: 'red', logoUrl: 'logo' },
  })
  expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['platformName', 'platform.name_required'],
    ['logoUrl', 'url.invalid'],
    ['primaryColor', 'color.invalid'],
    ['secondaryColor', 'color.invalid'],
  ])
})

test('updatePlatformSettings: mails are signed with the new name', async () => {
  await (await arrangeSuperAdmin()).PUT('/admin/platform/settings', { body: { platformName: 'Chợ Quê' } })
  const { email } = await arrangeAccount(server)
  await server.client().POST('/auth/forgot-password', { body: { email } })
  const subjects = async () =>
    (await listOutbox(server.api, 1000)).filter(({ to }) => to === email).map(({ subject }) => subject)
  await expect.poll(subjects).toEqual(['Đặt lại mật khẩu Chợ Quê'])
})

test('updatePlatformSettings: a change of an older version is refused with the stored settings', async () => {
  const client = await arrangeSuperAdmin()
  const edited = await client.GET('/admin/platform/settings')
  await client.PUT('/admin/platform/settings', { body: { platformName: 'Của người khác' } })
  const late = await client.PUT('/admin/platform/settings', {
    body: { platformName: 'Của tôi', updatedAt: edited.data?.updatedAt ?? '' },
  })
  expect(late.error).toMatchObject({
    code: 'platform.settings_changed',
    details: { current: { platformName: 'Của người khác' } },
  })
})

test('updatePlatformSettings: of two at once on the same version one is told of the other', async () => {
  const client = await arrangeSuperAdmin()
  const updatedAt = (await client.GET('/admin/platform/settings')).data?.updatedAt ?? ''
  const answers = await Promise.all(
    ['Một', 'Hai'].map((platformName) => client.PUT('/admin/platform/settings', { body: { platformName, updatedAt } })),
  )
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test('updatePlatformSettings: the audit log keeps the values before and after', async () => {
  const client = await arrangeSuperAdmin()
  await client.PUT('/admin/platform/settings', { body: { platformName: 'Ghi lại' } })
  const { rows } = await server.owner.query(
    "select changes from audit_logs where action = 'platform.settings_update' order by created_at desc limit 1",
  )
  expect(rows[0].changes).toEqual({ platformName: { from: 'Chợ Nổi', to: 'Ghi lại' } })
})

test('[ROUTE-85] getPlatformSettings: an administrator of the platform may not', async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { error } = await server.client(admin.token).GET('/admin/platform/settings')
  expect(error?.code).toBe('auth.role_missing')
})

test('[ADM-SET-11] getPublicPlatformSettings: anyone reads name, logo, colors and whether one may register', async () => {
  const change = { platformName: 'Chợ Trôi', primaryColor: '#112233', registrationEnabled: false }
  await (await arrangeSuperAdmin()).PUT('/admin/platform/settings', { body: change })
  const { data } = await server.client().GET('/public/platform/settings')
  expect(data).toMatchObject({ ...change, secondaryColor: '#f59e0b', logoUrl: null, maintenanceMode: false })
  expect(data).not.toHaveProperty('withdrawalFeeInCents')
})

test('[ADM-SET-12] register: is refused while registrationEnabled is off', async () => {
  await (await arrangeSuperAdmin()).PUT('/admin/platform/settings', { body: { registrationEnabled: false } })
  const { error } = await server.client().POST('/auth/register', {
    body: {
      ...{ email: 'moi@chonoi.test', password: 'Thuyen-hoa-3-vang' },
      ...{ firstName: 'Mới', lastName: 'Trần' },
    },
  })
  expect(error?.code).toBe('auth.registration_closed')
})

test('[ADM-SET-12] maintenance: others are asked to come back later', async () => {
  const superAdmin = await arrangeSuperAdmin()
  const seller = server.client((await arrangePerson(server)).token)
  await superAdmin.PUT('/admin/platform/settings', { body: { maintenanceMode: true } })
  const refused = await seller.GET('/cart')
  expect(refused.error?.code).toBe('platform.maintenance')
  expect(refused.response.status).toBe(503)
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await server.client().GET('/products')).response.status).toBe(503)
})

test('[ADM-SET-12] maintenance: administrators of the platform work on, those of a shop do not', async () => {
  const shop = (await arrangeShop(server)).id
  const superAdmin = await arrangeSuperAdmin()
  const administrator = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const shopAdministrator = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  await superAdmin.PUT('/admin/platform/settings', { body: { maintenanceMode: true } })
  for (const [client, status] of [
    [superAdmin, 200],
    [administrator, 200],
    [shopAdministrator, 503],
  ] as const)
    expect((await client.GET('/products')).response.status).toBe(status)
})

test('[ADM-SET-12] maintenance: signing in and the public settings stay open', async () => {
  await (await arrangeSuperAdmin()).PUT('/admin/platform/settings', { body: { maintenanceMode: true } })
  const visitor = server.client()
  const signIn = await visitor.POST('/auth/login', {
    body: { email: 'nobody@chonoi.test', password: 'Sai-mat-khau-1' },
  })
  expect(signIn.error?.code).toBe('auth.invalid_credentials')
  expect((await visitor.GET('/public/platform/settings')).data?.maintenanceMode).toBe(true)
})
