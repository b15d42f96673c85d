import { isNewDevice } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { findUserAgents } from './own-sessions.store.ts'
import { newDevice } from './sessions.events.ts'

/** Warns the owner of an account before a session begins on a device that none of their earlier ones was on. */
export async function tellNewDevice(context: RequestContext, queries: Queries, userId: string): Promise<void> {
  const earlier = await findUserAgents(queries, userId)
  if (isNewDevice(context.facts.userAgent, earlier)) await record(context, queries, newDevice(userId))
}
