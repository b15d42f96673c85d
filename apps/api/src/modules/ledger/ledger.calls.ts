import type { Calls } from '../../../test/calls/call.ts'
import type { ledgerRoutes } from './ledger.routes.ts'

export const ledgerCalls = {
  getTrialBalance: { unwatched: 'sums' },
  listLedgerAccounts: {
    watched: [
      { name: 'all ledger accounts', index: 'ledger_accounts_created', isInOrder: true, countsAll: true },
      {
        name: 'the balances of the shops',
        query: { accountKind: 'SELLER_PAYABLE' },
        index: 'ledger_accounts_kind',
        isInOrder: true,
      },
      {
        name: 'the debts of the shops',
        query: { owesFees: true },
        index: 'ledger_accounts_owed_fees',
        isInOrder: true,
      },
    ],
  },
  exportLedgerAccounts: { unwatched: 'writes all that it lists into a file, now and then' },
  listLedgerEntries: {
    path: ({ walletAccount }) => ({ id: walletAccount }),
    row: 'anybody',
    watched: [{ name: 'the entries of an account', index: 'ledger_entries_account', isInOrder: true }],
  },
  getLedgerTransaction: {
    path: ({ movement }) => ({ id: movement }),
    row: 'anybody',
    watched: [{ name: 'a ledger transaction', index: 'ledger_entries_transaction' }],
  },
  listLedgerChecks: { unwatched: 'a row a day' },
} satisfies Calls<keyof typeof ledgerRoutes>
