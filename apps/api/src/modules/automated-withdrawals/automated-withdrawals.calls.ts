import type { Calls } from '../../../test/calls/call.ts'
import type { automatedWithdrawalRoutes } from './automated-withdrawals.routes.ts'

export const automatedWithdrawalCalls = {
  listAutomatedWithdrawalConfigs: { unwatched: 'few' },
  createAutomatedWithdrawalConfig: {
    body: ({ bankAccount }) => ({
      ...{ name: 'Cuối tuần', minimumBalanceInCents: 50_000_000, keptInCents: 10_000_000 },
      ...{ frequency: 'WEEKLY', bankAccountId: bankAccount, percentage: 50 },
    }),
    fixed: ['bankAccountId', 'minimumBalanceInCents', 'keptInCents', 'percentage'],
    names: { 'body.bankAccountId': { others: 422 } },
  },
  updateAutomatedWithdrawalConfig: {
    path: ({ automatedWithdrawal }) => ({ id: automatedWithdrawal }),
    body: ({ bankAccount }) => ({ frequency: 'DAILY', bankAccountId: bankAccount }),
    fixed: ['bankAccountId'],
    row: 'personal',
    names: { 'body.bankAccountId': { others: 422 } },
  },
  deleteAutomatedWithdrawalConfig: {
    path: ({ automatedWithdrawal }) => ({ id: automatedWithdrawal }),
    row: 'personal',
  },
  toggleAutomatedWithdrawalConfig: {
    path: ({ automatedWithdrawal }) => ({ id: automatedWithdrawal }),
    row: 'personal',
  },
  testAutomatedWithdrawalConfig: { path: ({ automatedWithdrawal }) => ({ id: automatedWithdrawal }), row: 'personal' },
  triggerAutomatedWithdrawal: {
    path: ({ automatedWithdrawal }) => ({ id: automatedWithdrawal }),
    body: { reason: 'Cần tiền nhập hàng' },
    row: 'personal',
  },
  listAutomatedWithdrawalHistory: {
    query: ({ automatedWithdrawal }) => ({ configId: automatedWithdrawal }),
    names: { 'query.configId': { others: 'yes' } },
    unwatched: 'few',
  },
  getAutomatedWithdrawalStats: { unwatched: 'few' },
} satisfies Calls<keyof typeof automatedWithdrawalRoutes>
