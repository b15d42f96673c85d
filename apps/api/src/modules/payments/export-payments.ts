import type { Payment, QueryOf } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toPayment } from './payment-views.ts'
import { listAllPayments } from './read-payments.ts'

const paymentFile: ListFile<Payment> = {
  name: 'payments',
  sheet: { vi: 'Thanh toán', en: 'Payments' },
  ...{ action: 'payment.export', entityType: 'payment', narrowedBy: 'startDate', namespaces: ['payments', 'common'] },
  columns: [
    ['Mã thanh toán', 'Reference', ({ reference }) => reference],
    ['Đơn hàng', 'Orders', ({ orderNumbers }) => orderNumbers.join(', ')],
    ['Khách hàng', 'Customer', ({ buyer }) => nameOf(buyer)],
    ['E-mail', 'E-mail', ({ buyer }) => buyer.email],
    ['Phương thức', 'Method', ({ method }, say) => say('common', `paymentMethod.${method}`)],
    ['Trạng thái', 'Status', ({ status }, say) => say('payments', `status.${status}`)],
    ['Số tiền (VND)', 'Amount (VND)', ({ amountInCents }) => vndFromCents(amountInCents)],
    ['Phí (VND)', 'Fee (VND)', ({ feeInCents }) => vndFromCents(feeInCents)],
    ['Đã hoàn (VND)', 'Refunded (VND)', ({ refundedInCents }) => vndFromCents(refundedInCents)],
    ['Mã kết quả của cổng', "Gateway's result", ({ resultCode }) => resultCode],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày trả', 'Paid', ({ paidAt }) => timeOf(paidAt)],
  ],
}

/** The filtered payments of the platform as a file. */
export function exportAdminPayments(context: RequestContext, query: QueryOf<'exportAdminPayments'>): Promise<Download> {
  return exportList(context, paymentFile, query, async (found) =>
    (await listAllPayments(context, found, 'all')).rows.map(toPayment),
  )
}
