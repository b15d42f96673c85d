import type { Coupon, QueryOf } from '@chonoi/contract'
import { lastMomentBefore, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { toCoupon } from './coupon-views.ts'
import { listCoupons } from './read-coupons.ts'

const couponFile: ListFile<Coupon> = {
  name: 'coupons',
  sheet: { vi: 'Mã giảm giá', en: 'Coupons' },
  ...{ action: 'coupon.export', entityType: 'coupon', narrowedBy: 'isActive', namespaces: ['common'] },
  columns: [
    ['Mã', 'Code', ({ code }) => code],
    ['Gian hàng', 'Shop', ({ tenantName }) => tenantName],
    ['Mô tả', 'Description', ({ description }) => description],
    [
      'Giảm (%)',
      'Discount (%)',
      ({ discountType, discountValue }) => (discountType === 'PERCENTAGE' ? discountValue : null),
    ],
    [
      'Giảm (VND)',
      'Discount (VND)',
      ({ discountType, discountValue }) => (discountType === 'FIXED_AMOUNT' ? vndFromCents(discountValue) : null),
    ],
    ['Đơn tối thiểu (VND)', 'Minimum order (VND)', ({ minimumAmount }) => vndFromCents(minimumAmount)],
    ['Đã dùng', 'Used', ({ usageCount }) => usageCount],
    ['Số lượt tối đa', 'Maximum uses', ({ usageLimit }) => usageLimit],
    ['Số lượt mỗi người', 'Uses per person', ({ perUserLimit }) => perUserLimit],
    ['Bắt đầu', 'From', ({ validFrom }) => timeOf(validFrom)],
    ['Kết thúc', 'Until', ({ validUntil }) => lastMomentBefore(new Date(validUntil))],
    ['Cho phép dùng', 'Switched on', ({ isActive }, say) => say('common', isActive ? 'word.yes' : 'word.no')],
    ['Đã hết hạn', 'Expired', ({ status }, say) => say('common', status.isExpired ? 'word.yes' : 'word.no')],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered coupons of the current shop as a file; those of the platform and of all shops for the platform. */
export function exportCoupons(context: RequestContext, query: QueryOf<'exportCoupons'>): Promise<Download> {
  const now = context.ports.now()
  return exportList(context, couponFile, query, async (found) =>
    (await listCoupons(context, found)).rows.map((row) => toCoupon(row, now)),
  )
}
