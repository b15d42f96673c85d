import { eq } from 'drizzle-orm'
import { campaignRecipients } from '../../database/tables/campaigns.ts'
import type { RequestContext } from '../../http/context.ts'
import { mergePreferences } from '../notifications/notifications.store.ts'

/** Takes back the consent to promotions of the person who got a campaign's copy. */
export function unsubscribe(context: RequestContext, token: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const [recipient] = await queries
      .select({ userId: campaignRecipients.userId })
      .from(campaignRecipients)
      .where(eq(campaignRecipients.token, token))
    if (recipient) await mergePreferences(queries, recipient.userId, { promotions: false })
  })
}
