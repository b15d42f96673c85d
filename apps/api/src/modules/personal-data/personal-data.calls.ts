import type { Calls } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import type { personalDataRoutes } from './personal-data.routes.ts'

export const personalDataCalls = {
  getPersonalExport: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  createPersonalExport: {},
  downloadPersonalExport: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  getAccountDeletion: { reachesNobody: 'byToken', unwatched: 'few' },
  // Every caller has money and open orders.
  requestAccountDeletion: {
    body: { password: rightPassword },
    bearer: ({ leaver }) => leaver,
    fixed: ['password'],
    reachesNobody: 'byToken',
  },
  cancelAccountDeletion: { reachesNobody: 'byToken' },
} satisfies Calls<keyof typeof personalDataRoutes>
