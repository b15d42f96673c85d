import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { applyCoupon } from './apply-coupon.ts'
import { bulkChangeCoupons } from './bulk-change-coupons.ts'
import { createCoupon, deleteCoupon, updateCoupon } from './change-coupons.ts'
import { toCoupon, toRedemption } from './coupon-views.ts'
import { exportCouponRedemptions } from './export-redemptions.ts'
import { exportCoupons } from './export-coupons.ts'
import {
  listCouponRedemptions,
  listCoupons,
  readCoupon,
  readCouponStatistics,
  readCouponUsage,
} from './read-coupons.ts'
import { validateCoupon } from './validate-coupon.ts'

export const couponRoutes = {
  async validateCoupon(context, { body }) {
    return validateCoupon(context, body)
  },
  applyCoupon: (context, { path, body }) => applyCoupon(context, path.code, body),
  async listCoupons(context, { query }) {
    const { rows, total } = await listCoupons(context, query)
    const now = context.ports.now()
    return { data: rows.map((row) => toCoupon(row, now)), pagination: paginationOf(query.page, query.limit, total) }
  },
  bulkChangeCoupons: (context, { body }) => bulkChangeCoupons(context, body),
  exportCoupons: (context, { query }) => exportCoupons(context, query),
  getCouponStatistics: readCouponStatistics,
  async createCoupon(context, { body }) {
    return toCoupon(await createCoupon(context, body), context.ports.now())
  },
  async getCoupon(context, { path }) {
    return toCoupon(await readCoupon(context, path.id), context.ports.now())
  },
  async updateCoupon(context, { path, body }) {
    return toCoupon(await updateCoupon(context, path.id, body), context.ports.now())
  },
  async deleteCoupon(context, { path }) {
    await deleteCoupon(context, path.id)
    return { success: true }
  },
  getCouponUsage: (context, { path, query }) => readCouponUsage(context, path.id, query.days),
  exportCouponRedemptions: (context, { path, query }) => exportCouponRedemptions(context, path.id, query),
  async listCouponRedemptions(context, { path, query }) {
    const { rows, total } = await listCouponRedemptions(context, path.id, query)
    return { data: rows.map(toRedemption), pagination: paginationOf(query.page, query.limit, total) }
  },
} satisfies Routes
