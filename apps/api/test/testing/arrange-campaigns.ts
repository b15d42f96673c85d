import type { CampaignAudience, CampaignChannel, CampaignStatus } from '@chonoi/contract'
import { arrangePerson, type ArrangedPerson } from './arrange.ts'
import type { TestApi } from './test-api.ts'

interface CampaignChange {
  name?: string
  subject?: string
  content?: string
  channel?: CampaignChannel
  audience?: CampaignAudience
  status?: CampaignStatus
  rate?: number
}

/** Arranges a campaign of the platform. Returns its id. */
export async function arrangeCampaign({ owner }: TestApi, change: CampaignChange = {}): Promise<string> {
  const { name = 'Tết', subject = 'Chào {{firstName}}', content = 'Giảm 10%.', channel = 'IN_APP' } = change
  const { audience = {}, status = 'DRAFT', rate = 10_000 } = change
  const { rows } = await owner.query<{ id: string }>(
    `insert into campaigns (name, subject, content, link, channel, audience, status, rate_per_minute, scheduled_at, started_at)
     values ($1, $2, $3, '/products', $4, $5, $6, $7, case when $6 = 'SCHEDULED' then now() + interval '1 day' end,
       case when $6 in ('SENDING', 'PAUSED', 'SENT') then now() end) returning id`,
    [name, subject, content, channel, audience, status, rate],
  )
  return rows[0]?.id ?? ''
}

/** Arranges somebody who chose promotions, with further preferences. */
export async function arrangeFollower(
  test: TestApi,
  preferences: Record<string, boolean> = {},
  more: Parameters<typeof arrangePerson>[1] = {},
): Promise<ArrangedPerson> {
  const person = await arrangePerson(test, more)
  await test.owner.query('insert into notification_preferences (user_id, preferences) values ($1, $2)', [
    person.id,
    { promotions: true, ...preferences },
  ])
  return person
}

/** Arranges figures of a campaign on a day. Returns their id. */
export async function arrangeAnalytics({ owner }: TestApi, campaignId: string, day = '2026-11-01'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into notification_analytics (campaign_id, day, sent, delivered, opened, clicked)
     values ($1, $2, 10, 8, 4, 2) returning id`,
    [campaignId, day],
  )
  return rows[0]?.id ?? ''
}
