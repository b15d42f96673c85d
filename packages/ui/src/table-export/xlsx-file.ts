import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { CellValue } from '../data-table/data-table-column.ts'
import { isMoment, type Sheet, wallClock } from './sheet.ts'

/** Characters that are invalid in XML: one of them would make the whole file unreadable. */
const withoutControls = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are exactly what is meant
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

/** Maximum characters of a cell. */
const maxTextLength = 32_767

const textCell = (text: string): Cell => ({ type: String, value: withoutControls(text).slice(0, maxTextLength) })

/** Writes text as a text cell, so that user input can never be a formula. */
function toCell(value: CellValue, timeZone: string | undefined): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') {
    return Number.isFinite(value)
      ? { type: Number, value, format: Number.isInteger(value) ? '#,##0' : '#,##0.00' }
      : null
  }
  if (typeof value === 'boolean') return { type: Boolean, value }
  if (value instanceof Date) {
    return isMoment(value) ? { type: Date, value: wallClock(value, timeZone), format: 'dd/mm/yyyy hh:mm' } : null
  }
  return textCell(value)
}

/** Width of a column in characters: fits the first rows, within limits. */
function widthOf(sheet: Sheet, index: number): number {
  const lengths = sheet.rows.slice(0, 100).map((row) => textLength(row[index]))
  return Math.min(60, Math.max(8, (sheet.headings[index]?.length ?? 0) + 2, ...lengths))
}
const textLength = (value: CellValue) => (value instanceof Date ? 17 : String(value ?? '').length + 2)

/** Writes the sheet as an Excel workbook with a frozen heading row. */
export function xlsxFile(sheet: Sheet, name: string): Promise<Blob> {
  const head = sheet.headings.map((heading): Cell => ({ ...Object(textCell(heading)), fontWeight: 'bold' }))
  const body = sheet.rows.map((row) => row.map((value) => toCell(value, sheet.timeZone)))
  return writeExcelFile([head, ...body], {
    sheet: sheetName(name),
    stickyRowsCount: 1,
    columns: sheet.headings.map((_, index) => ({ width: widthOf(sheet, index) })),
  }).toBlob()
}

/** Makes a valid sheet name. Excel allows 31 characters, none of them `\ / ? * [ ] :`. */
const sheetName = (name: string) =>
  name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1'
