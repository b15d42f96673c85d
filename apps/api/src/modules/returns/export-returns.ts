import type { QueryOf, ReturnSummary } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listAllReturns, listShopReturns } from './read-returns.ts'
import { toReturnSummary } from './return-views.ts'

const returnFile: ListFile<ReturnSummary> = {
  name: 'returns',
  sheet: { vi: 'Trả hàng', en: 'Returns' },
  ...{ action: 'return.export', entityType: 'return', narrowedBy: 'status', namespaces: ['returns'] },
  columns: [
    ['Mã đơn hàng', 'Order number', ({ orderNumber }) => orderNumber],
    ['Gian hàng', 'Shop', ({ tenant }) => tenant.name],
    ['Khách hàng', 'Customer', ({ buyer }) => nameOf(buyer)],
    ['E-mail', 'E-mail', ({ buyer }) => buyer.email],
    ['Mặt hàng đầu tiên', 'First item', ({ firstItemName }) => firstItemName],
    ['Số lượng', 'Pieces', ({ quantity }) => quantity],
    ['Lý do', 'Reason', ({ reason }, say) => say('returns', `reason.${reason}`)],
    ['Trạng thái', 'Status', ({ status }, say) => say('returns', `status.${status}`)],
    ['Tiền hoàn (VND)', 'Refund (VND)', ({ refundInCents }) => vndFromCents(refundInCents)],
    ['Hạn xử lý', 'Due', ({ dueAt }) => timeOf(dueAt)],
    ['Ngày yêu cầu', 'Asked', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered returns of all shops as a file. */
export function exportAllReturns(context: RequestContext, query: QueryOf<'exportAllReturns'>): Promise<Download> {
  return exportList(context, returnFile, query, async (found) =>
    (await listAllReturns(context, found)).rows.map(toReturnSummary),
  )
}

/** The filtered returns of the current tenant as a file. */
export function exportShopReturns(context: RequestContext, query: QueryOf<'exportShopReturns'>): Promise<Download> {
  return exportList(context, returnFile, query, async (found) =>
    (await listShopReturns(context, found)).rows.map(toReturnSummary),
  )
}
