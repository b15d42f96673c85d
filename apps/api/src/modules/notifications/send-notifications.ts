import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { deliverPushes } from '../../push/deliver-pushes.ts'
import { type PushAudience, type PushContent, queuePushes } from '../../push/deliveries.store.ts'
import { insertNotifications } from '../events/events.store.ts'
import { record } from '../events/record.ts'
import { announced, pushSent } from './notifications.events.ts'
import { findExistingUsers, findNotification } from './notifications.store.ts'

const triedAtOnce = 200
const rolesOf = {
  CUSTOMER: ['CUSTOMER', 'USER'],
  SELLER: ['SELLER'],
  ADMIN: ['ADMIN', 'SUPER_ADMIN'],
} as const

/** Notifies users with a text of the platform's staff (NOTIF-03). */
export function createNotification(context: RequestContext, body: BodyOf<'createNotification'>) {
  const { title, message, link = '/notifications', data = {}, type = 'ANNOUNCEMENT' } = body
  const recipients = body.userIds ?? (body.userId ? [body.userId] : [])
  if (recipients.length === 0) refuseFields([{ field: 'userId', code: 'required' }])
  return context.asSystem(async (queries) => {
    await refuseUnknown(queries, recipients, body.userIds ? 'userIds' : 'userId')
    const ids = await insertNotifications(
      queries,
      recipients.map((recipient) => ({ recipient, type, title: title.trim(), message: message.trim(), link, data })),
    )
    const [first] = ids
    if (!first) throw new Failure('notification.switched_off')
    await record(context, queries, announced(title.trim(), ids.length))
    return { notification: found(await findNotification(queries, first.recipient, first.id)), affected: ids.length }
  })
}

/** Sends a push message, to the first devices at once (NOTIF-03). */
export async function sendPushNotification(context: RequestContext, body: BodyOf<'sendPushNotification'>) {
  const audience = audienceOf(body)
  const { title, body: text, link = null, data = {}, requireInteraction = false } = body
  const content: PushContent = { title: title.trim(), body: text.trim(), link, data, requireInteraction }
  const queued = await context.asSystem(async (queries) => {
    if (body.userIds) await refuseUnknown(queries, body.userIds, 'userIds')
    const ids = await queuePushes(queries, audience, content)
    await record(context, queries, pushSent(content.title, ids.length))
    return ids
  })
  const tried = queued.slice(0, triedAtOnce)
  const outcome = tried.length === 0 ? { sent: 0, failed: 0 } : await deliverPushes(context, tried)
  // Those of readers in their quiet hours wait, too.
  return { ...outcome, queued: queued.length - outcome.sent - outcome.failed }
}

function audienceOf({ userIds, topic }: BodyOf<'sendPushNotification'>): PushAudience {
  if (userIds && topic) refuseFields([{ field: 'topic', code: 'push.users_or_topic' }])
  if (userIds) return { userIds }
  if (!topic) return refuseFields([{ field: 'userIds', code: 'required' }])
  return topic === 'ALL' ? 'everybody' : { roles: rolesOf[topic] }
}

async function refuseUnknown(queries: Queries, ids: readonly string[], field: 'userId' | 'userIds'): Promise<void> {
  const existing = new Set(await findExistingUsers(queries, ids))
  if (ids.some((id) => !existing.has(id))) refuseFields([{ field, code: 'user.unknown' }])
}
