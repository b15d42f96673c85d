import type { Calls } from '../../../test/calls/call.ts'
import type { couponRoutes } from './coupons.routes.ts'

export const couponCalls = {
  validateCoupon: {
    body: ({ couponCode, product }) => ({ code: couponCode, productIds: [product.id] }),
    names: { 'body.productIds.[]': { others: 'yes' } },
    fixed: ['code'],
    reachesNobody: { 'body.productIds.[]': 'onTheSite' },
  },
} satisfies Calls<keyof typeof couponRoutes>
