import type { OperationId } from '@chonoi/contract'
import type { Handlers } from '../http/handlers.ts'
import { adminWalletRoutes } from './wallet/admin-wallet.routes.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { shopHandoverRoutes } from './shop-handovers/shop-handovers.routes.ts'
import { listViewRoutes } from './list-views/list-views.routes.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { transactionLogRoutes } from './transaction-logs/transaction-logs.routes.ts'
import { addressRoutes } from './addresses/addresses.routes.ts'
import { adminDepositRoutes } from './deposits/admin-deposits.routes.ts'
import { adminWithdrawalRoutes } from './withdrawals/admin-withdrawals.routes.ts'
import { auditLogRoutes } from './audit-logs/audit-logs.routes.ts'
import { bankAccountRoutes } from './bank-accounts/bank-accounts.routes.ts'
import { automatedWithdrawalRoutes } from './automated-withdrawals/automated-withdrawals.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { campaignRoutes } from './campaigns/campaigns.routes.ts'
import { couponRoutes } from './coupons/coupons.routes.ts'
import { productImportRoutes } from './product-imports/product-imports.routes.ts'
import { dataExportRoutes } from './data-exports/data-exports.routes.ts'
import { carrierRoutes } from './carriers/carriers.routes.ts'
import { remittanceRoutes } from './remittances/remittances.routes.ts'
import { depositRoutes } from './deposits/deposits.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { gatewayRoutes } from './gateways/gateways.routes.ts'
import { platformGatewayRoutes } from './gateways/platform-gateways.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { notificationAnalyticsRoutes } from './notification-analytics/notification-analytics.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { articleRoutes } from './news/articles.routes.ts'
import { mediaRoutes } from './news-media/media.routes.ts'
import { seriesRoutes } from './series/series.routes.ts'
import { bookmarkRoutes } from './bookmarks/bookmarks.routes.ts'
import { articleAnalyticsRoutes } from './article-analytics/article-analytics.routes.ts'
import { authorRoutes } from './news-authors/authors.routes.ts'
import { commentRoutes } from './news-comments/comments.routes.ts'
import { newsCategoryRoutes } from './news-categories/news-categories.routes.ts'
import { adminPaymentRoutes } from './payments/admin-payments.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { placeRoutes } from './places/places.routes.ts'
import { platformRoutes } from './platform/platform.routes.ts'
import { productPartRoutes } from './products/product-parts.routes.ts'
import { productRoutes } from './products/products.routes.ts'
import { digitalDeliveryRoutes } from './digital-deliveries/digital-deliveries.routes.ts'
import { orderNotificationRoutes } from './order-notifications/order-notifications.routes.ts'
import { pushDeviceRoutes } from './push-devices/push-devices.routes.ts'
import { returnRoutes } from './returns/returns.routes.ts'
import { questionRoutes } from './product-questions/questions.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { stockMovementRoutes } from './stock-movements/stock-movements.routes.ts'
import { tenantSettingsRoutes } from './tenant-settings/tenant-settings.routes.ts'
import { tenantRoutes } from './tenants/tenants.routes.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { uploadRoutes } from './uploads/uploads.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import { sellerRoutes } from './seller/seller.routes.ts'
import { sellerVerificationRoutes } from './seller-verifications/seller-verifications.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts'
import { managedTenantRoutes } from './tenants/managed-tenants.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { orderItemRoutes } from './order-items/order-items.routes.ts'
import { complaintRoutes } from './orders/complaints.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'

/** The handlers of all operations. An operation of the contract without a handler doesn't compile. */
export const handlers: Handlers<OperationId> = {
  ...addressRoutes,
  ...adminDepositRoutes,
  ...adminWithdrawalRoutes,
  ...auditLogRoutes,
  ...automatedWithdrawalRoutes,
  ...bankAccountRoutes,
  ...campaignRoutes,
  ...carrierRoutes,
  ...remittanceRoutes,
  ...cartRoutes,
  ...categoryRoutes,
  ...contactRoutes,
  ...couponRoutes,
  ...productImportRoutes,
  ...dataExportRoutes,
  ...depositRoutes,
  ...dashboardRoutes,
  ...gatewayRoutes,
  ...platformGatewayRoutes,
  ...healthRoutes,
  ...articleRoutes,
  ...bookmarkRoutes,
  ...mediaRoutes,
  ...seriesRoutes,
  ...articleAnalyticsRoutes,
  ...authorRoutes,
  ...commentRoutes,
  ...newsCategoryRoutes,
  ...listViewRoutes,
  ...liveRoutes,
  ...notificationAnalyticsRoutes,
  ...notificationRoutes,
  ...digitalDeliveryRoutes,
  ...orderNotificationRoutes,
  ...pushDeviceRoutes,
  ...adminPaymentRoutes,
  ...paymentRoutes,
  ...placeRoutes,
  ...platformRoutes,
  ...productPartRoutes,
  ...productRoutes,
  ...returnRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...stockMovementRoutes,
  ...tenantRoutes,
  ...managedTenantRoutes,
  ...tenantSettingsRoutes,
  ...twoFactorRoutes,
  ...uploadRoutes,
  ...walletRoutes,
  ...adminWalletRoutes,
  ...transactionLogRoutes,
  ...ledgerRoutes,
  ...invitationRoutes,
  ...shopHandoverRoutes,
  ...invoiceRoutes,
  ...sellerRoutes,
  ...sellerVerificationRoutes,
  ...shopRoutes,
  ...personalDataRoutes,
  ...sessionRoutes,
  ...wishlistRoutes,
  ...withdrawalRoutes,
  ...authRoutes,
  ...userRoutes,
  ...orderItemRoutes,
  ...orderRoutes,
  ...complaintRoutes,
}
