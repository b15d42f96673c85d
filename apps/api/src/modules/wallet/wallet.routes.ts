import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { explainTransactionOfShop } from '../ledger/explain-transaction.ts'
import { readShopBalance } from './read-shop-balance.ts'
import { listShopDebt, payShopDebt } from './shop-debt.ts'
import { listShopMovements, listShopStatement } from './shop-statement.ts'
import { listTransactions, listWalletMonths, readBalance, readWalletStats } from './read-wallet.ts'
import { toTransaction } from './wallet-views.ts'

export const walletRoutes = {
  getWalletBalance: (context) => readBalance(context),
  async listWalletTransactions(context, { query }) {
    const { rows, total } = await listTransactions(context, query)
    return { data: rows.map(toTransaction), pagination: paginationOf(query.page, query.limit, total) }
  },
  getShopBalance: (context) => readShopBalance(context),
  listShopDebt: (context, { query }) => listShopDebt(context, query),
  listShopStatement: (context, { query }) => listShopStatement(context, query),
  listShopMovements: (context, { query }) => listShopMovements(context, query),
  getShopTransaction: (context, { path }) => explainTransactionOfShop(context, path.id),
  payShopDebt: (context) => payShopDebt(context),
  listWalletMonths: async (context) => ({ data: await listWalletMonths(context) }),
  getWalletStats: (context, { query }) => readWalletStats(context, query),
} satisfies Routes
