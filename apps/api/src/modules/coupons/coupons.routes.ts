import type { Handlers } from '../../http/handlers.ts'
import { validateCoupon } from './validate-coupon.ts'

export const couponRoutes: Handlers<'validateCoupon'> = {
  async validateCoupon(context, { body }) {
    return validateCoupon(context, body)
  },
}
