import type { ListedOrderComplaint, QueryOf } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { findListedComplaints } from './listed-complaints.store.ts'
import { toListedComplaint } from './order-views.ts'

const complaintFile: ListFile<ListedOrderComplaint> = {
  name: 'complaints',
  sheet: { vi: 'Khiếu nại', en: 'Complaints' },
  ...{ action: 'order.complaint_export', entityType: 'order', narrowedBy: 'status', namespaces: ['orders'] },
  columns: [
    ['Mã đơn hàng', 'Order number', ({ orderNumber }) => orderNumber],
    ['Gian hàng', 'Shop', ({ tenant }) => tenant.name],
    ['Khách hàng', 'Customer', ({ buyer }) => nameOf(buyer)],
    ['E-mail', 'E-mail', ({ buyer }) => buyer.email],
    ['Nội dung', 'Complaint', ({ reason }) => reason],
    ['Trạng thái', 'Status', ({ status }, say) => say('orders', `complaint.status.${status}`)],
    ['Giải thích', 'Note', ({ note }) => note],
    ['Còn lại của đơn (VND)', 'Left of the order (VND)', ({ leftInCents }) => vndFromCents(leftInCents)],
    ['Ngày khiếu nại', 'Opened', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày quyết định', 'Decided', ({ decidedAt }) => timeOf(decidedAt)],
  ],
}

/** The filtered complaints about orders as a file. */
export function exportOrderComplaints(
  context: RequestContext,
  query: QueryOf<'exportOrderComplaints'>,
): Promise<Download> {
  return exportList(context, complaintFile, query, async (found) =>
    (await context.transaction((queries) => findListedComplaints(queries, found))).rows.map(toListedComplaint),
  )
}
