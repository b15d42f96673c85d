import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toLedgerTransaction } from './explain-transaction.ts'
import { toLedgerAccount, toLedgerCheck, toLedgerEntry } from './ledger-views.ts'
import { exportLedgerAccounts } from './export-accounts.ts'
import {
  listAccountEntries,
  listAccounts,
  listChecks,
  readLedgerTransaction,
  readTrialBalance,
} from './read-trial-balance.ts'

export const ledgerRoutes = {
  getTrialBalance: (context) => readTrialBalance(context),
  async listLedgerAccounts(context, { query }) {
    const { rows, total } = await listAccounts(context, query)
    return { data: rows.map(toLedgerAccount), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportLedgerAccounts: (context, { query }) => exportLedgerAccounts(context, query),
  async listLedgerEntries(context, { path, query }) {
    const { account, rows, total } = await listAccountEntries(context, path.id, query)
    return {
      account: toLedgerAccount(account),
      data: rows.map(toLedgerEntry),
      pagination: paginationOf(query.page, query.limit, total),
    }
  },
  async getLedgerTransaction(context, { path }) {
    return toLedgerTransaction(context, await readLedgerTransaction(context, path.id))
  },
  async listLedgerChecks(context, { query }) {
    const { rows, total } = await listChecks(context, query)
    return { data: rows.map(toLedgerCheck), pagination: paginationOf(query.page, query.limit, total) }
  },
} satisfies Routes
