import type { DataTableColumn } from '../data-table/data-table-column.ts'
import { csvFile } from './csv-file.ts'
import { saveFile } from './save-file.ts'
import { sheetOf } from './sheet.ts'
import type { ExportFormat } from './table-export.tsx'

export interface ExportedRows<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  fileName: string
  format: ExportFormat
  timeZone: string | undefined
}

/** Exports the rows and downloads the file. Loads the workbook writer only for workbooks. */
export async function exportRows<Row>({ columns, rows, fileName, format, timeZone }: ExportedRows<Row>): Promise<void> {
  const sheet = sheetOf(columns, rows, timeZone)
  const file = format === 'csv' ? csvFile(sheet) : await (await import('./xlsx-file.ts')).xlsxFile(sheet, fileName)
  saveFile(file, `${fileName}.${format}`)
}
