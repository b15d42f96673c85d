import {
  depositSortColumns,
  depositStatuses,
  invitationStatuses,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  returnStatuses,
  wishlistPriorities,
  withdrawalSortColumns,
  withdrawalSources,
  withdrawalStatuses,
} from '@chonoi/domain'
import { newestFirst, type ParametersOf } from './parameters-of.ts'

/** Lists of a person's own things. */
export const accountLists = {
  listDeposits: {
    filters: { status: depositStatuses, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: depositSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listInvitations: { filters: { status: invitationStatuses }, sorts: [], sort: newestFirst, limit: 20 },
  listMyWithdrawals: {
    filters: { status: withdrawalStatuses, source: withdrawalSources },
    sorts: withdrawalSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listMyPayments: {
    filters: { status: paymentStatuses, method: paymentMethods, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listMyReturns: { filters: { status: returnStatuses }, sorts: [], sort: newestFirst, limit: 20 },
  listMyOrders: {
    filters: { status: ['AWAITING_PAYMENT', ...orderStatuses], startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt', 'totalInCents', 'status'],
    sort: newestFirst,
    limit: 20,
  },
  listNotifications: { filters: { unreadOnly: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
  listMyBookmarks: { filters: { tags: 'texts' }, sorts: ['createdAt', 'title'], sort: newestFirst, limit: 20 },
  listWishlist: {
    filters: { priority: wishlistPriorities },
    sorts: ['createdAt', 'priority'],
    sort: newestFirst,
    limit: 20,
  },
  listWalletTransactions: {
    filters: {
      // The types that occur in a customer's wallet today; the others come with the payment gateways.
      type: [
        'ORDER_PAYMENT',
        'WALLET_DEPOSIT',
        'MANUAL_DEPOSIT',
        'BANK_TRANSFER',
        'WALLET_REFUND',
        'WALLET_WITHDRAWAL',
        'WALLET_ADJUSTMENT',
        'WALLET_BONUS',
        'WALLET_PENALTY',
      ],
      status: ['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'],
      startDate: 'firstDay',
      endDate: 'lastDay',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
} as const satisfies ParametersOf
