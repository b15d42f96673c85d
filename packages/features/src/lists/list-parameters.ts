import type { OperationId, QueryOf } from '@chonoi/contract'
import {
  articleStatuses,
  commentStatuses,
  campaignStatuses,
  dataExportFormats,
  dataExportStatuses,
  depositSortColumns,
  depositStatuses,
  digitalDeliveryStatuses,
  gatewayNames,
  invitationStatuses,
  invoiceStatuses,
  membershipStatuses,
  orderNotificationChannels,
  orderNotificationStatuses,
  orderPaymentStatuses,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  pushDeviceTypes,
  returnStatuses,
  productStatuses,
  roles,
  sellerKinds,
  sellerVerificationStatuses,
  stockMovementTypes,
  tenantApprovalStatuses,
  withdrawalSortColumns,
  withdrawalSources,
  withdrawalStatuses,
  wishlistPriorities,
} from '@chonoi/domain'

type Common = 'page' | 'limit' | 'search' | 'sortBy' | 'sortOrder'

/** The type of a filter in the URL and the query: one or several of its values, text, a boolean, a number, a day, a moment. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'integer'
    : [Value] extends [readonly (infer Item)[]]
      ? string extends Item
        ? 'texts'
        : { readonly anyOf: readonly Item[] }
      : string extends Value
        ? 'text' | 'firstDay' | 'lastDay' | 'moment'
        : readonly Value[]

/** A filter's kind, whatever its values. */
export type FilterKind = string | readonly string[] | { readonly anyOf: readonly string[] }

interface Parameters<Query> {
  filters: { readonly [Name in Exclude<keyof Query, Common>]?: KindOf<NonNullable<Query[Name]>> }
  sorts: readonly (Query extends { sortBy?: infer Column } ? NonNullable<Column> : never)[]
  /** The default sort order of a list. */
  sort: { by: string; order: 'asc' | 'desc' }
  limit: number
}

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

const orderNotificationTypes = [
  'ORDER_PLACED',
  'ORDER_PLACED_UNPAID',
  'ORDER_PAID',
  'ORDER_REFUND_TO_WALLET',
  'ORDER_REFUND_TO_SOURCE',
  'ORDER_EXPIRED',
  'ORDER_CONFIRMED',
  'ORDER_PROCESSING',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_COMPLAINT_RELEASED',
  'ORDER_COMPLAINT_REFUNDED',
  'ORDER_DOWNLOAD_READY',
  'ORDER_MESSAGE',
  'ORDER_DELAYED',
] as const

const newestFirst = { by: 'createdAt', order: 'desc' } as const

/**
 * The parameters of the list operations: filters, sort columns and defaults. Written by hand and checked against the
 * contract's types by the compiler. Obsolete once @chonoi/contract exports them as constants.
 */
export const listParameters = {
  listCoupons: {
    filters: { isActive: 'flag', isExpired: 'flag' },
    sorts: ['createdAt', 'code', 'validUntil', 'usageCount'],
    sort: newestFirst,
    limit: 10,
  },
  listCouponRedemptions: { filters: {}, sorts: [], sort: newestFirst, limit: 10 },
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
  listDeposits: {
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
  listInvoices: {
    filters: { status: invoiceStatuses, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt', 'totalInCents'],
    sort: newestFirst,
    limit: 20,
  },
  listDataExports: {
    filters: {
      status: dataExportStatuses,
      format: dataExportFormats,
      startDate: 'firstDay',
      endDate: 'lastDay',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listInvitations: { filters: { status: invitationStatuses }, sorts: [], sort: newestFirst, limit: 20 },
  listTenantMembers: {
    filters: { role: roles, status: membershipStatuses },
    sorts: [],
    sort: { by: 'joinedAt', order: 'asc' },
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
  listWithdrawals: {
    filters: { status: withdrawalStatuses, source: withdrawalSources },
    sorts: withdrawalSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listMyWithdrawals: {
    filters: { status: withdrawalStatuses, source: withdrawalSources },
    sorts: withdrawalSortColumns,
    sort: newestFirst,
    limit: 20,
  },
  listManagedOrders: {
    filters: {
      status: orderStatuses,
      paymentStatus: orderPaymentStatuses,
      startDate: 'firstDay',
      endDate: 'lastDay',
    },
    sorts: ['createdAt', 'totalInCents', 'status'],
    sort: newestFirst,
    limit: 20,
  },
  listDigitalDeliveries: {
    filters: { status: digitalDeliveryStatuses, orderId: 'text' },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listOrderNotifications: {
    filters: {
      orderId: 'text',
      status: orderNotificationStatuses,
      channel: orderNotificationChannels,
      type: orderNotificationTypes,
    },
    sorts: ['createdAt'],
    sort: newestFirst,
    limit: 20,
  },
  listStockMovements: {
    filters: { productId: 'text', type: stockMovementTypes, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt'],
    sort: newestFirst,
    limit: 20,
  },
  listManagedProducts: {
    filters: { status: productStatuses, categoryId: 'text', inStock: 'flag' },
    sorts: ['name', 'price', 'createdAt', 'rating', 'sold', 'stock'],
    sort: newestFirst,
    limit: 20,
  },
  listMyPayments: {
    filters: { status: paymentStatuses, method: paymentMethods, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listAdminPayments: {
    filters: { status: paymentStatuses, method: paymentMethods, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt', 'amountInCents', 'status'],
    sort: newestFirst,
    limit: 20,
  },
  listMyReturns: { filters: { status: returnStatuses }, sorts: [], sort: newestFirst, limit: 20 },
  listShopReturns: { filters: { status: returnStatuses }, sorts: [], sort: newestFirst, limit: 20 },
  listAllReturns: { filters: { status: returnStatuses, isOverdue: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
  listOrderComplaints: {
    filters: { status: ['OPEN', 'WITHDRAWN', 'RELEASED', 'REFUNDED'] },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listPaymentMismatches: {
    filters: {
      kind: ['WRONG_AMOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY', 'REFUND_REFUSED'],
      isResolved: 'flag',
    },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
  listMyOrders: {
    filters: { status: orderStatuses, startDate: 'firstDay', endDate: 'lastDay' },
    sorts: ['createdAt', 'totalInCents', 'status'],
    sort: newestFirst,
    limit: 20,
  },
  listNotifications: { filters: { unreadOnly: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
  listArticles: {
    filters: { status: articleStatuses, categoryId: 'text', publishedAfter: 'firstDay', publishedBefore: 'lastDay' },
    sorts: ['createdAt', 'title', 'publishedAt'],
    sort: newestFirst,
    limit: 20,
  },
  listAuthors: {
    filters: { isActive: 'flag', isVerified: 'flag', expertise: 'text' },
    sorts: [],
    sort: { by: 'displayName', order: 'asc' },
    limit: 20,
  },
  listAdminPushDevices: {
    filters: { deviceType: pushDeviceTypes, isActive: 'flag', userId: 'text' },
    sorts: [],
    sort: { by: 'lastSeenAt', order: 'desc' },
    limit: 20,
  },
  listAdminComments: {
    filters: { status: commentStatuses, articleId: 'text' },
    sorts: ['createdAt', 'updatedAt'],
    sort: newestFirst,
    limit: 20,
  },
  listNewsCategories: {
    filters: { isActive: 'flag' },
    sorts: ['sortOrder', 'name', 'createdAt'],
    sort: { by: 'sortOrder', order: 'asc' },
    limit: 50,
  },
  listPublicArticles: {
    filters: { categoryId: 'text', tag: 'text', author: 'text' },
    sorts: ['publishedAt', 'title'],
    sort: { by: 'publishedAt', order: 'desc' },
    limit: 20,
  },
  listPublicTenants: {
    filters: {},
    sorts: ['name', 'createdAt', 'products', 'rating'],
    sort: { by: 'name', order: 'asc' },
    limit: 24,
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
  listReviews: {
    filters: { status: ['APPROVED', 'REJECTED', 'HIDDEN'], rating: 'integer', productId: 'text', isVerified: 'flag' },
    sorts: ['createdAt', 'rating'],
    sort: newestFirst,
    limit: 20,
  },
  listNewsMedia: { filters: {}, sorts: [], sort: newestFirst, limit: 20 },
  listSeries: { filters: { isActive: 'flag', isCompleted: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
  listMyBookmarks: { filters: { tags: 'texts' }, sorts: ['createdAt', 'title'], sort: newestFirst, limit: 20 },
  listAdminBookmarks: {
    filters: { tags: 'texts', userId: 'text', articleId: 'text' },
    sorts: ['createdAt', 'title'],
    sort: newestFirst,
    limit: 20,
  },
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
  listCampaigns: {
    filters: { status: campaignStatuses },
    sorts: ['createdAt', 'name', 'scheduledAt', 'sentAt'],
    sort: newestFirst,
    limit: 20,
  },
  listManagedQuestions: {
    filters: { isAnswered: 'flag' },
    sorts: [],
    sort: newestFirst,
    limit: 20,
  },
} as const satisfies { [Id in OperationId]?: Parameters<QueryOf<Id>> }

type AllParameters = typeof listParameters

/** An operation with a list screen. */
export type ListOperation = keyof AllParameters

/** The filters of a list; for a union, those of any of its lists. */
export type FilterName<Id extends ListOperation> = Id extends ListOperation
  ? keyof AllParameters[Id]['filters'] & string
  : never

/** The filters of a list with a fixed set of values. */
export type EnumName<Id extends ListOperation> = Id extends ListOperation
  ? { [Name in FilterName<Id>]: EnumValue<Id, Name> extends never ? never : Name }[FilterName<Id>]
  : never

/** The type of such a filter's values. */
export type EnumValue<Id extends ListOperation, Name extends string> = Id extends ListOperation
  ? AllParameters[Id]['filters'] extends { readonly [Each in Name]: infer Kind }
    ? Kind extends readonly (infer Value extends string)[] | { readonly anyOf: readonly (infer Value extends string)[] }
      ? Value
      : never
    : never
  : never

/** The sort columns of a list. */
export type SortColumn<Id extends ListOperation> = AllParameters[Id]['sorts'][number]

/** Returns the values of such a filter, in display order. */
export function enumValues<Id extends ListOperation, Name extends EnumName<Id>>(
  operation: Id,
  name: Name,
): readonly EnumValue<Id, Name>[] {
  const filters: Readonly<Record<string, FilterKind>> = listParameters[operation].filters
  const kind = filters[name]
  return (typeof kind === 'object' && 'anyOf' in kind ? kind.anyOf : kind) as readonly EnumValue<Id, Name>[]
}
