import type { Calls } from '../../../test/calls/call.ts'
import type { adminDepositRoutes } from './admin-deposits.routes.ts'

/** Credits the money, so that equal calls could credit it twice. */
const accepted = { status: 'COMPLETED', actualAmountInCents: 50_000_000 } as const

export const adminDepositCalls = {
  listAdminDeposits: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { others: 'yes' } },
    watched: [{ name: 'all deposits', index: 'deposits_created', isInOrder: true, countsAll: true }],
  },
  getAdminDepositStats: { unwatched: 'sums' },
  listPendingDeposits: { watched: [{ name: 'waiting deposits', index: 'deposits_status' }] },
  exportAdminDeposits: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, for administrators now and then',
  },
  processAdminDeposit: { path: ({ deposit }) => ({ id: deposit }), body: accepted, row: 'decided' },
  processDeposit: { path: ({ deposit }) => ({ id: deposit }), body: accepted, row: 'decided' },
  approveDeposit: { path: ({ deposit }) => ({ id: deposit }), body: {}, row: 'decided' },
} satisfies Calls<keyof typeof adminDepositRoutes>
