import { vietnamDate } from '@chonoi/domain'
import { stringify } from 'csv-stringify/sync'
import { inTurns } from './in-turns.ts'
import type { CellValue, Table } from './table.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' })
const asText = (value: CellValue) =>
  value instanceof Date ? `${vietnamDate(value)} ${clock.format(value)}` : (value ?? '')

/**
 * Writes a table as CSV that spreadsheets open correctly: a byte order mark makes them read UTF-8, and an apostrophe
 * precedes text that they would take for a formula. Multi-line text stays in its cell, whatever its line breaks.
 * Numbers stay numbers; times are in Ho Chi Minh City's time zone.
 */
export async function csvFile<Row>({ columns, rows }: Table<Row>): Promise<Uint8Array> {
  const head = stringify([columns.map(({ heading }) => heading)], { ...options, bom: true })
  const body = await inTurns(rows, (some) =>
    stringify(
      some.map((row) => columns.map((column) => asText(column.value(row)))),
      options,
    ),
  )
  return Buffer.from(head + body.join(''))
}

const options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

export const csvContentType = 'text/csv; charset=utf-8'
