import { expect, test, vi } from 'vitest'
import { arrangeInvitation } from '../../../test/testing/arrange-invitations.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import type { Mail } from '../../ports/mailer.ts'

const mails: Mail[] = []
const server = useTestApi(() => ({ mailer: { send: async (mail) => void mails.push(mail) } }))

const mailTo = (email: string) =>
  vi.waitFor(
    () => {
      const mail = mails.findLast(({ to }) => to === email)
      if (!mail) throw new Error('no mail yet')
      return mail
    },
    { timeout: 20_000 },
  )
const tokenIn = ({ text }: Mail) => /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''

async function arrangeTeam() {
  const shop = (await arrangeShop(server)).id
  const admin = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  return { shop, admin, client: server.client(admin.token) }
}

async function membershipOf(userId: string, tenantId: string) {
  const { rows } = await server.owner.query<{ role: string; status: string }>(
    'select role, status from memberships where user_id = $1 and tenant_id = $2',
    [userId, tenantId],
  )
  return rows[0]
}

test('[TEN-02] the mailed link of createTenantInvitation is read and accepted, and gives the role', async () => {
  const { shop, client } = await arrangeTeam()
  const person = await arrangePerson(server)
  const path = { tenantId: shop }
  const { data } = await client.POST('/tenants/{tenantId}/invitations', {
    params: { path },
    body: { email: ` ${person.email.toUpperCase()} `.trim(), role: 'SELLER', message: 'Cùng bán gốm nhé' },
  })
  expect(data).toMatchObject({ email: person.email, role: 'SELLER', status: 'PENDING', tenantId: shop })
  const token = tokenIn(await mailTo(person.email))
  const read = await server.client().GET('/tenants/invitations/token/{token}', { params: { path: { token } } })
  expect(read.data).toMatchObject({ id: data?.id, message: 'Cùng bán gốm nhé', tenant: { name: 'Gốm Bát Tràng' } })
  const accepted = await server.client(person.token).POST('/tenants/invitations/accept', { body: { token } })
  expect(accepted.data).toMatchObject({ tenantId: shop, role: 'SELLER', status: 'ACTIVE' })
  expect(await membershipOf(person.id, shop)).toEqual({ role: 'SELLER', status: 'ACTIVE' })
})

test('[TEN-02] the second area works on the same invitations', async () => {
  const { shop, client } = await arrangeTeam()
  const { data } = await client.POST('/invitations', { body: { email: 'chung@chonoi.test', role: 'CUSTOMER' } })
  const path = { tenantId: shop }
  const listed = await client.GET('/tenants/{tenantId}/invitations', { params: { path } })
  expect(listed.data?.data.map(({ id }) => id)).toEqual([data?.id])
  expect((await client.GET('/invitations/stats')).data).toEqual(
    (await client.GET('/tenants/{tenantId}/invitations/stats', { params: { path } })).data,
  )
  const removed = await client.DELETE('/tenants/{tenantId}/invitations/{invitationId}', {
    params: { path: { ...path, invitationId: data?.id ?? '' } },
  })
  expect(removed.data).toEqual({ success: true })
  expect((await client.GET('/invitations')).data?.data).toEqual([])
})

test('[TEN-02] the second area reads an invitation by its token, and deletes it', async () => {
  const { shop, client } = await arrangeTeam()
  const { id, token } = await arrangeInvitation(server, { tenant: shop, email: 'hai@chonoi.test' })
  const read = () => server.client().GET('/invitations/token/{token}', { params: { path: { token } } })
  expect((await read()).data).toMatchObject({ id, status: 'PENDING', tenant: { name: 'Gốm Bát Tràng' } })
  const other = await arrangeTeam()
  expect((await other.client.DELETE('/invitations/{id}', { params: { path: { id } } })).response.status).toBe(404)
  expect((await client.DELETE('/invitations/{id}', { params: { path: { id } } })).data).toEqual({ success: true })
  expect((await read()).response.status).toBe(404)
})

test('sendInvitation: refuses a message with a link', async () => {
  const { client } = await arrangeTeam()
  const { error } = await client.POST('/invitations', {
    body: { email: 'la@chonoi.test', role: 'SELLER', message: 'Nhận quà: https://evil.example' },
  })
  expect(error?.fields).toMatchObject([{ path: 'message', code: 'text.has_link' }])
})

test('[TEN-03] the token is stored as a hash and shown in no answer', async () => {
  const { client } = await arrangeTeam()
  const { data } = await client.POST('/invitations', { body: { email: 'bam@chonoi.test', role: 'SELLER' } })
  const token = tokenIn(await mailTo('bam@chonoi.test'))
  expect(JSON.stringify(data)).not.toContain(token)
  const { rows } = await server.owner.query('select row_to_json(i)::text as row from invitations i where id = $1', [
    data?.id,
  ])
  expect(rows[0].row).not.toContain(token)
})

test('[TEN-03] the mail is in the language of the reader’s account', async () => {
  const { client } = await arrangeTeam()
  const person = await arrangePerson(server)
  await server.owner.query(`update users set language = 'en' where id = $1`, [person.id])
  await client.POST('/invitations', { body: { email: person.email, role: 'SELLER' } })
  expect((await mailTo(person.email)).subject).toContain('invites you to join')
})

test('[TEN-03] a link works once', async () => {
  const { shop, admin } = await arrangeTeam()
  const person = await arrangePerson(server)
  const { token } = await arrangeInvitation(server, { tenant: shop, email: person.email, invitedBy: admin.id })
  const client = server.client(person.token)
  expect((await client.POST('/invitations/decline', { body: { token } })).data).toEqual({ success: true })
  expect((await client.POST('/invitations/accept', { body: { token } })).error?.code).toBe('invitation.not_open')
  expect(await membershipOf(person.id, shop)).toBeUndefined()
})

test('[TEN-03] an expired link is refused, and replaced by a new invitation', async () => {
  const { shop, client } = await arrangeTeam()
  const person = await arrangePerson(server)
  const { id, token } = await arrangeInvitation(server, { tenant: shop, email: person.email, isExpired: true })
  const { error } = await server.client(person.token).POST('/invitations/accept', { body: { token } })
  expect(error?.code).toBe('invitation.expired')
  expect((await client.GET('/invitations/stats')).data).toMatchObject({ pending: 0, expired: 1 })
  const again = await client.POST('/invitations', { body: { email: person.email, role: 'SELLER' } })
  expect(again.data).toMatchObject({ id, status: 'PENDING' })
})

test('[TEN-02] resendTenantInvitation: for the shop of its address only; the link before no longer works', async () => {
  const { shop, client } = await arrangeTeam()
  const { id, token } = await arrangeInvitation(server, { tenant: shop, email: 'gui-lai@chonoi.test' })
  const resend = (tenantId: string) =>
    client.POST('/tenants/{tenantId}/invitations/{invitationId}/resend', {
      params: { path: { tenantId, invitationId: id } },
    })
  expect((await resend((await arrangeTeam()).shop)).response.status).toBe(404)
  expect((await resend(shop)).data).toMatchObject({ id, tenantId: shop, status: 'PENDING' })
  const read = async (used: string) =>
    (await server.client().GET('/invitations/token/{token}', { params: { path: { token: used } } })).data?.id
  expect(await read(token)).toBeUndefined()
  expect(await read(tokenIn(await mailTo('gui-lai@chonoi.test')))).toBe(id)
})

test('resendInvitation: the new link works, the one before does not', async () => {
  const { shop, client } = await arrangeTeam()
  const person = await arrangePerson(server)
  const { id, token } = await arrangeInvitation(server, { tenant: shop, email: person.email })
  await client.PATCH('/invitations/{id}/resend', { params: { path: { id } } })
  const fresh = tokenIn(await mailTo(person.email))
  const reader = server.client(person.token)
  expect((await reader.POST('/invitations/accept', { body: { token } })).error?.status).toBe(404)
  expect((await reader.POST('/invitations/accept', { body: { token: fresh } })).data?.role).toBe('SELLER')
})

test('createInvitation: a second one to the same address is refused while the first is pending', async () => {
  const { client } = await arrangeTeam()
  const body = { email: 'hai-lan@chonoi.test', role: 'SELLER' } as const
  await client.POST('/invitations', { body })
  expect((await client.POST('/invitations', { body })).error?.code).toBe('invitation.already_pending')
})

test('createInvitation: a member is not invited to the same role, but to a higher one', async () => {
  const { shop, client } = await arrangeTeam()
  const member = await arrangePerson(server, { shop, shopRole: 'CUSTOMER' })
  const invite = (role: 'CUSTOMER' | 'SELLER') => client.POST('/invitations', { body: { email: member.email, role } })
  expect((await invite('CUSTOMER')).error?.code).toBe('invitation.already_member')
  expect((await invite('SELLER')).data?.status).toBe('PENDING')
})

test('acceptInvitation: only the account that was invited may', async () => {
  const { shop } = await arrangeTeam()
  const { token } = await arrangeInvitation(server, { tenant: shop, email: 'khac@chonoi.test' })
  const other = await arrangePerson(server)
  const { error } = await server.client(other.token).POST('/invitations/accept', { body: { token } })
  expect(error?.code).toBe('invitation.other_email')
})

test('acceptInvitation: a role is not given once its inviter has a lower one', async () => {
  const { shop, admin } = await arrangeTeam()
  const person = await arrangePerson(server)
  const { token } = await arrangeInvitation(server, {
    ...{ tenant: shop, email: person.email, role: 'ADMIN', invitedBy: admin.id },
  })
  await server.owner.query(`update memberships set role = 'SELLER' where user_id = $1 and tenant_id = $2`, [
    admin.id,
    shop,
  ])
  const { error } = await server.client(person.token).POST('/invitations/accept', { body: { token } })
  expect(error?.code).toBe('invitation.withdrawn')
  expect(await membershipOf(person.id, shop)).toBeUndefined()
})

test('acceptInvitation: a suspension is not lifted', async () => {
  const { shop } = await arrangeTeam()
  const person = await arrangePerson(server, { shop, actsIn: 'platform' })
  await server.owner.query(`update memberships set status = 'SUSPENDED' where user_id = $1 and tenant_id = $2`, [
    person.id,
    shop,
  ])
  const { token } = await arrangeInvitation(server, { tenant: shop, email: person.email, role: 'ADMIN' })
  const { error } = await server.client(person.token).POST('/invitations/accept', { body: { token } })
  expect(error?.code).toBe('invitation.member_suspended')
})

test('acceptInvitation: inviter and new member are notified, and an administrator’s role is CRITICAL', async () => {
  const { shop, admin } = await arrangeTeam()
  const person = await arrangePerson(server)
  const { token } = await arrangeInvitation(server, {
    ...{ tenant: shop, email: person.email, role: 'ADMIN', invitedBy: admin.id },
  })
  await server.client(person.token).POST('/invitations/accept', { body: { token } })
  const { rows } = await server.owner.query('select type from notifications where user_id = any($1) order by type', [
    [person.id, admin.id],
  ])
  expect(rows).toEqual([{ type: 'INVITATION_ACCEPTED' }, { type: 'MEMBERSHIP_ADDED' }])
  const audit = await server.owner.query(
    `select severity, tenant_id from audit_logs where action = 'invitation.accept' and user_id = $1`,
    [person.id],
  )
  expect(audit.rows).toEqual([{ severity: 'CRITICAL', tenant_id: shop }])
})

test('declineTenantInvitation: needs no account, and tells the inviter', async () => {
  const { shop, admin } = await arrangeTeam()
  const { token } = await arrangeInvitation(server, {
    ...{ tenant: shop, email: 'tu-choi@chonoi.test', invitedBy: admin.id },
  })
  const { data } = await server.client().POST('/tenants/invitations/decline', { body: { token } })
  expect(data).toEqual({ success: true })
  const { rows } = await server.owner.query('select type from notifications where user_id = $1', [admin.id])
  expect(rows).toEqual([{ type: 'INVITATION_DECLINED' }])
})

test('listTenantInvitations: filters by status and a part of the address', async () => {
  const { shop, client } = await arrangeTeam()
  const expired = await arrangeInvitation(server, { tenant: shop, email: 'cu@chonoi.test', isExpired: true })
  const open = await arrangeInvitation(server, { tenant: shop, email: 'moi@chonoi.test' })
  const list = async (query: object) => {
    const params = { path: { tenantId: shop }, query }
    const { data } = await client.GET('/tenants/{tenantId}/invitations', { params })
    return data?.data.map(({ id }) => id)
  }
  expect(await list({ status: 'EXPIRED' })).toEqual([expired.id])
  expect(await list({ status: 'PENDING' })).toEqual([open.id])
  expect(await list({ search: 'MOI@' })).toEqual([open.id])
})

test('createTenantInvitation: another shop is not found, and sellers may not invite', async () => {
  const { client } = await arrangeTeam()
  const { shop } = await arrangeTeam()
  const body = { email: 'ai-do@chonoi.test', role: 'SELLER' } as const
  const params = { path: { tenantId: shop } }
  expect((await client.POST('/tenants/{tenantId}/invitations', { params, body })).error?.status).toBe(404)
  const seller = await arrangePerson(server, { shop })
  const refused = await server.client(seller.token).POST('/tenants/{tenantId}/invitations', { params, body })
  expect(refused.error?.code).toBe('auth.role_missing')
})

test('createInvitation: the platform invites to a shop by its id', async () => {
  const { shop } = await arrangeTeam()
  const client = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await client.POST('/invitations', {
    body: { tenantId: shop, email: 'san-moi@chonoi.test', role: 'ADMIN' },
  })
  expect(data?.tenantId).toBe(shop)
})

test('listTenantMembers: lists the members of the current shop, found by name and role', async () => {
  const { shop, admin, client } = await arrangeTeam()
  const seller = await arrangePerson(server, { shop })
  const { data } = await client.GET('/tenants/members')
  expect(data?.data.map(({ userId, role }) => [userId, role])).toEqual([
    [admin.id, 'ADMIN'],
    [seller.id, 'SELLER'],
  ])
  const found = await client.GET('/tenants/members', { params: { query: { role: 'SELLER', search: 'nguyen an' } } })
  expect(found.data?.data.map(({ userId }) => userId)).toEqual([seller.id])
})
