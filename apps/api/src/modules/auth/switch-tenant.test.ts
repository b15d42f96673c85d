import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangeSignIn } from '../../../test/testing/arrange-account.ts'
import { arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const switchTo = (token: string, tenantId: string) =>
  server.client(token).POST('/auth/switch-tenant', { body: { tenantId } })

test('[GAP-03, TENANT-05] switchTenant: returns tokens for the chosen tenant, with the role held there', async () => {
  const shop = await arrangeShop(server)
  const { grant, token } = await arrangeSignIn(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect(grant.user.role).toBe('CUSTOMER')
  const { data } = await switchTo(token, shop.id)
  expect(data?.user).toMatchObject({ currentTenantId: shop.id, role: 'ADMIN', platformRole: 'CUSTOMER' })
  const me = await server.client(data?.accessToken).GET('/auth/me')
  expect(me.data).toMatchObject({ currentTenantId: shop.id, role: 'ADMIN' })
  const refreshed = await server
    .client(data?.refreshToken)
    .POST('/auth/refresh', { body: { refreshToken: data?.refreshToken ?? '' } })
  expect(refreshed.response.status).toBe(200)
})

test.each(['INVITED', 'SUSPENDED', 'LEFT'])(
  '[TENANT-01, TENANT-02] switchTenant: refuses a %s membership with the documented message',
  async (status) => {
    const shop = await arrangeShop(server)
    const { id, token } = await arrangeSignIn(server, { shop: shop.id })
    await server.owner.query('update memberships set status = $3 where user_id = $1 and tenant_id = $2', [
      id,
      shop.id,
      status,
    ])
    const { error } = await switchTo(token, shop.id)
    expect(error).toMatchObject({
      status: 403,
      code: 'tenant.membership_not_active',
      message: 'Cannot switch to inactive or unavailable tenant',
    })
    expect((await server.client(token).GET('/auth/me')).data?.currentTenantId).not.toBe(shop.id)
  },
)

test('[TENANT-01, TENANT-02] switchTenant: foreign and unknown tenants get the same refusal', async () => {
  const foreign = await arrangeShop(server)
  const { token } = await arrangeSignIn(server)
  const answers = [await switchTo(token, foreign.id), await switchTo(token, randomUUID())]
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(2).fill('tenant.membership_not_active'))
})

test('switchTenant: switching to the current tenant only replaces the tokens', async () => {
  const platform = await platformTenant(server)
  const { grant, token } = await arrangeSignIn(server)
  const { data } = await switchTo(token, platform)
  expect(data?.user).toEqual(grant.user)
})

test('switchTenant: the first ACTIVE membership replaces one that is no longer ACTIVE, at the next call', async () => {
  const shop = await arrangeShop(server)
  const { id, token } = await arrangeSignIn(server, { shop: shop.id })
  await switchTo(token, shop.id)
  await server.owner.query(`update memberships set status = 'SUSPENDED' where user_id = $1 and tenant_id = $2`, [
    id,
    shop.id,
  ])
  const { data } = await server.client(token).GET('/auth/me')
  expect(data).toMatchObject({ currentTenantId: await platformTenant(server), role: 'CUSTOMER' })
})

test('getMembershipSummary: counts all and active memberships', async () => {
  const shop = await arrangeShop(server)
  const { id, token } = await arrangeSignIn(server, { shop: shop.id })
  await server.owner.query(`update memberships set status = 'LEFT' where user_id = $1 and tenant_id = $2`, [
    id,
    shop.id,
  ])
  const { data } = await server.client(token).GET('/auth/tenant/membership-summary')
  expect(data).toMatchObject({ total: 2, active: 1 })
  expect(data?.memberships.map(({ status }) => status).toSorted()).toEqual(['ACTIVE', 'LEFT'])
})
