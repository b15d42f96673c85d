import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/**
 * Counts a campaign as delivered once the first device of a person has it, and as failed once no device is left that
 * could get it.
 */
export async function noteCampaignPush(queries: Queries, token: string, isSent: boolean, now: Date): Promise<void> {
  const change = isSent ? sql`delivered_at = ${now}` : sql`status = 'FAILED'`
  const isLast = sql`not exists (select from push_deliveries d where d.recipient_token = ${token})`
  await queries.execute(sql`
    with noted as (
      update campaign_recipients set ${change}
      where token = ${token} and status = 'SENT' and delivered_at is null and ${isSent ? sql`true` : isLast}
      returning campaign_id)
    select count_metrics(null, campaign_id, ${JSON.stringify({ [isSent ? 'delivered' : 'failed']: 1 })}::jsonb)
    from noted`)
}
