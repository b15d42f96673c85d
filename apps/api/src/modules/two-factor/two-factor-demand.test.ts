import type { TwoFactorDemand } from '@chonoi/domain'
import { afterEach, expect, test } from 'vitest'
import { scopeFor } from '../../http/standing.ts'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeSeller = async () => arrangePerson(server, { shop: (await arrangeShop(server)).id })
const demand = (of: TwoFactorDemand) =>
  server.owner.query('update platform_settings set two_factor_demanded_of = $1', [of])

afterEach(() => demand('NOBODY'))

test('an administrator without the second factor is refused the back office and reads no foreign rows', async () => {
  const administrator = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect((await administrator.GET('/users')).response.status).toBe(200)
  await demand('ADMINISTRATORS')
  expect((await administrator.GET('/users')).error).toMatchObject({ status: 403, code: 'auth.two_factor_demanded' })
  expect((await administrator.GET('/auth/me')).data).toMatchObject({ platformRole: 'ADMIN', mustSetUpTwoFactor: true })
})

test('with the second factor nothing is refused', async () => {
  const person = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  await arrangeTwoFactor(server, person.id)
  await demand('STAFF')
  const client = server.client(person.token)
  expect((await client.GET('/admin/platform/settings')).response.status).toBe(200)
  expect((await client.GET('/auth/me')).data).toMatchObject({ mustSetUpTwoFactor: false })
})

test('setting it up gives the rights back at once', async () => {
  const person = await arrangeAccount(server, { role: 'ADMIN' })
  await demand('ADMINISTRATORS')
  const client = server.client(person.token)
  const body = { password: rightPassword }
  expect((await client.POST('/auth/2fa/setup', { body })).response.status).toBe(200)
  await server.owner.query('delete from two_factor where user_id = $1', [person.id])
  await arrangeTwoFactor(server, person.id)
  expect((await client.GET('/users')).response.status).toBe(200)
})

test.each<[TwoFactorDemand, number]>([
  ['ADMINISTRATORS', 200],
  ['STAFF', 403],
])('demanded of %s, a seller without it is answered %i', async (of, status) => {
  const seller = await arrangeSeller()
  await demand(of)
  expect((await server.client(seller.token).GET('/auth/seller/products/summary')).response.status).toBe(status)
})

test('a seller without it still buys as a customer', async () => {
  const seller = await arrangeSeller()
  await demand('STAFF')
  const client = server.client(seller.token)
  expect((await client.GET('/cart')).response.status).toBe(200)
  expect((await client.GET('/orders/my-orders')).response.status).toBe(200)
})

test('a job of a seller without it does not go on', async () => {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id })
  const scope = () => scopeFor(server.api.database, seller.id, shop.id, 'create:product')
  expect(await scope()).not.toBeNull()
  await demand('STAFF')
  expect(await scope()).toBeNull()
  await arrangeTwoFactor(server, seller.id)
  expect(await scope()).not.toBeNull()
})

test('signing in says that it must be set up', async () => {
  const person = await arrangeAccount(server)
  await server.owner.query("update memberships set role = 'ADMIN' where user_id = $1", [person.id])
  await demand('ADMINISTRATORS')
  const { data } = await server.client().POST('/auth/login', { body: { email: person.email, password: rightPassword } })
  expect(data?.user).toMatchObject({ role: 'ADMIN', mustSetUpTwoFactor: true })
})

test('updatePlatformSettings: whoever lacks the second factor cannot demand it of their own role', async () => {
  const person = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const client = server.client(person.token)
  const body = { twoFactorDemandedOf: 'ADMINISTRATORS' } as const
  expect((await client.PUT('/admin/platform/settings', { body })).error).toMatchObject({
    code: 'request.invalid',
    fields: [{ path: 'twoFactorDemandedOf', code: 'platform.own_factor_missing' }],
  })
  await arrangeTwoFactor(server, person.id)
  expect((await client.PUT('/admin/platform/settings', { body })).data).toMatchObject(body)
})
