import type { NotificationPreferences } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { findPreferences, mergePreferences } from './notifications.store.ts'

/** Until somebody chooses: everything about their own business, and advertising only for those who ask for it. */
const defaults: NotificationPreferences = {
  emailNotifications: true,
  pushNotifications: true,
  dailyDigest: false,
  orderUpdates: true,
  walletUpdates: true,
  reviewUpdates: true,
  stockAlerts: true,
  newsUpdates: false,
  promotions: false,
  systemAnnouncements: true,
}

/** What is known and a boolean; the rest is left out (PREF-05). */
function knownOf(values: Readonly<Record<string, unknown>>): Partial<NotificationPreferences> {
  const known = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && typeof value === 'boolean',
  )
  return Object.fromEntries(known)
}

export function readPreferences(context: RequestContext): Promise<NotificationPreferences> {
  return context.transaction(async (queries) => ({
    ...defaults,
    ...knownOf(await findPreferences(queries, context.person.id)),
  }))
}

export function updatePreferences(
  context: RequestContext,
  values: Readonly<Record<string, unknown>>,
): Promise<NotificationPreferences> {
  return context.transaction(async (queries) => {
    await mergePreferences(queries, context.person.id, knownOf(values))
    return readPreferences(context)
  })
}
