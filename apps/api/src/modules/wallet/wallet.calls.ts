import type { Calls } from '../../../test/calls/call.ts'
import type { walletRoutes } from './wallet.routes.ts'

export const walletCalls = {
  getWalletBalance: { watched: [{ name: 'the balance', index: 'ledger_accounts_kind_user_id_tenant_id_gateway_key' }] },
  listWalletTransactions: {
    watched: [
      { name: 'the wallet', index: 'ledger_entries_account', isInOrder: true },
      {
        name: 'the payments of the wallet',
        query: { type: 'ORDER_PAYMENT' },
        index: 'ledger_entries_account',
        isInOrder: true,
      },
    ],
  },
  getShopBalance: { unwatched: 'oneRow' },
  listShopDebt: { unwatched: 'the entries of one account, as listLedgerEntries' },
  listShopStatement: { watched: [{ name: "a shop's statement", index: 'shop_movement_sums_month' }] },
  listShopMovements: {
    watched: [{ name: "the movements of a shop's balance", index: 'ledger_entries_shop_created', isInOrder: true }],
  },
  getShopTransaction: {
    path: ({ shopMovement }) => ({ id: shopMovement }),
    row: 'run',
    unwatched: 'oneRow',
  },
  // The platform's own tenant owes itself nothing.
  payShopDebt: { own: { platformAdmin: 409, superAdmin: 409, others: 'yes' }, reachesNobody: 'ofTheTenant' },
  listWalletMonths: { watched: [{ name: 'the months of the wallet', index: 'ledger_entries_account' }] },
  getWalletStats: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
    watched: [{ name: 'the sums of the wallet', index: 'ledger_entries_account' }],
  },
} satisfies Calls<keyof typeof walletRoutes>
