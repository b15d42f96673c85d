import { randomBytes } from 'node:crypto'
import { type Calls, reaches } from '../../../test/calls/call.ts'
import type { carrierRoutes } from './carriers.routes.ts'

const newCode = () => `CN_${randomBytes(6).toString('hex').toUpperCase()}`

export const carrierCalls = {
  listCarriers: { reachesNobody: 'nobodys', unwatched: 'few' },
  listAdminCarriers: { watched: true },
  createCarrier: { body: () => ({ code: newCode(), name: 'Chợ Nổi Giao' }), fixed: ['code'] },
  updateCarrier: {
    path: ({ carrier }) => ({ id: carrier }),
    body: { name: 'Chợ Nổi Giao Nhanh' },
    fixed: { code: undefined },
    row: reaches.anybody,
  },
} satisfies Calls<keyof typeof carrierRoutes>
