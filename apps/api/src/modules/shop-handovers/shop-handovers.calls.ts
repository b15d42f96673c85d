import type { Calls } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import { backupCode } from '../../../test/testing/arrange-two-factor.ts'
import type { shopHandoverRoutes } from './shop-handovers.routes.ts'

export const shopHandoverCalls = {
  // The platform is no shop.
  createShopHandover: {
    body: ({ shopHandover }) => ({
      receiverId: shopHandover.colleague,
      senderBecomes: 'SELLER',
      password: rightPassword,
      code: backupCode,
    }),
    fixed: ['receiverId', 'password', 'code'],
    own: { platformAdmin: 409, superAdmin: 409, others: 'yes' },
    names: { 'body.receiverId': { others: 409 } },
    reachesNobody: { call: 'byRole', 'body.receiverId': 'byServer' },
  },
  getOpenShopHandover: { reachesNobody: 'ofTheTenant', unwatched: 'oneRow' },
  listReceivedShopHandovers: { reachesNobody: 'ofTheCaller', unwatched: 'few' },
  acceptShopHandover: {
    path: ({ shopHandover }) => ({ id: shopHandover.received }),
    row: 'personal',
    reachesNobody: 'byServer',
  },
  declineShopHandover: {
    path: ({ shopHandover }) => ({ id: shopHandover.received }),
    row: 'personal',
    reachesNobody: 'byServer',
  },
  cancelShopHandover: {
    path: ({ shopHandover }) => ({ id: shopHandover.sent }),
    row: 'personal',
    reachesNobody: 'byServer',
  },
} satisfies Calls<keyof typeof shopHandoverRoutes>
