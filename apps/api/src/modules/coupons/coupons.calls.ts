import type { Calls } from '../../../test/calls/call.ts'
import type { couponRoutes } from './coupons.routes.ts'

/** Fields whose valid values depend on each other. */
const terms = {
  ...{ discountType: 'PERCENTAGE' as const, discountValue: 10, minimumAmount: 0, applicableToAll: true },
  ...{ productIds: [], categoryIds: [] },
}

const forPlatform = { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } as const

export const couponCalls = {
  validateCoupon: {
    body: ({ couponCode, product }) => ({ code: couponCode, productIds: [product.id] }),
    names: { 'body.productIds.[]': { others: 'yes' } },
    fixed: ['code'],
    reachesNobody: { 'body.productIds.[]': 'onTheSite' },
  },
  applyCoupon: {
    path: ({ couponCode }) => ({ code: couponCode }),
    body: ({ user }) => ({ customerId: user }),
    // The code is anybody's; the cart is the caller's own, or a customer's for the platform.
    row: { own: { others: 'yes' }, shop: { others: 403 }, foreign: forPlatform },
    fixed: ['customerId'],
    names: { 'body.customerId': forPlatform },
    reachesNobody: { 'body.customerId': 'byServer', call: 'byServer' },
  },
  listCoupons: { unwatched: 'the coupons of a platform are hundreds, not as many as its products' },
  bulkChangeCoupons: {
    body: ({ coupon }) => ({ ids: [coupon], action: 'DEACTIVATE' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  exportCoupons: { unwatched: 'writes all that it lists into a file, now and then' },
  getCouponStatistics: { unwatched: 'sums' },
  createCoupon: {
    body: ({ product, category }) => ({
      ...{ code: 'TET2027', discountType: 'PERCENTAGE', discountValue: 10, validUntil: '2099-01-01T00:00:00.000Z' },
      ...{ applicableToAll: false, productIds: [product.id], categoryIds: [category] },
    }),
    fixed: { code: 'TET2027', validFrom: undefined, validUntil: '2099-01-01T00:00:00.000Z', ...terms },
    // A shop names its own products; the platform anybody's.
    names: {
      'body.productIds.[]': { platformAdmin: 'yes', superAdmin: 'yes', others: 422 },
      'body.categoryIds.[]': { others: 'yes' },
    },
    reachesNobody: { 'body.categoryIds.[]': 'nobodys' },
  },
  getCoupon: { path: ({ coupon }) => ({ id: coupon }), row: 'run', unwatched: 'oneRow' },
  updateCoupon: {
    path: ({ coupon }) => ({ id: coupon }),
    body: ({ product, category }) => ({
      ...{ discountType: 'PERCENTAGE', discountValue: 15, applicableToAll: false },
      ...{ productIds: [product.id], categoryIds: [category] },
    }),
    fixed: { code: undefined, validFrom: undefined, validUntil: undefined, ...terms },
    row: 'run',
    names: { 'body.productIds.[]': { others: 422 }, 'body.categoryIds.[]': { others: 'yes' } },
    reachesNobody: { 'body.categoryIds.[]': 'nobodys' },
  },
  deleteCoupon: { path: ({ spareCoupon }) => ({ id: spareCoupon }), row: 'run' },
  getCouponUsage: {
    path: ({ coupon }) => ({ id: coupon }),
    row: 'run',
    unwatched: 'the uses of one coupon in a period',
  },
  exportCouponRedemptions: {
    path: ({ coupon }) => ({ id: coupon }),
    row: 'run',
    unwatched: 'writes all that it lists into a file, now and then',
  },
  listCouponRedemptions: { path: ({ coupon }) => ({ id: coupon }), row: 'run', unwatched: 'the uses of one coupon' },
} satisfies Calls<keyof typeof couponRoutes>
