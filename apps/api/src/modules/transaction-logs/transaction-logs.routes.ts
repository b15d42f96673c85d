import type { Routes } from '../../http/handlers.ts'
import { explainTransaction } from '../ledger/explain-transaction.ts'
import { listAllLogs, listLogs, listLogsOfUser, listOwnLogs, readLog, readLogStats } from './read-transaction-logs.ts'
import { toTransactionLog, toTransactionLogPage, toTransactionLogStats } from './transaction-log-views.ts'

export const transactionLogRoutes = {
  async listTransactionLogs(context, { query }) {
    return toTransactionLogPage(await listLogs(context, query), query)
  },
  async listAllTransactionLogs(context, { query }) {
    return toTransactionLogPage(await listAllLogs(context, query), query)
  },
  async listMyTransactionLogs(context, { query }) {
    return toTransactionLogPage(await listOwnLogs(context, query), query)
  },
  async listUserTransactionLogs(context, { path, query }) {
    return toTransactionLogPage(await listLogsOfUser(context, path.userId, query), query)
  },
  async getTransactionLogStats(context, { query }) {
    return toTransactionLogStats(await readLogStats(context, query))
  },
  async getTransactionLog(context, { path }) {
    const log = toTransactionLog(await readLog(context, path.id))
    return { ...log, entries: await explainTransaction(context, log.id) }
  },
} satisfies Routes
