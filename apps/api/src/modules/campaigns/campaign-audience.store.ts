import type { CampaignAudience, CampaignChannel } from '@chonoi/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/** Administrators of the platform are administrators too. */
const rolesOf = {
  CUSTOMER: ['CUSTOMER', 'USER'],
  SELLER: ['SELLER'],
  ADMIN: ['ADMIN', 'SUPER_ADMIN'],
} as const

/** A campaign as far as it decides whom it reaches. */
export interface Reaching {
  channel: CampaignChannel
  audience: CampaignAudience
}

/** Whether the row `p` of notification_preferences allows promotions by the channel. */
export function consentTo(channel: CampaignChannel): SQL {
  const promotions = sql`p.preferences -> 'promotions' = 'true'::jsonb`
  if (channel === 'IN_APP') return promotions
  const name = channel === 'EMAIL' ? 'emailNotifications' : 'pushNotifications'
  return sql`${promotions} and p.preferences -> ${name}::text is distinct from 'false'::jsonb`
}

/**
 * Selects the people of an audience as rows of `users u`: active accounts that chose promotions and left the channel on.
 * Runs as the system.
 */
function peopleOf({ channel, audience }: Reaching): SQL {
  const conditions = [
    sql`u.is_active and u.deleted_at is null and ${consentTo(channel)}`,
    ...(channel === 'PUSH' ? [hasDevice] : []),
    ...conditionsOf(audience),
  ]
  return sql`from notification_preferences p join users u on u.id = p.user_id where ${sql.join(conditions, sql` and `)}`
}

const hasDevice = sql`exists (select from push_devices d
  where d.user_id = u.id and d.is_active and d.device_type = 'WEB')`

function conditionsOf(audience: CampaignAudience): SQL[] {
  const { roles = [], tenantId, productId, minSpentInCents, provinceCode, seenWithinDays, unseenForDays } = audience
  const seenSince = (days: number) => sql`exists (select from sessions s
    where s.user_id = u.id and s.last_seen_at > now() - make_interval(days => ${days}))`
  return [
    (roles.length > 0 || tenantId) && isInRole(roles, tenantId),
    productId &&
      sql`exists (select from orders o join order_lines i on i.order_id = o.id
        where o.buyer_id = u.id and i.product_id = ${productId} and ${isPaid})`,
    minSpentInCents &&
      sql`(select coalesce(sum(o.total_in_cents - o.refunded_in_cents), 0) from orders o
        where o.buyer_id = u.id and ${isPaid} ${ofShop(sql`o`, tenantId)}) >= ${minSpentInCents}`,
    provinceCode && sql`exists (select from addresses a where a.user_id = u.id and a.province_code = ${provinceCode})`,
    seenWithinDays && seenSince(seenWithinDays),
    unseenForDays && sql`not ${seenSince(unseenForDays)}`,
  ].filter((condition) => typeof condition === 'object' && condition !== null)
}

/** An order `o` whose money the shop has kept, or a part of it. */
const isPaid = sql`o.payment_status in ('PAID', 'PARTIALLY_REFUNDED')`

const ofShop = (row: SQL, tenantId: string | null | undefined) =>
  tenantId ? sql`and ${row}.tenant_id = ${tenantId}` : sql``

/** Whether somebody has one of the roles, or any: in the shop where one is named. Who ordered there is its customer. */
function isInRole(roles: NonNullable<CampaignAudience['roles']>, tenantId: string | null | undefined): SQL {
  const named = roles.flatMap((role) => [...rolesOf[role]])
  const hasRole = roles.length > 0 ? sql`and m.role = any (${sql.param(named)}::text[])` : sql``
  const isMember = sql`exists (select from memberships m
    where m.user_id = u.id and m.status = 'ACTIVE' ${hasRole} ${ofShop(sql`m`, tenantId)})`
  if (!tenantId || (roles.length > 0 && !roles.includes('CUSTOMER'))) return isMember
  return sql`(${isMember} or exists (select from orders o where o.buyer_id = u.id ${ofShop(sql`o`, tenantId)}))`
}

export async function countAudience(queries: Queries, reaching: Reaching): Promise<number> {
  const { rows } = await queries.execute<{ total: number }>(sql`select count(*)::int as total ${peopleOf(reaching)}`)
  return rows[0]?.total ?? 0
}

/** A person of an audience, for a preview. */
export type AudienceSample = { firstName: string; lastName: string; language: 'vi' | 'en' | null }

export async function sampleAudience(queries: Queries, reaching: Reaching): Promise<AudienceSample[]> {
  const { rows } = await queries.execute<AudienceSample>(
    sql`select u.first_name as "firstName", u.last_name as "lastName", u.language ${peopleOf(reaching)}
      order by u.created_at desc, u.id desc limit 3`,
  )
  return rows
}

/** Writes down the people of a campaign, each once. Returns how many they are. */
export async function listRecipients(
  queries: Queries,
  campaign: Reaching & { id: string },
  now: Date,
): Promise<number> {
  const listed = await queries.execute(
    sql`insert into campaign_recipients (campaign_id, user_id, due_at)
      select ${campaign.id}, u.id, ${now}::timestamptz ${peopleOf(campaign)}
      on conflict do nothing`,
  )
  return listed.rowCount ?? 0
}
