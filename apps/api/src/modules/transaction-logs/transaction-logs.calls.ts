import type { Calls } from '../../../test/calls/call.ts'
import type { transactionLogRoutes } from './transaction-logs.routes.ts'

export const transactionLogCalls = {
  listTransactionLogs: {
    watched: [
      { name: 'the transactions of the wallet', index: 'ledger_entries_account', isInOrder: true },
      {
        name: 'all transactions',
        as: 'platform',
        index: 'ledger_transactions_created',
        isInOrder: true,
        countsAll: true,
      },
    ],
  },
  listAllTransactionLogs: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { others: 'yes' } },
    watched: [
      {
        name: 'all transactions, for the platform',
        query: {},
        index: 'ledger_transactions_created',
        isInOrder: true,
        countsAll: true,
      },
      {
        name: 'all refunds',
        query: { type: 'WALLET_REFUND' },
        index: 'ledger_transactions_type',
        isInOrder: true,
      },
    ],
  },
  listMyTransactionLogs: {
    watched: [{ name: 'own transactions', index: 'ledger_entries_account', isInOrder: true }],
  },
  listUserTransactionLogs: {
    path: ({ user }) => ({ userId: user }),
    row: 'anybody',
    watched: [{ name: "a user's transactions", index: 'ledger_entries_account', isInOrder: true }],
  },
  getTransactionLogStats: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
    watched: [{ name: 'totals of own transactions', index: 'ledger_entries_account' }],
  },
  getTransactionLog: {
    path: ({ movement }) => ({ id: movement }),
    row: 'cared',
    watched: [{ name: 'a transaction and its entries', index: 'ledger_entries_transaction' }],
  },
} satisfies Calls<keyof typeof transactionLogRoutes>
