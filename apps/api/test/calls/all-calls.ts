import { addressCalls } from '../../src/modules/addresses/addresses.calls.ts'
import { auditLogCalls } from '../../src/modules/audit-logs/audit-logs.calls.ts'
import { authCalls } from '../../src/modules/auth/auth.calls.ts'
import { automatedWithdrawalCalls } from '../../src/modules/automated-withdrawals/automated-withdrawals.calls.ts'
import { listViewCalls } from '../../src/modules/list-views/list-views.calls.ts'
import { bankAccountCalls } from '../../src/modules/bank-accounts/bank-accounts.calls.ts'
import { cartCalls } from '../../src/modules/cart/cart.calls.ts'
import { categoryCalls } from '../../src/modules/categories/categories.calls.ts'
import { contactCalls } from '../../src/modules/contact/contact.calls.ts'
import { campaignCalls } from '../../src/modules/campaigns/campaigns.calls.ts'
import { couponCalls } from '../../src/modules/coupons/coupons.calls.ts'
import { dashboardCalls } from '../../src/modules/dashboard/dashboard.calls.ts'
import { adminDepositCalls } from '../../src/modules/deposits/admin-deposits.calls.ts'
import { productImportCalls } from '../../src/modules/product-imports/product-imports.calls.ts'
import { dataExportCalls } from '../../src/modules/data-exports/data-exports.calls.ts'
import { carrierCalls } from '../../src/modules/carriers/carriers.calls.ts'
import { remittanceCalls } from '../../src/modules/remittances/remittances.calls.ts'
import { depositCalls } from '../../src/modules/deposits/deposits.calls.ts'
import { shopHandoverCalls } from '../../src/modules/shop-handovers/shop-handovers.calls.ts'
import { invitationCalls } from '../../src/modules/invitations/invitations.calls.ts'
import { invoiceCalls } from '../../src/modules/invoices/invoices.calls.ts'
import { ledgerCalls } from '../../src/modules/ledger/ledger.calls.ts'
import { transactionLogCalls } from '../../src/modules/transaction-logs/transaction-logs.calls.ts'
import { adminWalletCalls } from '../../src/modules/wallet/admin-wallet.calls.ts'
import { gatewayCalls } from '../../src/modules/gateways/gateways.calls.ts'
import { platformGatewayCalls } from '../../src/modules/gateways/platform-gateways.calls.ts'
import { healthCalls } from '../../src/modules/health/health.calls.ts'
import { mediaCalls } from '../../src/modules/news-media/media.calls.ts'
import { articleCalls } from '../../src/modules/news/articles.calls.ts'
import { seriesCalls } from '../../src/modules/series/series.calls.ts'
import { bookmarkCalls } from '../../src/modules/bookmarks/bookmarks.calls.ts'
import { articleAnalyticsCalls } from '../../src/modules/article-analytics/article-analytics.calls.ts'
import { authorCalls } from '../../src/modules/news-authors/authors.calls.ts'
import { commentCalls } from '../../src/modules/news-comments/comments.calls.ts'
import { newsCategoryCalls } from '../../src/modules/news-categories/news-categories.calls.ts'
import { liveCalls } from '../../src/modules/live/live.calls.ts'
import { notificationAnalyticsCalls } from '../../src/modules/notification-analytics/notification-analytics.calls.ts'
import { notificationCalls } from '../../src/modules/notifications/notifications.calls.ts'
import { orderItemCalls } from '../../src/modules/order-items/order-items.calls.ts'
import { complaintCalls } from '../../src/modules/orders/complaints.calls.ts'
import { returnCalls } from '../../src/modules/returns/returns.calls.ts'
import { orderCalls } from '../../src/modules/orders/orders.calls.ts'
import { adminPaymentCalls } from '../../src/modules/payments/admin-payments.calls.ts'
import { paymentCalls } from '../../src/modules/payments/payments.calls.ts'
import { placeCalls } from '../../src/modules/places/places.calls.ts'
import { platformCalls } from '../../src/modules/platform/platform.calls.ts'
import { productPartCalls } from '../../src/modules/products/product-parts.calls.ts'
import { productCalls } from '../../src/modules/products/products.calls.ts'
import { digitalDeliveryCalls } from '../../src/modules/digital-deliveries/digital-deliveries.calls.ts'
import { orderNotificationCalls } from '../../src/modules/order-notifications/order-notifications.calls.ts'
import { pushDeviceCalls } from '../../src/modules/push-devices/push-devices.calls.ts'
import { questionCalls } from '../../src/modules/product-questions/questions.calls.ts'
import { reviewCalls } from '../../src/modules/reviews/reviews.calls.ts'
import { searchCalls } from '../../src/modules/search/search.calls.ts'
import { stockMovementCalls } from '../../src/modules/stock-movements/stock-movements.calls.ts'
import { tenantSettingsCalls } from '../../src/modules/tenant-settings/tenant-settings.calls.ts'
import { tenantCalls } from '../../src/modules/tenants/tenants.calls.ts'
import { managedTenantCalls } from '../../src/modules/tenants/managed-tenants.calls.ts'
import { twoFactorCalls } from '../../src/modules/two-factor/two-factor.calls.ts'
import { uploadCalls } from '../../src/modules/uploads/uploads.calls.ts'
import { userCalls } from '../../src/modules/users/users.calls.ts'
import { walletCalls } from '../../src/modules/wallet/wallet.calls.ts'
import { shopCalls } from '../../src/modules/shop/shop.calls.ts'
import { sellerCalls } from '../../src/modules/seller/seller.calls.ts'
import { sellerVerificationCalls } from '../../src/modules/seller-verifications/seller-verifications.calls.ts'
import { personalDataCalls } from '../../src/modules/personal-data/personal-data.calls.ts'
import { sessionCalls } from '../../src/modules/sessions/sessions.calls.ts'
import { wishlistCalls } from '../../src/modules/wishlist/wishlist.calls.ts'
import { adminWithdrawalCalls } from '../../src/modules/withdrawals/admin-withdrawals.calls.ts'
import { withdrawalCalls } from '../../src/modules/withdrawals/withdrawals.calls.ts'
import type { OperationId } from '@chonoi/contract'
import type { Operation } from '../../src/http/contract-document.ts'
import type { Rows } from '../permissions/rows.ts'
import type { Calls, WatchedCall } from './call.ts'
import { type Answers, type Reach, reaches } from './reach.ts'

/** The calls of all areas. A missing area doesn't compile. */
const allCalls: Calls<OperationId> = {
  ...addressCalls,
  ...auditLogCalls,
  ...authCalls,
  ...automatedWithdrawalCalls,
  ...bankAccountCalls,
  ...listViewCalls,
  ...carrierCalls,
  ...remittanceCalls,
  ...cartCalls,
  ...categoryCalls,
  ...contactCalls,
  ...campaignCalls,
  ...couponCalls,
  ...dashboardCalls,
  ...adminDepositCalls,
  ...productImportCalls,
  ...dataExportCalls,
  ...depositCalls,
  ...gatewayCalls,
  ...platformGatewayCalls,
  ...healthCalls,
  ...mediaCalls,
  ...articleCalls,
  ...bookmarkCalls,
  ...seriesCalls,
  ...articleAnalyticsCalls,
  ...authorCalls,
  ...commentCalls,
  ...newsCategoryCalls,
  ...liveCalls,
  ...notificationAnalyticsCalls,
  ...notificationCalls,
  ...digitalDeliveryCalls,
  ...orderNotificationCalls,
  ...pushDeviceCalls,
  ...orderItemCalls,
  ...orderCalls,
  ...complaintCalls,
  ...returnCalls,
  ...adminPaymentCalls,
  ...paymentCalls,
  ...placeCalls,
  ...platformCalls,
  ...productPartCalls,
  ...productCalls,
  ...questionCalls,
  ...reviewCalls,
  ...searchCalls,
  ...stockMovementCalls,
  ...tenantCalls,
  ...managedTenantCalls,
  ...tenantSettingsCalls,
  ...twoFactorCalls,
  ...uploadCalls,
  ...userCalls,
  ...walletCalls,
  ...adminWalletCalls,
  ...transactionLogCalls,
  ...ledgerCalls,
  ...invitationCalls,
  ...shopHandoverCalls,
  ...invoiceCalls,
  ...adminWithdrawalCalls,
  ...sellerCalls,
  ...sellerVerificationCalls,
  ...shopCalls,
  ...personalDataCalls,
  ...sessionCalls,
  ...wishlistCalls,
  ...withdrawalCalls,
}

/** A call of an operation that is known only at run time. */
export interface AnyCall {
  path?: (rows: Rows) => Readonly<Record<string, string>>
  query?: (rows: Rows) => Readonly<Record<string, unknown>>
  body?: unknown
  bearer?: (rows: Rows) => string
  row?: keyof typeof reaches | Reach
  own?: Answers
  names?: Readonly<Record<string, Answers>>
  fixed?: readonly string[] | Readonly<Record<string, unknown>>
  reachesNobody?: string | Readonly<Record<string, string>>
  publicFigures?: Readonly<Record<string, string>>
  watched?: true | readonly WatchedCall<OperationId>[]
  unwatched?: string
}

export const callOf = ({ id }: Pick<Operation, 'id'>): AnyCall => allCalls[id] as AnyCall

/** Returns who reaches the row named by the path, undefined when it names none. */
export function reachOf(operation: Operation): Reach | undefined {
  const { row } = callOf(operation)
  return typeof row === 'string' ? reaches[row] : row
}

/** Returns the body of a call that names these rows. */
export function bodyFor(operation: Operation, rows: Rows): unknown {
  const { body } = callOf(operation)
  return typeof body === 'function' ? (body as (rows: Rows) => unknown)(rows) : body
}
