import type { DataExport, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listDataExports, toDataExport } from './manage-data-exports.ts'

const dataExportFile: ListFile<DataExport> = {
  name: 'data-exports',
  sheet: { vi: 'Các lần xuất dữ liệu', en: 'Data exports' },
  ...{ action: 'data_export.export', entityType: 'data_export', narrowedBy: 'startDate', namespaces: ['tenant'] },
  columns: [
    ['Yêu cầu lúc', 'Requested', ({ createdAt }) => timeOf(createdAt)],
    ['Người yêu cầu', 'Requested by', ({ requestedBy }) => requestedBy && nameOf(requestedBy)],
    [
      'Dữ liệu',
      'Data',
      ({ dataTypes }, say) => dataTypes.map((type) => say('tenant', `export.type.${type}`)).join(', '),
    ],
    ['Định dạng', 'Format', ({ format }) => format],
    ['Từ ngày', 'From', ({ dateFrom }) => dateFrom],
    ['Đến ngày', 'To', ({ dateTo }) => dateTo],
    ['Trạng thái', 'Status', ({ status }, say) => say('tenant', `export.status.${status}`)],
    ['Dung lượng (byte)', 'Size (bytes)', ({ fileSize }) => fileSize],
    ['Xong lúc', 'Completed', ({ completedAt }) => timeOf(completedAt)],
    ['Tải được đến', 'Kept until', ({ expiresAt }) => timeOf(expiresAt)],
  ],
}

/** The filtered list of the current tenant's data exports as a file, without what they hold. */
export function exportDataExports(context: RequestContext, query: QueryOf<'exportDataExports'>): Promise<Download> {
  return exportList(context, dataExportFile, query, async ({ dataFormat, ...found }) =>
    (await listDataExports(context, { ...found, ...(dataFormat && { format: dataFormat }) })).rows.map(toDataExport),
  )
}
