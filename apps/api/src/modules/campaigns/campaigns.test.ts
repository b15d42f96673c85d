import type { BodyOf, CampaignAudience } from '@chonoi/contract'
import { describe, expect, test } from 'vitest'
import { arrangeCampaign, arrangeFollower } from '../../../test/testing/arrange-campaigns.ts'
import { arrangeBuyerOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePaidOrder } from '../../../test/testing/arrange-orders.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { listOutbox } from '../../mail/outbox.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const at = (id: string) => ({ params: { path: { id } } })
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

const tet: BodyOf<'createCampaign'> = {
  ...{ name: 'Tết', subject: 'Chào {{firstName}}', content: 'Giảm 10%.', channel: 'EMAIL', link: '/products' },
}

describe('campaigns', () => {
  test('[NOTIF-07] createCampaign: adds a draft; it is listed, found without accents, read, changed and deleted', async () => {
    const client = await arrangeAdmin()
    const created = await client.POST('/notification-campaigns', { body: { ...tet, name: 'Gốm Bát Tràng' } })
    expect(created.data).toMatchObject({ status: 'DRAFT', ratePerMinute: 600, createdBy: { firstName: 'An' } })
    const id = created.data?.id ?? ''
    const query = { search: 'gom bat', status: 'DRAFT' } as const
    const listed = await client.GET('/notification-campaigns', { params: { query } })
    expect(listed.data?.data.map((one) => one.id)).toEqual([id])
    await client.PUT('/notification-campaigns/{id}', { ...at(id), body: { subject: 'Chúc mừng năm mới' } })
    const { data } = await client.GET('/notification-campaigns/{id}', at(id))
    expect(data).toMatchObject({ subject: 'Chúc mừng năm mới', content: 'Giảm 10%.' })
    expect((await client.DELETE('/notification-campaigns/{id}', at(id))).data).toEqual({ success: true })
    expect((await client.GET('/notification-campaigns/{id}', at(id))).error?.status).toBe(404)
  })

  test('createCampaign: names every wrong field', async () => {
    const body = { ...tet, name: ' ', content: '{{phone}}', scheduledAt: '2020-01-01T00:00:00.000Z' }
    const { error } = await (await arrangeAdmin()).POST('/notification-campaigns', { body })
    expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['content', 'campaign.placeholder_unknown'],
    ])
  })

  test.each([{ tenantId: crypto.randomUUID() }, { productId: crypto.randomUUID() }])(
    'createCampaign: an audience of what doesn’t exist is refused: %o',
    async (audience) => {
      const { error } = await (await arrangeAdmin()).POST('/notification-campaigns', { body: { ...tet, audience } })
      expect(error?.fields).toMatchObject([{ path: `audience.${Object.keys(audience)[0]}`, code: 'not_in_list' }])
    },
  )

  test('updateCampaign: refused once sending has begun', async () => {
    const id = await arrangeCampaign(server, { status: 'PAUSED' })
    const change = await (await arrangeAdmin()).PUT('/notification-campaigns/{id}', { ...at(id), body: { name: 'X' } })
    expect(change.error?.code).toBe('campaign.not_editable')
  })

  test('deleteCampaign: refused for one that was sent', async () => {
    const id = await arrangeCampaign(server, { status: 'SENT' })
    const { error } = await (await arrangeAdmin()).DELETE('/notification-campaigns/{id}', at(id))
    expect(error?.code).toBe('campaign.not_deletable')
  })

  test('[NOTIF-07] getCampaignStats: counts by status, and shares of what was delivered', async () => {
    const client = await arrangeAdmin()
    const before = (await client.GET('/notification-campaigns/stats')).data
    const id = await arrangeCampaign(server, { status: 'SENT' })
    await server.owner.query(
      `insert into notification_analytics (campaign_id, day, sent, delivered, opened, clicked)
       values ($1, '2026-11-01', 8, 8, 2, 1)`,
      [id],
    )
    const { data } = await client.GET('/notification-campaigns/stats')
    expect(data).toMatchObject({ total: (before?.total ?? 0) + 1, openRate: 25, clickRate: 12.5 })
  })

  test('nobody but the platform’s administrators reads or sends them', async () => {
    const seller = await arrangePerson(server, { shop: (await arrangeShop(server)).id })
    const client = server.client(seller.token)
    expect((await client.GET('/notification-campaigns')).error?.status).toBe(403)
    expect((await client.POST('/notification-campaigns', { body: tet })).error?.status).toBe(403)
  })
})

describe('runCampaignAction', () => {
  const run = async (id: string, action: 'SCHEDULE' | 'SEND' | 'PAUSE' | 'RESUME' | 'CANCEL') =>
    (await arrangeAdmin()).POST('/notification-campaigns/{id}/actions', { ...at(id), body: { action } })

  test('[NOTIF-07] SCHEDULE needs a time that lies ahead', async () => {
    const id = await arrangeCampaign(server)
    expect((await run(id, 'SCHEDULE')).error?.code).toBe('campaign.time_needed')
    await (await arrangeAdmin()).PUT('/notification-campaigns/{id}', { ...at(id), body: { scheduledAt: tomorrow() } })
    expect((await run(id, 'SCHEDULE')).data?.status).toBe('SCHEDULED')
  })

  test('[NOTIF-07] an action that the status doesn’t allow is a 409', async () => {
    const id = await arrangeCampaign(server, { status: 'SENT' })
    const { error } = await run(id, 'SEND')
    expect([error?.status, error?.code]).toEqual([409, 'campaign.action_not_allowed'])
  })

  test('sending is audited', async () => {
    const id = await arrangeCampaign(server, { name: 'Tết Nguyên đán' })
    await run(id, 'SEND')
    const { rows } = await server.owner.query('select description, severity from audit_logs where entity_id = $1', [id])
    expect(rows).toEqual([{ description: 'Started the campaign “Tết Nguyên đán”', severity: 'WARNING' }])
  })
})

describe('audience', () => {
  const countOf = async (audience: CampaignAudience) => {
    const body = { channel: 'IN_APP' as const, audience }
    return (await (await arrangeAdmin()).POST('/notification-campaigns/audience', { body })).data?.recipientCount
  }
  const consent = (userId: string) =>
    server.owner.query(
      `insert into notification_preferences (user_id, preferences) values ($1, '{"promotions": true}')`,
      [userId],
    )

  test('[NOTIF-07] people of a tenant with a role', async () => {
    const tenantId = (await arrangeShop(server)).id
    await arrangeFollower(server, {}, { shop: tenantId })
    await arrangePerson(server, { shop: tenantId })
    expect(await countOf({ tenantId, roles: ['SELLER'] })).toBe(1)
    expect(await countOf({ tenantId, roles: ['ADMIN'] })).toBe(0)
  })

  test('[NOTIF-07] who bought a product and spent enough', async () => {
    const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price: 20_000_000, stock: 5 })
    const buyer = await arrangeBuyerOf(server, product)
    await buyer.order(20_000_000)
    await consent(buyer.buyer.id)
    expect(await countOf({ productId: product.id })).toBe(1)
    expect(await countOf({ productId: product.id, minSpentInCents: 20_000_000 })).toBe(1)
    expect(await countOf({ productId: product.id, minSpentInCents: 20_000_100 })).toBe(0)
    expect(await countOf({ tenantId: product.tenantId })).toBe(1)
  })

  test('[NOTIF-07] a role counts in the chosen tenant: who sells elsewhere and ordered here is its customer', async () => {
    const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price: 20_000_000, stock: 5 })
    const { tenantId } = product
    const elsewhere = await arrangeFollower(server, {}, { shop: (await arrangeShop(server)).id })
    await arrangePaidOrder(server, { tenantId, buyerId: elsewhere.id, amount: 100_000, createdAt: new Date() })
    expect(await countOf({ tenantId, roles: ['SELLER'] })).toBe(0)
    expect(await countOf({ tenantId, roles: ['CUSTOMER'] })).toBe(1)
    expect(await countOf({ tenantId, roles: ['SELLER', 'CUSTOMER'] })).toBe(1)
    expect(await countOf({ tenantId })).toBe(1)
  })

  test('[NOTIF-07] with a tenant chosen, only what was spent there counts, less what was refunded', async () => {
    const [here, there] = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
    const buyer = await arrangeFollower(server)
    const order = { buyerId: buyer.id, createdAt: new Date() }
    await arrangePaidOrder(server, { ...order, tenantId: there, amount: 90_000_000 })
    await arrangePaidOrder(server, { ...order, tenantId: here, amount: 20_000_000 })
    const refunded = { paymentStatus: 'PARTIALLY_REFUNDED', amount: 20_000_000, refunded: 5_000_000 } as const
    await arrangePaidOrder(server, { ...order, tenantId: here, ...refunded })
    expect(await countOf({ tenantId: here, minSpentInCents: 35_000_000 })).toBe(1)
    expect(await countOf({ tenantId: here, minSpentInCents: 35_000_100 })).toBe(0)
    expect(await countOf({ tenantId: there, minSpentInCents: 90_000_000 })).toBe(1)
  })

  test('[NOTIF-07] people with an address in a province', async () => {
    const tenantId = (await arrangeShop(server)).id
    const { id } = await arrangeFollower(server, {}, { shop: tenantId })
    await server.owner.query(
      `insert into addresses (user_id, full_name, phone, line1, city, province_code)
       values ($1, 'An', '0912345678', '1 Bến Ninh Kiều', 'Cần Thơ', '92')`,
      [id],
    )
    expect(await countOf({ tenantId, provinceCode: '92' })).toBe(1)
    expect(await countOf({ tenantId, provinceCode: '01' })).toBe(0)
  })

  test('[NOTIF-07] people by when they were last seen', async () => {
    const tenantId = (await arrangeShop(server)).id
    const { id } = await arrangeFollower(server, {}, { shop: tenantId })
    await server.owner.query(`update sessions set last_seen_at = now() - interval '10 days' where user_id = $1`, [id])
    expect(await countOf({ tenantId, seenWithinDays: 11 })).toBe(1)
    expect(await countOf({ tenantId, seenWithinDays: 9 })).toBe(0)
    expect(await countOf({ tenantId, unseenForDays: 9 })).toBe(1)
  })

  test('nobody without consent, with a closed account, or with the channel off', async () => {
    const tenantId = (await arrangeShop(server)).id
    await arrangePerson(server, { shop: tenantId })
    await arrangeFollower(server, { promotions: false }, { shop: tenantId })
    const closed = await arrangeFollower(server, {}, { shop: tenantId })
    await server.owner.query('update users set is_active = false where id = $1', [closed.id])
    await arrangeFollower(server, { emailNotifications: false }, { shop: tenantId })
    const body = { channel: 'EMAIL' as const, audience: { tenantId } }
    const { data } = await (await arrangeAdmin()).POST('/notification-campaigns/audience', { body })
    expect(data?.recipientCount).toBe(0)
  })
})

describe('preview, copy and test', () => {
  test('[NOTIF-07] previewCampaign: the mail for its author and for three people of the audience, with their names', async () => {
    const tenantId = (await arrangeShop(server)).id
    for (let one = 0; one < 4; one++) await arrangeFollower(server, {}, { shop: tenantId })
    const id = await arrangeCampaign(server, { audience: { tenantId }, content: 'Gửi {{lastName}},\n\nGiảm <10%>.' })
    const { data } = await (await arrangeAdmin()).GET('/notification-campaigns/{id}/preview', at(id))
    expect(data).toMatchObject({ subject: 'Chào An', recipientCount: 4 })
    expect(data?.html).toContain('Giảm &lt;10%&gt;.')
    expect(data?.samples).toHaveLength(3)
    expect(data?.samples[0]).toMatchObject({ firstName: 'An', message: 'Gửi Nguyễn,\n\nGiảm <10%>.' })
  })

  test('[NOTIF-07] duplicateCampaign: copies everything but name, status and time', async () => {
    const id = await arrangeCampaign(server, { status: 'SENT', audience: { seenWithinDays: 30 }, rate: 50 })
    const client = await arrangeAdmin()
    const { data } = await client.POST('/notification-campaigns/{id}/duplicate', {
      ...at(id),
      body: { name: 'Bản hai' },
    })
    expect(data).toMatchObject({
      ...{ name: 'Bản hai', status: 'DRAFT', audience: { seenWithinDays: 30 }, ratePerMinute: 50 },
      ...{ scheduledAt: null, startedAt: null },
    })
  })

  test('[NOTIF-07] testCampaign: mails each address with a mark in the subject and the caller’s name', async () => {
    const id = await arrangeCampaign(server)
    const testEmails = ['mot@chonoi.test', 'hai@chonoi.test']
    const client = await arrangeAdmin()
    const { data } = await client.POST('/notification-campaigns/{id}/test', { ...at(id), body: { testEmails } })
    expect(data).toEqual({ success: true, sent: 2 })
    const mails = (await listOutbox(server.api)).filter(({ to }) => testEmails.includes(to))
    expect(mails.map(({ subject }) => subject)).toEqual(['[Gửi thử] Chào An', '[Gửi thử] Chào An'])
  })
})

test('unsubscribeFromPromotions: the link of a mail switches promotions off without signing in', async () => {
  const follower = await arrangeFollower(server, { orderUpdates: false })
  const campaignId = await arrangeCampaign(server, { status: 'SENT', channel: 'EMAIL' })
  const { rows } = await server.owner.query<{ token: string }>(
    `insert into campaign_recipients (campaign_id, user_id, status) values ($1, $2, 'SENT') returning token`,
    [campaignId, follower.id],
  )
  const { data } = await server
    .client()
    .POST('/notification-campaigns/unsubscribe', { body: { id: rows[0]?.token ?? '' } })
  expect(data).toEqual({ success: true })
  const preferences = await server.client(follower.token).GET('/notifications/preferences')
  expect(preferences.data).toMatchObject({ promotions: false, orderUpdates: false })
})
