import { and, count, eq, gt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { campaignRecipients, campaigns } from '../database/tables/campaigns.ts'
import { consentTo } from '../modules/campaigns/campaign-audience.store.ts'
import type { CampaignRow } from '../modules/campaigns/campaigns.store.ts'

/** Someone whose turn has come. */
export type CampaignRecipient = {
  userId: string
  token: string
  attempts: number
  email: string
  firstName: string
  lastName: string
  language: 'vi' | 'en' | null
  /** Whether they still have an account and want promotions by this channel. */
  consents: boolean
}

export type AnalyticsMetric = 'sent' | 'delivered' | 'opened' | 'clicked' | 'dismissed' | 'failed'

/** The planned campaigns whose time has come. */
export async function findDueCampaigns(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, 'SCHEDULED'), lte(campaigns.scheduledAt, now)))
    .orderBy(campaigns.scheduledAt, campaigns.id)
  return rows.map(({ id }) => id)
}

/** Begins to send a campaign whose time has come. Of several processes one gets it. */
export async function startDueCampaign(queries: Queries, id: string, now: Date): Promise<CampaignRow | undefined> {
  const [started] = await queries
    .update(campaigns)
    .set({ status: 'SENDING', startedAt: now })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, 'SCHEDULED'), lte(campaigns.scheduledAt, now)))
    .returning()
  return started
}

export async function findSendingCampaigns(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.status, 'SENDING'))
    .orderBy(campaigns.startedAt, campaigns.id)
  return rows.map(({ id }) => id)
}

/** How many were taken in the minute before a moment. */
export async function countClaimedSince(queries: Queries, id: string, since: Date): Promise<number> {
  const [row] = await queries
    .select({ claimed: count() })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, id), gt(campaignRecipients.claimedAt, since)))
  return row?.claimed ?? 0
}

interface Claim {
  people: CampaignRecipient[]
  /** Those whose quiet hours haven't ended: they are due when they have. */
  postponed: number
}

/**
 * Takes the next people of a campaign. One whose outcome is never noted is due again at `again`. Those who are due are
 * looked at once and in the order of their index, so that a batch costs the same however many wait.
 */
export async function claimRecipients(
  queries: Queries,
  { id, channel }: CampaignRow,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<Claim> {
  const freeAt = channel === 'EMAIL' ? sql`after_quiet_hours(user_id, ${now})` : sql`${now}::timestamptz`
  // Materialized, so that the limit holds: a subquery might run once per row.
  const { rows } = await queries.execute<CampaignRecipient & { postponed: number }>(sql`
    with due as materialized (
      select user_id, ${freeAt} as free_at from campaign_recipients
      where campaign_id = ${id} and status = 'PENDING' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked),
    postponed as (
      update campaign_recipients r set due_at = due.free_at from due
      where r.campaign_id = ${id} and r.user_id = due.user_id and due.free_at > ${now} returning r.user_id),
    claimed as (
      update campaign_recipients r set attempts = attempts + 1, claimed_at = ${now}, due_at = ${again}
      from due join users u on u.id = due.user_id left join notification_preferences p on p.user_id = u.id
      where r.campaign_id = ${id} and r.user_id = due.user_id and due.free_at <= ${now}
      returning r.user_id as "userId", r.token, r.attempts, u.email, u.first_name as "firstName",
        u.last_name as "lastName", u.language,
        u.is_active and u.deleted_at is null and coalesce(${consentTo(channel)}, false) as consents)
    select claimed.*, counted.postponed
    from (select count(*)::int as postponed from postponed) counted left join claimed on true`)
  return { people: rows.filter(({ userId }) => userId !== null), postponed: rows[0]?.postponed ?? 0 }
}

/** Whether everybody of a campaign got it or was left out. */
export async function isDone(queries: Queries, id: string): Promise<boolean> {
  const waiting = queries
    .select({ id: campaignRecipients.userId })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaigns.id), eq(campaignRecipients.status, 'PENDING')))
  const rows = await queries
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), notExists(waiting)))
  return rows.length > 0
}

type Outcome = Partial<typeof campaignRecipients.$inferInsert>

/** Notes what became of some people, unless cancelling left them out meanwhile. */
export async function noteRecipients(
  queries: Queries,
  id: string,
  userIds: readonly string[],
  outcome: Outcome,
): Promise<void> {
  if (userIds.length === 0) return
  await queries
    .update(campaignRecipients)
    .set(outcome)
    .where(
      and(
        eq(campaignRecipients.campaignId, id),
        sql`${campaignRecipients.userId} = any (${sql.param([...userIds])}::uuid[])`,
        or(eq(campaignRecipients.status, 'PENDING'), eq(campaignRecipients.status, 'SKIPPED')),
      ),
    )
}

/** Adds to the figures of a campaign of today. */
export async function countForCampaign(
  queries: Queries,
  id: string,
  added: Partial<Record<AnalyticsMetric, number>>,
): Promise<void> {
  await queries.execute(sql`select count_metrics(null, ${id}, ${JSON.stringify(added)}::jsonb)`)
}

/** Puts the campaign into people's lists, with their names; their devices get it as every notification. */
export async function insertCampaignNotifications(
  queries: Queries,
  campaign: CampaignRow,
  notifications: readonly { userId: string; title: string; message: string }[],
): Promise<void> {
  await queries.execute(sql`
    insert into notifications (user_id, type, title, message, link, campaign_id)
    select "userId", 'PROMOTION', title, message, ${campaign.link ?? '/notifications'}, ${campaign.id}
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as n("userId" uuid, title text, message text)`)
}

/** Queues the campaign for people's active devices. Returns who has one. */
export async function queueCampaignPushes(
  queries: Queries,
  pushes: readonly { userId: string; token: string; content: object }[],
): Promise<string[]> {
  const { rows } = await queries.execute<{ userId: string }>(sql`
    with queued as (
      insert into push_deliveries (device_id, content, recipient_token)
      select d.id, n.content, n.token
      from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) as n("userId" uuid, token uuid, content jsonb)
      join push_devices d on d.user_id = n."userId" and d.is_active and d.device_type = 'WEB'
      returning recipient_token)
    select distinct r.user_id as "userId" from campaign_recipients r join queued q on q.recipient_token = r.token`)
  return rows.map(({ userId }) => userId)
}
