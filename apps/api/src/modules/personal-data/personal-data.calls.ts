import type { Calls } from '../../../test/calls/call.ts'
import type { personalDataRoutes } from './personal-data.routes.ts'

export const personalDataCalls = {
  getPersonalExport: { unwatched: 'oneRow' },
  createPersonalExport: {},
  downloadPersonalExport: { unwatched: 'oneRow' },
} satisfies Calls<keyof typeof personalDataRoutes>
