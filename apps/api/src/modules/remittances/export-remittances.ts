import type { QueryOf, Remittance } from '@chonoi/contract'
import { remittanceDifference, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toRemittance } from './remittance-views.ts'
import { findRemittances } from './remittances.store.ts'

const remittanceFile: ListFile<Remittance> = {
  name: 'remittances',
  sheet: { vi: 'Đối soát thu hộ', en: 'Remittances' },
  ...{ action: 'remittance.export', entityType: 'remittance', narrowedBy: 'startDate' },
  namespaces: ['remittances'],
  columns: [
    ['Mã giao dịch ngân hàng', 'Bank reference', ({ bankReference }) => bankReference],
    ['Đơn vị vận chuyển', 'Carrier', ({ carrier }) => carrier.name],
    ['Trạng thái', 'Status', ({ status }, say) => say('remittances', `status.${status}`)],
    ['Đã chuyển (VND)', 'Transferred (VND)', ({ transferredInCents }) => vndFromCents(transferredInCents)],
    ['Số dòng', 'Lines', ({ totals }) => totals.lineCount],
    ['Dòng khớp', 'Matched lines', ({ totals }) => totals.matchedCount],
    ['Tiền thu hộ khớp (VND)', 'Matched (VND)', ({ totals }) => vndFromCents(totals.matchedInCents)],
    ['Phí (VND)', 'Fee (VND)', ({ totals }) => vndFromCents(totals.matchedFeeInCents)],
    [
      'Chênh lệch (VND)',
      'Difference (VND)',
      ({ transferredInCents, totals }) =>
        vndFromCents(remittanceDifference(transferredInCents, totals.matchedInCents, totals.matchedFeeInCents)),
    ],
    ['Người nhập', 'Imported by', ({ importedBy }) => nameOf(importedBy)],
    ['Ngày nhập', 'Imported', ({ createdAt }) => timeOf(createdAt)],
    ['Người quyết định', 'Decided by', ({ decidedBy }) => decidedBy && nameOf(decidedBy)],
    ['Ngày quyết định', 'Decided', ({ decidedAt }) => timeOf(decidedAt)],
  ],
}

/** The filtered remittances as a file. */
export function exportRemittances(context: RequestContext, query: QueryOf<'exportRemittances'>): Promise<Download> {
  return exportList(context, remittanceFile, query, async (found) =>
    (await context.transaction((queries) => findRemittances(queries, found, found))).rows.map(toRemittance),
  )
}
