import type { NotificationType } from '@chonoi/contract'
import type { PageHref } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { insertNotices } from './notify.store.ts'

/** A notice in the bell. Screens word it by `type` and `data`; title and message are its Vietnamese words, for mail and push. */
export interface Notice {
  type: NotificationType
  title: string
  message: string
  /** A path of the site. */
  link: PageHref
  data: Record<string, string | number>
}

/**
 * Writes a notice to somebody, in the transaction of what it tells about. Nothing is written on a subject that they
 * switched off in their preferences. A person's own scope writes to itself and to the other side of an order; all else is
 * told as the system.
 */
export function notify(queries: Queries, userId: string, notice: Notice): Promise<void> {
  return notifyEach(queries, [userId], notice)
}

/** The same notice to several people, in one query. */
export function notifyEach(queries: Queries, userIds: readonly string[], notice: Notice): Promise<void> {
  return insertNotices(queries, userIds, notice)
}
