import { beforeEach, expect, test } from 'vitest'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import { arrangeGateway } from '../../../test/testing/arrange-gateways.ts'
import { arrangeVerification } from '../../../test/testing/arrange-seller-verifications.ts'
import { arrangeHandover, arrangeShopOfTwo } from '../../../test/testing/arrange-shop-handovers.ts'
import { appCode, arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { arrangeAutomatedWithdrawal, arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let two: Awaited<ReturnType<typeof arrangeShopOfTwo>>
beforeEach(async () => {
  two = await arrangeShopOfTwo(server)
})

const offer = (change: { password?: string; code?: string; receiverId?: string } = {}) =>
  two.client.POST('/shop-handovers', {
    body: { receiverId: two.seller.id, senderBecomes: 'SELLER', password: rightPassword, ...change },
  })
const open = (more: { senderBecomes?: 'SELLER' | 'CUSTOMER' | 'LEFT'; isExpired?: boolean } = {}) =>
  arrangeHandover(server, { tenant: two.shop, sender: two.admin.id, receiver: two.seller.id, ...more })
const at = (id: string) => ({ params: { path: { id } } })
const accept = (id: string) => two.sellerClient.POST('/shop-handovers/{id}/accept', at(id))
const cancel = (id: string) => two.client.POST('/shop-handovers/{id}/cancel', at(id))
const standing = async (userId: string) => {
  const { rows } = await server.owner.query<{ role: string; status: string }>(
    'select role, status from memberships where tenant_id = $1 and user_id = $2',
    [two.shop, userId],
  )
  return rows[0]
}
const suspend = () =>
  server.owner.query(`update tenants set approval_status = 'SUSPENDED', is_active = false where id = $1`, [two.shop])
const told = async (userId: string) => {
  const { rows } = await server.owner.query<{ type: string; mailed: boolean }>(
    'select type, mail_due_at is not null as mailed from notifications where user_id = $1',
    [userId],
  )
  return rows
}

test('createShopHandover: waits for an answer, and changes nobody’s role', async () => {
  const { data } = await offer()
  expect(data).toMatchObject({ shop: { id: two.shop }, senderBecomes: 'SELLER' })
  expect(await standing(two.admin.id)).toEqual({ role: 'ADMIN', status: 'ACTIVE' })
})

test('createShopHandover: the named person finds it, and is notified and mailed', async () => {
  const { data } = await offer()
  const received = await two.sellerClient.GET('/shop-handovers/received')
  expect(received.data?.data.map(({ id }) => id)).toEqual([data?.id])
  expect(await told(two.seller.id)).toEqual([{ type: 'SHOP_HANDOVER_OFFERED', mailed: true }])
})

test('createShopHandover: a wrong password is refused', async () => {
  expect((await offer({ password: 'khong-phai-cua-toi' })).error?.code).toBe('auth.current_password_wrong')
})

test('createShopHandover: a code is asked for where two-factor authentication is on', async () => {
  await arrangeTwoFactor(server, two.admin.id)
  expect((await offer()).error).toMatchObject({ fields: [{ path: 'code', code: 'required' }] })
  expect((await offer({ code: appCode() })).error).toBeUndefined()
})

test('createShopHandover: one is open at a time', async () => {
  await open()
  expect((await offer()).error?.code).toBe('handover.already_pending')
})

test('createShopHandover: an expired one is replaced', async () => {
  await open({ isExpired: true })
  expect((await offer()).error).toBeUndefined()
})

test('createShopHandover: nobody outside the shop is named', async () => {
  const { id: receiverId } = await arrangePerson(server)
  expect((await offer({ receiverId })).error?.code).toBe('handover.receiver_unfit')
})

test('createShopHandover: nobody names themselves', async () => {
  expect((await offer({ receiverId: two.admin.id })).error?.code).toBe('handover.receiver_unfit')
})

test('createShopHandover: a suspended shop stays', async () => {
  await suspend()
  expect((await offer()).error?.code).toBe('handover.shop_not_open')
})

test('createShopHandover: a seller has no say', async () => {
  const { error } = await two.sellerClient.POST('/shop-handovers', {
    body: { receiverId: two.admin.id, senderBecomes: 'SELLER', password: rightPassword },
  })
  expect(error?.status).toBe(403)
})

test('getOpenShopHandover: tells of what waits, and not of what has expired', async () => {
  const id = await open()
  const read = async () => (await two.client.GET('/shop-handovers/open')).data?.handover?.id
  expect(await read()).toBe(id)
  await server.owner.query(`update shop_handovers set expires_at = now() where id = $1`, [id])
  expect(await read()).toBeUndefined()
})

test.each([
  ['SELLER', { role: 'SELLER', status: 'ACTIVE' }],
  ['CUSTOMER', { role: 'CUSTOMER', status: 'ACTIVE' }],
  ['LEFT', { role: 'SELLER', status: 'LEFT' }],
] as const)(
  'acceptShopHandover: the sender becomes %s, the receiver the administrator',
  async (senderBecomes, after) => {
    expect((await accept(await open({ senderBecomes }))).error).toBeUndefined()
    expect(await standing(two.seller.id)).toEqual({ role: 'ADMIN', status: 'ACTIVE' })
    expect(await standing(two.admin.id)).toEqual(after)
  },
)

test('acceptShopHandover: the rights of open sessions follow at once', async () => {
  await accept(await open({ senderBecomes: 'LEFT' }))
  expect((await two.client.GET('/tenants/members')).error?.status).toBe(403)
  expect((await two.sellerClient.GET('/tenants/members')).error).toBeUndefined()
})

test('acceptShopHandover: is audited as critical, and both are notified and mailed', async () => {
  await accept(await open())
  const { rows } = await server.owner.query(
    `select severity, user_id from audit_logs where tenant_id = $1 and action = 'shop_handover.accept'`,
    [two.shop],
  )
  expect(rows).toEqual([{ severity: 'CRITICAL', user_id: two.seller.id }])
  expect(await told(two.admin.id)).toEqual([{ type: 'SHOP_HANDED_OVER', mailed: true }])
  expect(await told(two.seller.id)).toEqual([{ type: 'SHOP_TAKEN_OVER', mailed: true }])
})

test('acceptShopHandover: automated withdrawals of the sender from the shop stop, those from the wallet go on', async () => {
  await arrangeAutomatedWithdrawal(server, two.admin.id, { shop: two.shop })
  const ofWallet = await arrangeAutomatedWithdrawal(server, two.admin.id)
  await accept(await open())
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from automated_withdrawals where user_id = $1 and is_active',
    [two.admin.id],
  )
  expect(rows).toEqual([{ id: ofWallet.id }])
})

test('acceptShopHandover: the shop’s own gateways, which pay the sender, are switched off', async () => {
  const { id } = await arrangeGateway(server, { tenant: two.shop, isEnabled: true })
  await accept(await open())
  const { rows } = await server.owner.query('select is_enabled from payment_gateway_configs where id = $1', [id])
  expect(rows).toEqual([{ is_enabled: false }])
})

test('acceptShopHandover: the sender’s own address leaves the shop’s page, the shop’s stays', async () => {
  await server.owner.query(`update tenants set contact_email = $2, phone = '+84912345678' where id = $1`, [
    two.shop,
    two.admin.email,
  ])
  await accept(await open())
  const { rows } = await server.owner.query('select contact_email, phone from tenants where id = $1', [two.shop])
  expect(rows).toEqual([{ contact_email: null, phone: '+84912345678' }])
})

test('acceptShopHandover: is refused when the shop was suspended meanwhile', async () => {
  const id = await open()
  await suspend()
  expect((await accept(id)).error?.code).toBe('handover.shop_not_open')
})

test('acceptShopHandover: is refused once the sender no longer administers the shop', async () => {
  const id = await open()
  await server.owner.query(`update memberships set role = 'SELLER' where user_id = $1`, [two.admin.id])
  expect((await accept(id)).error?.code).toBe('handover.sender_unfit')
})

test('acceptShopHandover: is refused while the receiver is being examined as a seller', async () => {
  const id = await open()
  await arrangeVerification(server, two.seller.id)
  expect((await accept(id)).error?.code).toBe('handover.verification_open')
})

test('acceptShopHandover: is refused while the shop’s money is on its way', async () => {
  const id = await open()
  await arrangeWithdrawal(server, two.admin.id, { shop: two.shop })
  expect((await accept(id)).error?.code).toBe('handover.withdrawals_open')
})

test('acceptShopHandover: is refused while the receiver’s account waits for its deletion', async () => {
  const id = await open()
  await server.owner.query(
    `insert into account_deletions (user_id, requested_at, erase_at) values ($1, now(), now() + interval '9 days')`,
    [two.seller.id],
  )
  expect((await accept(id)).error?.code).toBe('account.leaving')
})

test('acceptShopHandover: an expired one is refused', async () => {
  expect((await accept(await open({ isExpired: true }))).error?.code).toBe('handover.expired')
})

test('acceptShopHandover: works once', async () => {
  const id = await open()
  await accept(id)
  expect((await accept(id)).error?.code).toBe('handover.not_open')
})

test('acceptShopHandover: nobody but the named person finds it', async () => {
  const id = await open()
  expect((await two.client.POST('/shop-handovers/{id}/accept', at(id))).error?.status).toBe(404)
})

test('declineShopHandover: leaves the shop as it is, and tells the sender', async () => {
  const id = await open()
  await two.sellerClient.POST('/shop-handovers/{id}/decline', at(id))
  expect(await standing(two.admin.id)).toEqual({ role: 'ADMIN', status: 'ACTIVE' })
  expect(await told(two.admin.id)).toEqual([{ type: 'SHOP_HANDOVER_DECLINED', mailed: true }])
})

test('cancelShopHandover: nobody accepts it any more', async () => {
  const id = await open()
  await cancel(id)
  expect((await accept(id)).error?.code).toBe('handover.not_open')
})

test('cancelShopHandover: another administrator of the shop takes it back, and the receiver is told', async () => {
  const id = await open()
  const other = await arrangePerson(server, { shop: two.shop, shopRole: 'ADMIN' })
  expect((await server.client(other.token).POST('/shop-handovers/{id}/cancel', at(id))).error).toBeUndefined()
  expect(await told(two.seller.id)).toEqual([{ type: 'SHOP_HANDOVER_CANCELLED', mailed: true }])
})

test('cancelShopHandover: its receiver, who only sells there, does not find it', async () => {
  const id = await open()
  expect((await two.sellerClient.POST('/shop-handovers/{id}/cancel', at(id))).error?.status).toBe(404)
})
