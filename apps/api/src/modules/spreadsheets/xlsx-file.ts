import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { inTurns } from './in-turns.ts'
import type { CellValue, Table } from './table.ts'

/** Shifts a time to Ho Chi Minh City's clock, because spreadsheets have no time zones. */
const ahead = 7 * 3_600_000

/** Text is always a text cell, so that typed text can't be a formula. */
function toCell(value: CellValue): Cell {
  if (value === null) return null
  if (value instanceof Date) {
    return { type: Date, value: new Date(value.getTime() + ahead), format: 'dd/mm/yyyy hh:mm' }
  }
  return typeof value === 'number'
    ? { type: Number, value, format: Number.isInteger(value) ? '#,##0' : '#,##0.##' }
    : { type: String, value: withoutControls(value) }
}

/** Removes characters that XML can't contain. A single one would make the whole file unreadable. */
const withoutControls = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are exactly what is meant
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

/** Writes a table as an Excel workbook with one sheet and a frozen first row. */
export async function xlsxFile<Row>({ name, columns, rows }: Table<Row>): Promise<Uint8Array> {
  const head: Cell[] = columns.map(({ heading }) => ({ type: String, value: heading, fontWeight: 'bold' }))
  const body = await inTurns(rows, (some) => some.map((row) => columns.map((column) => toCell(column.value(row)))))
  const sheet = { sheet: name, stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width: width ?? 18 })) }
  return writeXlsxFile([head, ...body.flat()], sheet).toBuffer()
}

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
