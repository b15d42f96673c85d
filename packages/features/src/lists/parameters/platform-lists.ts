import {
  campaignStatuses,
  depositSortColumns,
  depositStatuses,
  gatewayNames,
  paymentMethods,
  paymentStatuses,
  pushDeviceTypes,
  returnStatuses,
  roles,
  sellerKinds,
  sellerVerificationStatuses,
  tenantApprovalStatuses,
  withdrawalSortColumns,
  withdrawalStatuses,
} from '@chonoi/domain'
import { newestFirst, type ParametersOf } from './parameters-of.ts'

/** TXN-03 */
const transactionTypes = [
  'ORDER_PAYMENT',
  'WALLET_DEPOSIT',
  'WALLET_WITHDRAWAL',
  'WALLET_REFUND',
  'WALLET_ADJUSTMENT',
  'WALLET_BONUS',
  'WALLET_PENALTY',
  'PAYMENT_GATEWAY',
  'STRIPE_PAYMENT',
  'PAYPAL_PAYMENT',
  'MANUAL_DEPOSIT',
  'BANK_TRANSFER',
] as const

/** Lists of the platform's administrators. */
export const platformLists = {
  listGatewayConfigs: {
    filters: { gatewayName: { anyOf: gatewayNames }, isEnabled: 'flag', isTestMode: 'flag' },
    sorts: ['priority', 'createdAt', 'displayName'],
    sort: { by: 'priority', order: 'asc' },
    limit: 20,
  },
  listAuditLogs: {
    filters: {
      action: 'text',
      entityType: 'text',
      severity: ['INFO', 'WARNING', 'ERROR', 'CRITICAL'],
      status: ['SUCCESS', 'FAILED', 'PENDING'],
      startDate: 'moment',
      endDate: 'moment',
    },
    sorts: ['createdAt', 'action'],
    sort: newestFirst,
    limit: 20,
  },
  listAdminDeposits: {
    filters: { status: depositStatuses, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: depositSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listAdminWalletTransactions: {
    filters: { type: transactionTypes, userId: 'text', startDate: 'firstDay', endDate: 'lastDay' },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listAllTransactionLogs: {
    filters: {
      type: transactionTypes,
      paymentMethod: paymentMethods,
      startDate: 'firstDay',
      endDate: 'lastDay',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listLedgerAccounts: {
    filters: {
      accountKind: [
        'USER_WALLET',
        'WITHDRAWAL_HOLD',
        'SELLER_PAYABLE',
        'ORDER_CLEARING',
        'GATEWAY_CLEARING',
        'COD_CLEARING',
        'PLATFORM_COMMISSION',
        'PROMOTIONS',
      ],
      owesFees: 'flag',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listAdminWithdrawals: {
    filters: { status: withdrawalStatuses },
    sorts: withdrawalSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listAdminPayments: {
    filters: { status: paymentStatuses, method: paymentMethods, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt', 'amountInCents', 'status'],
    sort: newestFirst,
    limit: 20,
  },
  listAllReturns: { filters: { status: returnStatuses, isOverdue: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
  listOrderComplaints: {
    filters: { status: ['OPEN', 'WITHDRAWN', 'RELEASED', 'REFUNDED'] },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listPaymentMismatches: {
    filters: {
      kind: [
        'WRONG_AMOUNT',
        'WRONG_ACCOUNT',
        'UNKNOWN_REFERENCE',
        'NOT_PAID_AT_GATEWAY',
        'REFUND_REFUSED',
        'REFUND_UNKNOWN',
        'REFUND_TWICE',
      ],
      isResolved: 'flag',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listAdminPushDevices: {
    filters: { deviceType: pushDeviceTypes, isActive: 'flag', userId: 'text' },
    sorts: [],
    sort: { by: 'lastSeenAt', order: 'desc' },
    limit: 20,
  },
  listTenants: {
    filters: { approvalStatus: tenantApprovalStatuses, isActive: 'flag', isPublic: 'flag' },
    sorts: ['createdAt', 'name', 'approvalStatus'],
    sort: newestFirst,
    limit: 20,
  },
  listSellerVerifications: {
    filters: { status: sellerVerificationStatuses, sellerKind: sellerKinds },
    sorts: ['createdAt', 'decidedAt'],
    sort: newestFirst,
    limit: 20,
  },
  listUsers: {
    filters: { role: roles, isActive: 'flag', isVerified: 'flag' },
    sorts: ['createdAt', 'email', 'firstName', 'role'],
    sort: newestFirst,
    limit: 20,
  },
  listCampaigns: {
    filters: { status: campaignStatuses },
    sorts: ['createdAt', 'name', 'scheduledAt', 'sentAt'],
    sort: newestFirst,
    limit: 20,
  },
  listCategories: { filters: {}, sorts: [], sort: { by: 'sortOrder', order: 'asc' }, limit: 100 },
} as const satisfies ParametersOf
