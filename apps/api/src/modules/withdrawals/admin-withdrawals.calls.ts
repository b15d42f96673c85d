import type { Calls } from '../../../test/calls/call.ts'
import type { adminWithdrawalRoutes } from './admin-withdrawals.routes.ts'

export const adminWithdrawalCalls = {
  listAdminWithdrawals: {
    watched: [{ name: 'all withdrawals', index: 'withdrawals_created', isInOrder: true, countsAll: true }],
  },
  getAdminWithdrawalStats: { unwatched: 'sums' },
  exportAdminWithdrawals: { unwatched: 'writes all that it lists into a file, for administrators now and then' },
  bulkProcessWithdrawals: {
    body: ({ withdrawal }) => ({ ids: [withdrawal], status: 'COMPLETED' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  processAdminWithdrawal: {
    path: ({ withdrawal }) => ({ id: withdrawal }),
    body: { status: 'COMPLETED' },
    row: 'decided',
  },
  getWithdrawalAccount: { path: ({ withdrawal }) => ({ id: withdrawal }), row: 'anybody', unwatched: 'oneRow' },
} satisfies Calls<keyof typeof adminWithdrawalRoutes>
