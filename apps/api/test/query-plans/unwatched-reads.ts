import type { OperationId } from '@chonoi/contract'

const aRow = 'one row by its key, and what belongs to it'
const aFew = 'what one person or product has few of'
const ofTheCode = 'no row of a market'
const ofAll = 'sums over everything, for administrators now and then: it grows with the market'

/** Why a read isn't among the hot calls. A read that the contract gains is one or the other. */
export const unwatchedReads: Partial<Record<OperationId, string>> = {
  getHealth: ofTheCode,
  getPublicPlatformSettings: ofTheCode,
  listProvinces: ofTheCode,
  listWards: ofTheCode,
  getDepositInstructions: ofTheCode,
  getProfile: aRow,
  getCurrentUser: aRow,
  getUser: aRow,
  getMembershipSummary: aFew,
  listAddresses: aFew,
  getNotificationPreferences: aFew,
  listCategories: 'all categories, which are few however much is sold',
  getCategory: aRow,
  getManagedProduct: aRow,
  getProductImage: aRow,
  getReview: aRow,
  getOrderItem: aRow,
  getDeposit: aRow,
  getDepositProof: aRow,
  getPublicTenant: aRow,
  getPublicTenantBranding: aRow,
  getShopBalance: aRow,
  getReviewAnalytics: ofAll,
  getAdminDepositStats: ofAll,
  exportAdminDeposits: 'writes all that it lists into a file, for administrators now and then',
  getPublicTenantStats: ofAll,
  getDashboardStats: ofAll,
  exportDashboardReport: ofAll,
}
