import type { Calls } from '../../../test/calls/call.ts'
import type { placeRoutes } from './places.routes.ts'

export const placeCalls = {
  listProvinces: { reachesNobody: 'nobodys', unwatched: 'noTable' },
  listWards: {
    path: () => ({ code: '01' }),
    row: 'anybody',
    reachesNobody: 'nobodys',
    unwatched: 'noTable',
  },
} satisfies Calls<keyof typeof placeRoutes>
