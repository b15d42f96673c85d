import { describe, expect, test } from 'vitest'
import { arrangeAnalytics, arrangeCampaign } from '../../../test/testing/arrange-campaigns.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { atOnce, times } from '../../../test/races/at-once.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { inScope, systemScope } from '../../database/scope.ts'
import { insertNotifications } from '../events/events.store.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const at = (id: string) => ({ params: { path: { id } } })

/** A notification of a person, with the figures that administrators read. */
async function arrangeTold() {
  const { id, token } = await arrangePerson(server)
  const told = { recipient: id, type: 'ORDER_SHIPPED', title: 'Tin', message: 'Tin.', link: '/orders', data: {} }
  const [row] = await inScope(server.api.database, systemScope, ({ queries }) => insertNotifications(queries, [told]))
  const notificationId = row?.id ?? ''
  const figures = async () => {
    const path = { notificationId }
    const { data } = await (await arrangeAdmin()).GET('/notification-analytics/notification/{notificationId}', {
      params: { path },
    })
    return data?.data
  }
  return { notificationId, client: server.client(token), figures }
}

describe('figures of real messages', () => {
  test('[NOTIF-08] a notification is sent and delivered once it is in its reader’s list', async () => {
    const { figures } = await arrangeTold()
    expect(await figures()).toMatchObject([{ type: 'ORDER_SHIPPED', sent: 1, delivered: 1, opened: 0 }])
  })

  test('[NOTIF-08] reading it counts as opened, once', async () => {
    const { client, notificationId, figures } = await arrangeTold()
    await client.POST('/notifications/{id}/read', at(notificationId))
    await client.POST('/notifications/bulk/read', { body: {} })
    expect(await figures()).toMatchObject([{ opened: 1, clicked: 0 }])
  })

  test('[NOTIF-08] a click counts once, and as opened', async () => {
    const { notificationId, figures } = await arrangeTold()
    const body = { id: notificationId, event: 'CLICKED' } as const
    for (let time = 0; time < 2; time++) await server.client().POST('/notification-events', { body })
    expect(await figures()).toMatchObject([{ opened: 1, clicked: 1, dismissed: 0 }])
  })

  test('[NOTIF-08] a dismissal counts once', async () => {
    const { notificationId, figures } = await arrangeTold()
    await server.client().POST('/notification-events', { body: { id: notificationId, event: 'DISMISSED' } })
    expect(await figures()).toMatchObject([{ opened: 0, dismissed: 1 }])
  })

  test('[NOTIF-08] an event of a campaign’s copy counts for the campaign', async () => {
    const campaignId = await arrangeCampaign(server, { status: 'SENT', channel: 'EMAIL' })
    const { id } = await arrangePerson(server)
    const { rows } = await server.owner.query<{ token: string }>(
      `insert into campaign_recipients (campaign_id, user_id, status) values ($1, $2, 'SENT') returning token`,
      [campaignId, id],
    )
    const body = { id: rows[0]?.token ?? '', event: 'CLICKED' } as const
    for (let time = 0; time < 2; time++) await server.client().POST('/notification-events', { body })
    const { data } = await (await arrangeAdmin()).GET('/notification-campaigns/{id}', at(campaignId))
    expect(data?.figures).toMatchObject({ opened: 1, clicked: 1 })
  })

  test('an unknown id is ignored', async () => {
    const body = { id: crypto.randomUUID(), event: 'OPENED' } as const
    expect((await server.client().POST('/notification-events', { body })).data).toEqual({ success: true })
  })
})

describe('notification analytics', () => {
  test('[NOTIF-08] figures are added, read, corrected and deleted', async () => {
    const client = await arrangeAdmin()
    const campaignId = await arrangeCampaign(server, { name: 'Tết' })
    const body = { campaignId, date: '2026-10-01', sent: 10, delivered: 9 }
    const created = await client.POST('/notification-analytics', { body })
    expect(created.data).toMatchObject({ ...body, title: 'Tết', opened: 0, notificationId: null })
    const id = created.data?.id ?? ''
    await client.PUT('/notification-analytics/{id}', { ...at(id), body: { opened: 3 } })
    expect((await client.GET('/notification-analytics/{id}', at(id))).data).toMatchObject({ sent: 10, opened: 3 })
    await client.DELETE('/notification-analytics/{id}', at(id))
    expect((await client.GET('/notification-analytics/{id}', at(id))).error?.status).toBe(404)
  })

  test('a second row of a day, both or neither subject, and a day to come are refused', async () => {
    const client = await arrangeAdmin()
    const campaignId = await arrangeCampaign(server)
    const add = async (body: { campaignId?: string; notificationId?: string; date?: string }) =>
      (await client.POST('/notification-analytics', { body })).error
    await add({ campaignId })
    expect((await add({ campaignId }))?.code).toBe('analytics.exists')
    expect((await add({}))?.fields).toMatchObject([{ path: 'campaignId', code: 'required' }])
    expect((await add({ campaignId, notificationId: campaignId }))?.fields).toMatchObject([
      { code: 'analytics.one_of_both' },
    ])
    expect((await add({ campaignId, date: '2099-01-01' }))?.fields).toMatchObject([{ code: 'date.in_future' }])
    expect((await add({ campaignId: crypto.randomUUID() }))?.fields).toMatchObject([{ code: 'not_in_list' }])
  })

  test('[NOTIF-08] listNotificationAnalytics: filters by campaign and days, newest first', async () => {
    const client = await arrangeAdmin()
    const campaignId = await arrangeCampaign(server)
    for (const day of ['2026-09-01', '2026-09-02', '2026-09-03']) await arrangeAnalytics(server, campaignId, day)
    const days = { startDate: '2026-09-01T17:00:00.000Z', endDate: '2026-09-03T17:00:00.000Z' }
    const { data } = await client.GET('/notification-analytics', { params: { query: { campaignId, ...days } } })
    expect(data?.data.map(({ date }) => date)).toEqual(['2026-09-03', '2026-09-02'])
    const path = { campaignId }
    const all = await client.GET('/notification-analytics/campaign/{campaignId}', { params: { path } })
    expect(all.data?.data.map(({ date }) => date)).toEqual(['2026-09-03', '2026-09-02', '2026-09-01'])
  })

  test('[NOTIF-08] getNotificationAnalyticsSummary: sums, rates, days and campaigns of a period', async () => {
    const client = await arrangeAdmin()
    const campaignId = await arrangeCampaign(server, { name: 'Trung thu' })
    await arrangeAnalytics(server, campaignId, '2026-08-01')
    const query = { startDate: '2026-07-31', endDate: '2026-08-02' }
    const { data } = await client.GET('/notification-analytics/summary', { params: { query } })
    expect(data).toMatchObject({ sent: 10, delivered: 8, openRate: 50, clickRate: 25, byType: [] })
    expect(data?.days.map(({ date, sent }) => [date, sent])).toEqual([
      ['2026-07-31', 0],
      ['2026-08-01', 10],
      ['2026-08-02', 0],
    ])
    expect(data?.byCampaign).toMatchObject([{ campaignId, name: 'Trung thu', clicked: 2 }])
  })

  test('[NOTIF-08] incrementNotificationMetric: adds an amount, 1 by default', async () => {
    const client = await arrangeAdmin()
    const id = await arrangeAnalytics(server, await arrangeCampaign(server))
    const path = { id, metric: 'failed' } as const
    const increment = '/notification-analytics/{id}/increment/{metric}'
    expect((await client.PUT(increment, { params: { path, query: { amount: 4 } } })).data?.failed).toBe(4)
    expect((await client.PUT(increment, { params: { path } })).data?.failed).toBe(5)
  })

  test('[NOTIF-08] many increments at once all count', async () => {
    const client = await arrangeAdmin()
    const id = await arrangeAnalytics(server, await arrangeCampaign(server))
    const path = { id, metric: 'failed' } as const
    await atOnce(
      times(50, () => () => client.PUT('/notification-analytics/{id}/increment/{metric}', { params: { path } })),
    )
    expect((await client.GET('/notification-analytics/{id}', at(id))).data?.failed).toBe(50)
  })
})
