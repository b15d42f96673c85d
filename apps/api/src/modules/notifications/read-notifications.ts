import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  countUnread,
  findNotification,
  findNotifications,
  markRead,
  type NotificationListQuery,
} from './notifications.store.ts'

/** Lists the caller's notifications, newest first. */
export function listNotifications(context: RequestContext, query: NotificationListQuery) {
  return context.transaction((queries) => findNotifications(queries, context.person.id, query))
}

export function countUnreadNotifications(context: RequestContext): Promise<number> {
  return context.transaction((queries) => countUnread(queries, context.person.id))
}

/** Marks one as read; again changes nothing. Somebody else's is not found. */
export function markNotificationRead(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    found(await findNotification(queries, context.person.id, id))
    await markRead(queries, context.person.id, [id])
  })
}

/** Marks the named ones, or all when none is named, as read. Answers how many changed. */
export function markNotificationsRead(context: RequestContext, ids: readonly string[] = []): Promise<number> {
  return context.transaction((queries) => markRead(queries, context.person.id, ids.length > 0 ? ids : undefined))
}
