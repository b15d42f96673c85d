import type { Calls } from '../../../test/calls/call.ts'
import type { adminWalletRoutes } from './admin-wallet.routes.ts'

export const adminWalletCalls = {
  adjustWallet: {
    body: ({ buyer }) => ({ userId: buyer, amountInCents: 10_000, type: 'WALLET_BONUS', reason: 'Quà khai trương' }),
    names: { 'body.userId': { others: 'yes' } },
    fixed: ['userId', 'type', 'amountInCents'],
  },
  listWalletAdjustments: {
    watched: [
      { name: 'adjustments of wallets', index: 'wallet_adjustments_created', isInOrder: true, countsAll: true },
      {
        name: 'adjustments that wait',
        query: { status: 'PENDING' },
        index: 'wallet_adjustments_status',
        isInOrder: true,
      },
    ],
  },
  approveWalletAdjustment: { path: ({ adjustment }) => ({ id: adjustment }), row: 'decided' },
  refuseWalletAdjustment: {
    path: ({ spareAdjustment }) => ({ id: spareAdjustment }),
    body: { note: 'Sai người nhận' },
    row: 'decided',
  },
  listAdminWalletTransactions: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { others: 'yes' } },
    watched: [
      {
        name: 'the movements of all wallets',
        query: {},
        index: 'ledger_entries_pkey',
        isInOrder: true,
        countsAll: true,
      },
    ],
  },
  exportAdminWalletTransactions: {
    names: { 'query.userId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getAdminWalletBalance: {
    path: ({ user }) => ({ userId: user }),
    row: 'anybody',
    watched: [{ name: "a user's balance", index: 'ledger_accounts_kind_user_id_tenant_id_gateway_key' }],
  },
} satisfies Calls<keyof typeof adminWalletRoutes>
