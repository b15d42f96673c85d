import type { OwnSession } from '@chonoi/contract'
import { browserName, osName } from '@chonoi/domain'
import { coarseNetwork } from '../../http/coarse-network.ts'
import type { Routes } from '../../http/handlers.ts'
import type { SessionRow } from '../auth/sessions.store.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

function toOwnSession({ id, userAgent, address, createdAt, lastSeenAt }: SessionRow, currentId: string): OwnSession {
  return {
    id,
    browser: browserName(userAgent ?? '') || null,
    system: osName(userAgent ?? '') || null,
    network: coarseNetwork(address ?? ''),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  }
}

export const sessionRoutes = {
  async listOwnSessions(context) {
    const { sessionId } = context.person
    return { data: (await listOwnSessions(context)).map((row) => toOwnSession(row, sessionId)) }
  },
  async endOtherSessions(context) {
    return { affected: await endOtherSessions(context) }
  },
  async endOwnSession(context, { path }) {
    await endOwnSession(context, path.id)
    return { success: true }
  },
} satisfies Routes
