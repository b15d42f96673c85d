import type { Calls } from '../../../test/calls/call.ts'
import type { healthRoutes } from './health.routes.ts'

export const healthCalls = {
  getHealth: { reachesNobody: 'nobodys', unwatched: 'noTable' },
} satisfies Calls<keyof typeof healthRoutes>
