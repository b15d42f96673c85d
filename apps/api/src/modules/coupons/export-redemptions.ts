import type { CouponRedemption, QueryOf } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toRedemption } from './coupon-views.ts'
import { listCouponRedemptions } from './read-coupons.ts'

const redemptionFile: ListFile<CouponRedemption> = {
  name: 'coupon-uses',
  sheet: { vi: 'Lượt dùng mã giảm giá', en: 'Coupon uses' },
  ...{ action: 'coupon.redemption_export', entityType: 'coupon', narrowedBy: 'id', namespaces: [] },
  columns: [
    ['Thời gian', 'Time', ({ createdAt }) => timeOf(createdAt)],
    ['Khách hàng', 'Customer', ({ customer }) => nameOf(customer)],
    ['E-mail', 'E-mail', ({ customer }) => customer.email],
    ['Mã đơn hàng', 'Order number', ({ order }) => order.orderNumber],
    ['Đã giảm (VND)', 'Discount (VND)', ({ discountInCents }) => vndFromCents(discountInCents)],
  ],
}

/** Who used a coupon, as a file. */
export function exportCouponRedemptions(
  context: RequestContext,
  couponId: string,
  { format }: QueryOf<'exportCouponRedemptions'>,
): Promise<Download> {
  const query = { couponId, ...(format && { format }) }
  return exportList(context, redemptionFile, query, async (page) =>
    (await listCouponRedemptions(context, couponId, page)).rows.map(toRedemption),
  )
}
