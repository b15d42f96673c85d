import type { Routes } from '../../http/handlers.ts'
import { validateCoupon } from './validate-coupon.ts'

export const couponRoutes = {
  async validateCoupon(context, { body }) {
    return validateCoupon(context, body)
  },
} satisfies Routes
