import type { CampaignFigures, QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { campaignRecipients, campaigns } from '../../database/tables/campaigns.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type CampaignRow = typeof campaigns.$inferSelect
type NewCampaign = typeof campaigns.$inferInsert

/** A campaign with its author, null where the account is gone. */
export interface AuthoredCampaign {
  campaign: CampaignRow
  author: { firstName: string; lastName: string } | null
}

const select = (queries: Queries) =>
  queries
    .select({
      campaign: getTableColumns(campaigns),
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(campaigns)
    .leftJoin(users, eq(users.id, campaigns.createdBy))

export async function findCampaign(queries: Queries, id: string): Promise<AuthoredCampaign | undefined> {
  const [row] = await select(queries).where(eq(campaigns.id, id))
  return row
}

/** Locks the campaign, so that actions, edits and the batches of the job wait for each other. */
export async function lockCampaign(queries: Queries, id: string): Promise<CampaignRow | undefined> {
  const [row] = await queries.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

export async function insertCampaign(queries: Queries, values: NewCampaign): Promise<string> {
  const [row] = await queries.insert(campaigns).values(values).returning({ id: campaigns.id })
  if (!row) throw new Error('the campaign was not stored')
  return row.id
}

export async function changeCampaign(queries: Queries, id: string, change: Partial<NewCampaign>): Promise<void> {
  await queries.update(campaigns).set(change).where(eq(campaigns.id, id))
}

export async function deleteCampaignRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(campaigns).where(eq(campaigns.id, id))
}

/** Who got the copy that a token names. Runs as the system. */
export async function findRecipient(queries: Queries, token: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ userId: campaignRecipients.userId })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.token, token))
  return row?.userId
}

/** Leaves out those whose turn hasn't come. Runs as the system. */
export async function skipWaiting(queries: Queries, id: string): Promise<void> {
  await queries.execute(
    sql`update campaign_recipients set status = 'SKIPPED' where campaign_id = ${id} and status = 'PENDING'`,
  )
}

type Filter = QueryOf<'listCampaigns'> & { page: number; limit: number }

export async function findCampaignPage(queries: Queries, filter: Filter) {
  const where = matching(filter)
  const direction = filter.sortOrder === 'asc' ? asc : desc
  const rows: AuthoredCampaign[] = await select(queries)
    .where(where)
    .orderBy(sql`${direction(campaigns[filter.sortBy ?? 'createdAt'])} nulls last`, direction(campaigns.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(campaigns).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function matching({ status, search }: Filter): SQL | undefined {
  const text = search?.trim()
  const texts = sql`concat_ws(chr(10), ${campaigns.name}, ${campaigns.subject})`
  return and(
    status && eq(campaigns.status, status),
    text ? sql`fold_vietnamese(${texts}) like fold_vietnamese(${likePattern(text)})` : undefined,
  )
}

/** The figures of some campaigns. Runs as the system. */
export async function findFigures(queries: Queries, ids: readonly string[]): Promise<Map<string, CampaignFigures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await queries.execute<CampaignFigures & { id: string }>(sql`
    select c.id, c.recipient_count as recipients,
      (select count(*) from campaign_recipients r where r.campaign_id = c.id and r.status = 'PENDING')::int as waiting,
      (select count(*) from campaign_recipients r where r.campaign_id = c.id and r.status = 'SKIPPED')::int as skipped,
      coalesce(a.sent, 0)::int as sent, coalesce(a.delivered, 0)::int as delivered,
      coalesce(a.opened, 0)::int as opened, coalesce(a.clicked, 0)::int as clicked,
      coalesce(a.dismissed, 0)::int as dismissed, coalesce(a.failed, 0)::int as failed
    from ${campaigns} c
    left join lateral (
      select sum(n.sent) as sent, sum(n.delivered) as delivered, sum(n.opened) as opened,
        sum(n.clicked) as clicked, sum(n.dismissed) as dismissed, sum(n.failed) as failed
      from notification_analytics n where n.campaign_id = c.id) a on true
    where c.id = any (${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

export async function countCampaigns(queries: Queries) {
  const [counted] = await queries
    .select({
      total: count(),
      draft: count(sql`case when ${eq(campaigns.status, 'DRAFT')} then 1 end`),
      scheduled: count(sql`case when ${eq(campaigns.status, 'SCHEDULED')} then 1 end`),
      sent: count(sql`case when ${eq(campaigns.status, 'SENT')} then 1 end`),
    })
    .from(campaigns)
  const { rows } = await queries.execute<{ delivered: number; opened: number; clicked: number }>(sql`
    select coalesce(sum(delivered), 0)::int as delivered, coalesce(sum(opened), 0)::int as opened,
      coalesce(sum(clicked), 0)::int as clicked
    from notification_analytics where campaign_id is not null`)
  return { ...(counted ?? { total: 0, draft: 0, scheduled: 0, sent: 0 }), events: rows[0] }
}

/** Which of some tenants and products exist; an audience names them. */
export async function isKnownTenant(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from tenants where id = ${id}`)
  return rows.length > 0
}

export async function isKnownProduct(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from products where id = ${id}`)
  return rows.length > 0
}
