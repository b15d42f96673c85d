import type { Calls } from '../../../test/calls/call.ts'
import type { sessionRoutes } from './sessions.routes.ts'

export const sessionCalls = {
  listOwnSessions: { unwatched: 'few' },
  endOtherSessions: { reachesNobody: 'byToken' },
  endOwnSession: { path: ({ session }) => ({ id: session }), row: 'personal' },
} satisfies Calls<keyof typeof sessionRoutes>
