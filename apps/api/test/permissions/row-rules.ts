import type { BodyOf, OperationId, PathOf, QueryOf } from '@chonoi/contract'
import type { Caller } from './callers.ts'
import type { Rows } from './rows.ts'

/** Operations whose path names a row. */
export type RowOperation = {
  [Id in OperationId]: [PathOf<Id>] extends [never] ? never : Id
}[OperationId]

/** What becomes of a row: what was asked for is done, or how the caller is refused. */
export type Answer = 'yes' | 403 | 404 | 409 | 422

export type Answers = Partial<Record<Caller, Answer>> & { others: Answer }
interface Reach {
  /** For callers whom the gate lets in, on a row of their own (their person's or their shop's). */
  own: Answers
  /** For the people of a shop, on a row of somebody else who works there. */
  shop: Answers
  /** On a row of a stranger, in a hidden shop where the caller is nobody. */
  foreign: Answers
}

/** What a call says that succeeds on these rows. */
export interface Call<Id extends OperationId> {
  query?: (rows: Rows) => QueryOf<Id>
  body?: BodyOf<Id> | ((rows: Rows) => BodyOf<Id>)
  /** A secret that is shown in place of the access token. */
  bearer?: (rows: Rows) => string
  /** What is answered when one of its fields (rowFieldsOf) names a stranger's row, and all else is the caller's own. */
  names?: Readonly<Record<string, Answers>>
}

export interface RowRule<Id extends OperationId> extends Reach, Call<Id> {
  path: (rows: Rows) => PathOf<Id>
}

/** Belongs to a person and is nobody else's business, not even an administrator's. */
const personal: Reach = { own: { others: 'yes' }, shop: { others: 404 }, foreign: { others: 404 } }
/** Belongs to a person; the platform's administrators look after it too. */
const cared: Reach = {
  own: { others: 'yes' },
  shop: { others: 404 },
  foreign: { platformAdmin: 'yes', superAdmin: 'yes', others: 404 },
}
/** Belongs to a shop, whoever of it made it; the platform's administrators look after it too. */
const run: Reach = { ...cared, shop: { others: 'yes' } }
/** Seen by the platform, but only its writer changes it. */
const written: Reach = { ...cared, foreign: { platformAdmin: 403, superAdmin: 403, others: 404 } }
/**
 * The documents' resource rule (ROLE-25..29): a seller passes on what is their own, an administrator within their own
 * tenant only, SUPER_ADMIN everywhere.
 */
const edited: Reach = {
  own: { platformAdmin: 403, others: 'yes' },
  shop: { seller: 403, others: 'yes' },
  foreign: { platformAdmin: 403, superAdmin: 'yes', others: 404 },
}
/** Everybody whom the gate lets in. */
const anybody: Reach = { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 'yes' } }
/** Everybody, as long as its shop is on the public site. */
const listed: Reach = { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 404 } }
/** Nobody decides on what is their own. */
const decided: Reach = { own: { others: 403 }, shop: { others: 'yes' }, foreign: { others: 'yes' } }

/** The smallest picture there is. */
export const pixel = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'diem-anh.png',
  { type: 'image/png' },
)

/** Whose row each operation works on. A new operation with a row in its path does not compile until it stands here. */
export const rowRules: { readonly [Id in RowOperation]: RowRule<Id> } = {
  getUser: { path: ({ user }) => ({ id: user }), ...cared, shop: { seller: 404, others: 'yes' } },
  updateUser: {
    path: ({ user }) => ({ id: user }),
    body: { firstName: 'Bình' },
    ...cared,
    // A name belongs to its person, not to a shop that they work in.
    shop: { seller: 404, others: 403 },
  },
  updateAddress: { path: ({ address }) => ({ id: address }), body: { city: 'Huế' }, ...personal },
  deleteAddress: { path: ({ address }) => ({ id: address }), ...personal },
  setDefaultAddress: { path: ({ address }) => ({ id: address }), ...personal },
  listWards: { path: () => ({ code: '01' }), ...anybody },
  getCategory: { path: ({ category }) => ({ id: category }), ...anybody },
  updateCategory: { path: ({ category }) => ({ id: category }), body: { name: 'Gốm' }, ...anybody },
  deleteCategory: { path: ({ spareCategory }) => ({ id: spareCategory }), ...anybody },
  getProduct: { path: ({ product }) => ({ id: product.id }), ...run },
  updateProduct: { path: ({ product }) => ({ id: product.id }), body: { tags: ['men lam'] }, ...edited },
  deleteProduct: { path: ({ product }) => ({ id: product.id }), ...edited },
  getManagedProduct: { path: ({ product }) => ({ id: product.id }), ...run },
  approveProduct: { path: ({ submitted }) => ({ id: submitted }), body: { approved: true }, ...decided },
  updateProductStock: {
    path: ({ product }) => ({ id: product.id }),
    body: ({ product }) => ({ stockChange: 1, variantId: product.variantId }),
    names: { 'body.variantId': { platformAdmin: 403, others: 404 } },
    ...edited,
  },
  createProductVariant: {
    path: ({ product }) => ({ productId: product.id }),
    body: { name: 'Cỡ lớn', priceInCents: 5_000_000 },
    ...edited,
  },
  updateProductVariant: {
    path: ({ product, spareVariant }) => ({ productId: product.id, variantId: spareVariant }),
    body: { priceInCents: 6_000_000 },
    ...edited,
  },
  deleteProductVariant: {
    path: ({ product, spareVariant }) => ({ productId: product.id, variantId: spareVariant }),
    ...edited,
  },
  listProductImages: { path: ({ product }) => ({ productId: product.id }), ...listed },
  addProductImage: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ upload }) => ({ url: upload }),
    names: { 'body.url': { platformAdmin: 403, others: 422 } },
    ...edited,
  },
  reorderProductImages: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ image }) => ({ imageIds: [image] }),
    names: { 'body.imageIds.[]': { platformAdmin: 403, others: 422 } },
    ...edited,
  },
  getProductImage: { path: ({ product, image }) => ({ productId: product.id, imageId: image }), ...listed },
  updateProductImage: {
    path: ({ product, image }) => ({ productId: product.id, imageId: image }),
    body: { altText: 'Men lam' },
    ...edited,
  },
  deleteProductImage: { path: ({ product, image }) => ({ productId: product.id, imageId: image }), ...edited },
  getProductReviewStats: { path: ({ product }) => ({ id: product.id }), ...listed },
  getMyProductReview: { path: ({ reviewed }) => ({ id: reviewed }), ...anybody },
  getReview: { path: ({ review }) => ({ id: review }), ...cared },
  updateReview: { path: ({ review }) => ({ id: review }), body: { rating: 4 }, ...written },
  deleteReview: { path: ({ review }) => ({ id: review }), ...cared },
  moderateReview: { path: ({ review }) => ({ id: review }), body: { status: 'APPROVED' }, ...cared },
  updateCartItem: { path: ({ cartItem }) => ({ itemId: cartItem }), body: { quantity: 2 }, ...personal },
  removeCartItem: { path: ({ cartItem }) => ({ itemId: cartItem }), ...personal },
  getOrderGroup: { path: ({ bought }) => ({ id: bought.groupId }), ...cared },
  getManagedOrder: { path: ({ sold }) => ({ id: sold.id }), ...run },
  getOrder: { path: ({ bought }) => ({ id: bought.id }), ...cared },
  cancelOrder: { path: ({ bought }) => ({ id: bought.id }), body: { reason: 'Đổi ý rồi' }, ...personal },
  reorderOrder: { path: ({ bought }) => ({ id: bought.id }), ...personal },
  updateOrderStatus: { path: ({ sold }) => ({ id: sold.id }), body: { status: 'CONFIRMED' }, ...run },
  listOrderItemsByOrder: { path: ({ bought }) => ({ orderId: bought.id }), ...cared },
  getOrderItem: { path: ({ bought }) => ({ id: bought.lineId }), ...cared },
  updateOrderItem: { path: ({ unpaid }) => ({ id: unpaid.lineId }), body: { quantity: 1 }, ...run },
  deleteOrderItem: { path: ({ unpaid }) => ({ id: unpaid.lineId }), ...run },
  getDeposit: { path: ({ deposit }) => ({ id: deposit }), ...cared },
  updateDeposit: {
    path: ({ deposit }) => ({ id: deposit }),
    body: ({ proof }) => ({ notes: 'Đã chuyển', proofUrl: proof }),
    names: { 'body.proofUrl': { others: 422 } },
    ...written,
  },
  deleteDeposit: { path: ({ deposit }) => ({ id: deposit }), ...written },
  processDeposit: { path: ({ deposit }) => ({ id: deposit }), body: { status: 'FAILED' }, ...decided },
  getDepositProof: { path: ({ deposit }) => ({ id: deposit }), ...cared },
  processAdminDeposit: { path: ({ deposit }) => ({ id: deposit }), body: { status: 'FAILED' }, ...decided },
  approveDeposit: { path: ({ deposit }) => ({ id: deposit }), body: {}, ...decided },
  getPublicTenantBySlug: { path: ({ shopSlug }) => ({ slug: shopSlug }), ...listed },
  getPublicTenantBranding: { path: ({ shopSlug }) => ({ slug: shopSlug }), ...listed },
  getPublicTenant: { path: ({ shop }) => ({ id: shop }), ...listed },
  markNotificationRead: { path: ({ notification }) => ({ id: notification }), ...personal },
}
