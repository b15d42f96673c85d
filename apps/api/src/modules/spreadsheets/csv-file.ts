import { vietnamDate } from '@chonoi/domain'
import { stringify } from 'csv-stringify/sync'
import type { CellValue, Table } from './table.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' })
const asText = (value: CellValue) =>
  value instanceof Date ? `${vietnamDate(value)} ${clock.format(value)}` : (value ?? '')

/**
 * A table as CSV that spreadsheets open right: with a byte order mark, so that they read UTF-8, and with an apostrophe
 * before text that they would take for a formula. Text of several lines stays in its cell, whatever ends its lines.
 * Numbers stay numbers; times are Ho Chi Minh's.
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
