import { vietnamDate } from '@chonoi/domain'
import { stringify } from 'csv-stringify/sync'
import type { CellValue, Table } from './table.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' })
const asText = (value: CellValue) =>
  value instanceof Date ? `${vietnamDate(value)} ${clock.format(value)}` : (value ?? '')

/**
 * Writes a table as CSV that spreadsheets open correctly: a byte order mark makes them read UTF-8, and an apostrophe
 * precedes text that they would take for a formula. Multi-line text stays in its cell, whatever its line breaks.
 * Numbers stay numbers; times are in Ho Chi Minh City's time zone.
 */
export function csvFile<Row>({ columns, rows }: Table<Row>): Uint8Array {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map((column) => asText(column.value(row)))),
  ]
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const
  return Buffer.from(stringify(lines, options))
}

export const csvContentType = 'text/csv; charset=utf-8'
