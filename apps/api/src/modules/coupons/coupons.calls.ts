import type { Calls } from '../../../test/calls/call.ts'
import type { couponRoutes } from './coupons.routes.ts'

export const couponCalls = {
  validateCoupon: {
    body: ({ couponCode, product }) => ({ code: couponCode, productIds: [product.id] }),
    names: { 'body.productIds.[]': { others: 'yes' } },
    fixed: ['code'],
    reachesNobody: { 'body.productIds.[]': 'onTheSite' },
  },
  listCoupons: { unwatched: 'the coupons of a platform are hundreds, not as many as its products' },
  getCouponStatistics: { unwatched: 'sums' },
  createCoupon: {
    body: ({ product, category }) => ({
      ...{ code: 'TET2027', discountType: 'PERCENTAGE', discountValue: 10, validUntil: '2099-01-01T00:00:00.000Z' },
      ...{ applicableToAll: false, productIds: [product.id], categoryIds: [category] },
    }),
    fixed: {
      ...{ discountType: 'PERCENTAGE', discountValue: 10, minimumAmount: 0, applicableToAll: true },
      ...{ code: 'TET2027', validFrom: undefined, validUntil: '2099-01-01T00:00:00.000Z' },
      ...{ productIds: [], categoryIds: [] },
    },
    names: { 'body.productIds.[]': { others: 'yes' }, 'body.categoryIds.[]': { others: 'yes' } },
  },
} satisfies Calls<keyof typeof couponRoutes>
