import type { RequestContext } from '../../http/context.ts'
import { mergePreferences } from '../notifications/notifications.store.ts'
import { findRecipient } from './campaigns.store.ts'

/** Takes back the consent to promotions of the person who got a campaign's copy. */
export function unsubscribe(context: RequestContext, token: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const userId = await findRecipient(queries, token)
    if (userId) await mergePreferences(queries, userId, { promotions: false })
  })
}
