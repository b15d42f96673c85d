// Workbooks in browsers, which lack the compression of Node: written by a library, in one go.
import { withoutControls } from '@chonoi/domain'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import type { CellValue, Table } from '../../modules/spreadsheets/table.ts'
import { ahead, formats } from '../../modules/spreadsheets/xlsx-parts.ts'

/** Text is always a text cell, so that typed text can't be a formula. */
function toCell(value: CellValue): Cell {
  if (value === null) return null
  if (value instanceof Date) return { type: Date, value: new Date(value.getTime() + ahead), format: formats.time }
  return typeof value === 'number'
    ? { type: Number, value, format: Number.isInteger(value) ? formats.whole : formats.fraction }
    : { type: String, value: withoutControls(value) }
}

/** Stands for `xlsxFile` of the server. */
export async function xlsxFile<Row>({ name, columns, rows }: Table<Row>): Promise<Uint8Array> {
  const head: Cell[] = columns.map(({ heading }) => ({ type: String, value: heading, fontWeight: 'bold' }))
  const body = rows.map((row) => columns.map((column) => toCell(column.value(row))))
  const sheet = { sheet: name, stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width: width ?? 18 })) }
  const file = await writeXlsxFile([head, ...body], sheet).toBlob()
  return new Uint8Array(await file.arrayBuffer())
}
