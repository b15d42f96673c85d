import type { Calls } from '../../../test/calls/call.ts'
import type { withdrawalRoutes } from './withdrawals.routes.ts'

export const withdrawalCalls = {
  createWithdrawal: {
    body: ({ bankAccount }) => ({ amount: 5_000_000, bankAccountId: bankAccount, notes: 'Tiền hàng tháng này' }),
    fixed: ['amount', 'bankAccountId', 'bankName', 'accountNumber', 'accountHolder'],
    names: { 'body.bankAccountId': { others: 422 } },
  },
  listMyWithdrawals: { watched: [{ name: 'own withdrawals', index: 'withdrawals_user', isInOrder: true }] },
  listWithdrawals: { watched: [{ name: 'withdrawals of a seller', index: 'withdrawals_user', isInOrder: true }] },
  exportWithdrawals: { unwatched: 'writes all that it lists into a file, now and then' },
  getWithdrawalStats: { watched: [{ name: 'the sums of own withdrawals', index: 'withdrawals_user' }] },
  getWithdrawalTerms: { watched: [{ name: 'what was withdrawn today', index: 'withdrawals_user' }] },
  getWithdrawal: { path: ({ withdrawal }) => ({ id: withdrawal }), row: 'cared', unwatched: 'oneRow' },
  listWithdrawalTransactions: { path: ({ withdrawal }) => ({ id: withdrawal }), row: 'cared', unwatched: 'oneRow' },
  updateWithdrawal: {
    path: ({ withdrawal }) => ({ id: withdrawal }),
    body: ({ bankAccount }) => ({ bankAccountId: bankAccount, notes: 'Chuyển giúp trước thứ sáu' }),
    fixed: ['bankAccountId', 'bankName', 'accountNumber', 'accountHolder'],
    row: 'written',
    names: { 'body.bankAccountId': { others: 422 } },
  },
  cancelWithdrawal: { path: ({ withdrawal }) => ({ id: withdrawal }), row: 'written' },
  processWithdrawal: {
    path: ({ withdrawal }) => ({ id: withdrawal }),
    body: { status: 'COMPLETED' },
    row: 'decided',
  },
} satisfies Calls<keyof typeof withdrawalRoutes>
