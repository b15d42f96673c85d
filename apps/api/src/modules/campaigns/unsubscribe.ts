import { findDigestReader } from '../../mail/digests.store.ts'
import { findMailReader } from '../../mail/notice-mails.store.ts'
import type { RequestContext } from '../../http/context.ts'
import { mergePreferences } from '../notifications/notifications.store.ts'
import { findRecipient } from './campaigns.store.ts'

/**
 * Stops mails like the one that somebody got, by the secret id in its link: promotions for a campaign's copy, mails about
 * notifications for a digest or the mail of a notification.
 */
export function unsubscribe(context: RequestContext, token: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const recipient = await findRecipient(queries, token)
    if (recipient) return mergePreferences(queries, recipient, { promotions: false })
    const reader = (await findDigestReader(queries, token)) ?? (await findMailReader(queries, token))
    if (reader) await mergePreferences(queries, reader, { emailNotifications: false })
  })
}
