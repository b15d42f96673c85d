import type { Calls } from '../../../test/calls/call.ts'
import type { platformRoutes } from './platform.routes.ts'

export const platformCalls = {
  getPublicPlatformSettings: { reachesNobody: 'nobodys', unwatched: 'noTable' },
} satisfies Calls<keyof typeof platformRoutes>
