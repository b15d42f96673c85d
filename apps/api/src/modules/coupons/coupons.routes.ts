import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toCoupon } from './coupon-views.ts'
import { findCouponPage, sumCoupons } from './coupons.store.ts'
import { createCoupon } from './create-coupon.ts'
import { validateCoupon } from './validate-coupon.ts'

export const couponRoutes = {
  async validateCoupon(context, { body }) {
    return validateCoupon(context, body)
  },
  async listCoupons(context, { query }) {
    const now = context.ports.now()
    const { rows, total } = await context.transaction((queries) => findCouponPage(queries, query, now))
    return { data: rows.map((row) => toCoupon(row, now)), pagination: paginationOf(query.page, query.limit, total) }
  },
  getCouponStatistics: (context) => context.transaction((queries) => sumCoupons(queries, context.ports.now())),
  async createCoupon(context, { body }) {
    return toCoupon(await createCoupon(context, body), context.ports.now())
  },
} satisfies Routes
