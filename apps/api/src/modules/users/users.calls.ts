import { type Calls, reaches } from '../../../test/calls/call.ts'
import type { userRoutes } from './users.routes.ts'

export const userCalls = {
  getUser: {
    path: ({ user }) => ({ id: user }),
    row: { ...reaches.cared, shop: { seller: 404, others: 'yes' } },
    unwatched: 'oneRow',
  },
  updateUser: {
    path: ({ user }) => ({ id: user }),
    body: { firstName: 'Bình' },
    row: { ...reaches.cared, shop: { seller: 404, others: 403 } },
  },
} satisfies Calls<keyof typeof userRoutes>
