import type { NotificationMetric, QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { campaigns, notificationAnalytics as analytics } from '../../database/tables/campaigns.ts'
import { notifications } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type AnalyticsRow = typeof analytics.$inferSelect
type NewRow = typeof analytics.$inferInsert

/** Runs as the system, which alone reads everybody's notifications. */
const select = (queries: Queries) =>
  queries
    .select({ row: getTableColumns(analytics), title: campaigns.name, type: notifications.type })
    .from(analytics)
    .leftJoin(campaigns, eq(campaigns.id, analytics.campaignId))
    .leftJoin(notifications, eq(notifications.id, analytics.notificationId))

export type NamedAnalytics = Awaited<ReturnType<typeof findAnalytics>>[number]

const newestFirst = [desc(analytics.day), desc(analytics.id)]

export function findAnalytics(queries: Queries, where: SQL | undefined, limit = 366) {
  return select(queries)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
}

export const ofRow = (id: string) => eq(analytics.id, id)
export const ofCampaign = (id: string) => eq(analytics.campaignId, id)
export const ofNotification = (id: string) => eq(analytics.notificationId, id)

type Filter = Omit<QueryOf<'listNotificationAnalytics'>, 'startDate' | 'endDate'> & {
  page: number
  limit: number
  /** Days, the last one excluded. */
  from: string | undefined
  to: string | undefined
}

export async function findAnalyticsPage(queries: Queries, filter: Filter) {
  const { notificationId, campaignId, from, to } = filter
  const where = and(
    notificationId ? ofNotification(notificationId) : undefined,
    campaignId ? ofCampaign(campaignId) : undefined,
    from ? gte(analytics.day, from) : undefined,
    to ? lt(analytics.day, to) : undefined,
  )
  const rows = await select(queries)
    .where(where)
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(analytics).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Undefined when the day has a row already. */
export async function insertAnalytics(queries: Queries, values: NewRow): Promise<string | undefined> {
  const [row] = await queries.insert(analytics).values(values).onConflictDoNothing().returning({ id: analytics.id })
  return row?.id
}

export async function changeAnalytics(queries: Queries, id: string, change: Partial<NewRow>): Promise<void> {
  await queries.update(analytics).set(change).where(ofRow(id))
}

export async function deleteAnalyticsRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(analytics).where(ofRow(id))
}

/** Adds in one statement, so that no increment is lost. Returns whether the row is there. */
export async function addToMetric(
  queries: Queries,
  id: string,
  metric: NotificationMetric,
  amount: number,
): Promise<boolean> {
  const changed = await queries
    .update(analytics)
    .set({ [metric]: sql`${analytics[metric]} + ${amount}` })
    .where(ofRow(id))
  return (changed.rowCount ?? 0) > 0
}

export async function isKnown(queries: Queries, table: 'notifications' | 'campaigns', id: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from ${sql.identifier(table)} where id = ${id}`)
  return rows.length > 0
}

export type Counts = Record<NotificationMetric, number>

const sums = sql`coalesce(sum(a.sent), 0)::int as sent, coalesce(sum(a.delivered), 0)::int as delivered,
  coalesce(sum(a.opened), 0)::int as opened, coalesce(sum(a.clicked), 0)::int as clicked,
  coalesce(sum(a.dismissed), 0)::int as dismissed, coalesce(sum(a.failed), 0)::int as failed`

/** The sums of a period by day, by kind of notification, and of the campaigns that reached most. */
export async function sumAnalytics(queries: Queries, first: string, last: string) {
  const within = sql`a.day between ${first} and ${last}`
  const byDay = await queries.execute<Counts & { date: string }>(
    sql`select a.day::text as date, ${sums} from notification_analytics a where ${within} group by a.day`,
  )
  const byType = await queries.execute<Counts & { type: string }>(
    sql`select n.type, ${sums} from notification_analytics a join notifications n on n.id = a.notification_id
      where ${within} group by n.type order by sum(a.sent) desc, n.type`,
  )
  const byCampaign = await queries.execute<Counts & { campaignId: string; name: string }>(
    sql`select c.id as "campaignId", c.name, ${sums} from notification_analytics a
      join campaigns c on c.id = a.campaign_id
      where ${within} group by c.id, c.name order by sum(a.delivered) desc, c.id limit 20`,
  )
  return { byDay: byDay.rows, byType: byType.rows, byCampaign: byCampaign.rows }
}

/** Notes an event of a notification, once; a trigger counts it. */
export async function noteNotificationEvent(queries: Queries, id: string, event: MessageEvent): Promise<void> {
  const change = sql.join(
    columnsOf[event].map((name) => sql`${at(name)} = coalesce(${at(name)}, now())`),
    sql`, `,
  )
  await queries.execute(sql`update notifications set ${change} where id = ${id}`)
}

/** Notes an event of a campaign's copy, once, and counts it. */
export async function noteRecipientEvent(queries: Queries, token: string, event: MessageEvent): Promise<void> {
  const names = event === 'CLICKED' ? ['opened_at', 'clicked_at'] : [event === 'OPENED' ? 'opened_at' : 'dismissed_at']
  for (const name of names)
    await queries.execute(sql`
      with noted as (
        update campaign_recipients set ${at(name)} = now() where token = ${token} and ${at(name)} is null
        returning campaign_id)
      select count_metrics(null, campaign_id, jsonb_build_object(${name.replace('_at', '')}::text, 1)) from noted`)
}

export type MessageEvent = 'OPENED' | 'CLICKED' | 'DISMISSED'

/** Whoever clicks has opened it. */
const columnsOf = {
  OPENED: ['read_at'],
  CLICKED: ['read_at', 'clicked_at'],
  DISMISSED: ['dismissed_at'],
} as const

const at = (name: string) => sql.identifier(name)
