import type { BodyOf, OperationId, PathOf } from '@chonoi/contract'
import { rightPassword } from '../testing/arrange-account.ts'
import { type Answers, type Call, pixel } from './row-rules.ts'

/** Operations that name no row in their path, but say something in a body. */
type BodyOperation = {
  [Id in OperationId]: [PathOf<Id>] extends [never] ? ([BodyOf<Id>] extends [undefined] ? never : Id) : never
}[OperationId]

interface PlainCall<Id extends OperationId> extends Call<Id> {
  /** Who is refused on rows of their own; else it is done for everybody whom the contract lets in. */
  own?: Answers
}

const address = { fullName: 'Nguyễn An', phone: '0901234567', line1: '12 Lê Lợi', city: 'Huế' }
const newPassword = 'sông-nước-miền-tây-58'

/**
 * A call that succeeds for whoever the contract lets in. A new operation with a body does not compile until it stands here,
 * and one whose query names a row fails the tests.
 */
export const plainCalls: { readonly [Id in BodyOperation]: PlainCall<Id> } & {
  readonly [Id in OperationId]?: PlainCall<Id>
} = {
  createAddress: { body: address },
  createCategory: { body: { name: 'Gốm Chu Đậu', slug: 'gom-chu-dau' } },
  listProducts: {
    query: ({ shop, user }) => ({ tenantId: shop, sellerId: user }),
    names: { 'query.tenantId': { others: 'yes' }, 'query.sellerId': { others: 'yes' } },
  },
  createProduct: {
    body: ({ category }) => ({
      ...{ name: 'Bình gốm men ngọc', description: 'Nung hai lửa.', priceInCents: 25_000_000, stock: 7 },
      categoryId: category,
    }),
  },
  listReviews: {
    query: ({ reviewed, user }) => ({ productId: reviewed, userId: user }),
    names: { 'query.productId': { others: 'yes' }, 'query.userId': { others: 'yes' } },
  },
  createReview: {
    body: ({ product }) => ({ productId: product.id, rating: 5, comment: 'Đẹp lắm, đóng gói kỹ.' }),
    names: { 'body.productId': { others: 409 } },
  },
  sendContactMessage: {
    body: { name: 'Út Mười', email: 'ut.muoi@chonoi.test', topic: 'ORDER', message: 'Đơn của tôi đâu rồi?' },
  },
  addCartItem: {
    body: ({ product }) => ({ productId: product.id, variantId: product.variantId, quantity: 1 }),
    names: { 'body.productId': { others: 409 }, 'body.variantId': { others: 409 } },
  },
  createOrder: {
    body: ({ address }) => ({ addressId: address, paymentMethod: 'WALLET', expectedTotalInCents: 10_000_000 }),
    names: { 'body.addressId': { others: 422 } },
  },
  listOrderItems: {
    query: ({ sold, product, shop }) => ({ orderId: sold.id, productId: product.id, tenantId: shop }),
    names: {
      'query.orderId': { others: 'yes' },
      'query.productId': { others: 'yes' },
      'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 },
    },
  },
  createOrderItem: {
    body: ({ unpaid, product }) => ({
      ...{ orderId: unpaid.id, productId: product.id, variantId: product.variantId, quantity: 1 },
    }),
    names: {
      // The platform finds it, but the product isn't of its shop.
      'body.orderId': { platformAdmin: 409, superAdmin: 409, others: 404 },
      'body.productId': { others: 409 },
      'body.variantId': { others: 409 },
    },
  },
  createDeposit: { body: { amountInCents: 50_000_000, paymentMethod: 'VIETQR' } },
  createManualDeposit: {
    body: ({ proof }) => ({
      ...{ amountInCents: 50_000_000, bankName: 'Vietcombank', bankReference: 'CN7K3MPQ2X5' },
      ...{ transferDateTime: '2026-11-21T02:30:00Z', proofUrl: proof },
    }),
    names: { 'body.proofUrl': { others: 422 } },
  },
  login: { body: ({ account: { email } }) => ({ email, password: rightPassword }) },
  register: {
    body: { email: 'khach.moi@chonoi.test', firstName: 'Mười', lastName: 'Út', password: newPassword },
  },
  // The mail to an account is made after the answer, when a rehearsed call is over.
  forgotPassword: { body: { email: 'khong.ai@chonoi.test' } },
  resetPassword: { body: ({ account: { resetToken } }) => ({ token: resetToken, newPassword }) },
  refreshSession: {
    body: ({ account: { refreshToken } }) => ({ refreshToken }),
    bearer: ({ account: { refreshToken } }) => refreshToken,
  },
  updateProfile: { body: { firstName: 'Mười' } },
  changePassword: { body: { currentPassword: rightPassword, newPassword } },
  switchTenant: {
    body: ({ workplace }) => ({ tenantId: workplace }),
    names: { 'body.tenantId': { others: 403 } },
  },
  getProductStats: {
    query: ({ shop }) => ({ tenantId: shop }),
    names: { 'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
  },
  bulkUpdateProducts: {
    body: ({ product }) => ({ productIds: [product.id], updates: { priceInCents: 5_000_000 } }),
    names: { 'body.productIds.[]': { others: 'yes' } },
  },
  applyCartCoupon: { body: ({ couponCode }) => ({ code: couponCode }) },
  mergeCart: {
    body: ({ product }) => ({ items: [{ productId: product.id, variantId: product.variantId, quantity: 1 }] }),
    names: { 'body.items.[].productId': { others: 'yes' }, 'body.items.[].variantId': { others: 'yes' } },
  },
  validateCoupon: {
    body: ({ couponCode, product }) => ({ code: couponCode, productIds: [product.id] }),
    names: { 'body.productIds.[]': { others: 'yes' } },
  },
  getOrderItemStatistics: {
    query: ({ shop }) => ({ tenantId: shop }),
    names: { 'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
  },
  getWalletStats: {
    query: ({ user }) => ({ userId: user }),
    names: { 'query.userId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
  },
  listAdminDeposits: { query: ({ user }) => ({ userId: user }), names: { 'query.userId': { others: 'yes' } } },
  exportAdminDeposits: { query: ({ user }) => ({ userId: user }), names: { 'query.userId': { others: 'yes' } } },
  uploadDepositProof: { body: { file: pixel } },
  getDepositInstructions: { query: () => ({ amountInCents: 50_000_000 }) },
  updateNotificationPreferences: { body: { newsUpdates: true } },
  uploadImage: { body: { file: pixel } },
  reorderImages: {
    body: ({ image }) => ({ imageIds: [image] }),
    own: { platformAdmin: 403, others: 'yes' },
    names: { 'body.imageIds.[]': { platformAdmin: 403, superAdmin: 'yes', others: 404 } },
  },
  bulkMarkNotificationsRead: {
    body: ({ notification }) => ({ notificationIds: [notification] }),
    names: { 'body.notificationIds.[]': { others: 'yes' } },
  },
}
