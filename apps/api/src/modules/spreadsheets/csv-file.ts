import { vietnamDate, withoutControls } from '@chonoi/domain'
import { stringify } from 'csv-stringify/sync'
import { fewInTurns } from '../../threads/turn.ts'
import type { CellValue, Table } from './table.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' })
/** Digits that a spreadsheet takes for a number: it drops leading noughts, and digits behind the fifteenth. */
const digitsAsText = /^(?:0\d+|\d{16,})$/

/** A typed text as a spreadsheet keeps it, apart from formulas. */
export function cellText(typed: string): string {
  const text = withoutControls(typed)
  return digitsAsText.test(text) ? `'${text}` : text
}

function asText(value: CellValue): string | number {
  if (value instanceof Date) return `${vietnamDate(value)} ${clock.format(value)}`
  return typeof value === 'string' ? cellText(value) : (value ?? '')
}

/**
 * Writes a table as CSV that spreadsheets open correctly: a byte order mark makes them read UTF-8, and an apostrophe
 * precedes text that they would take for a formula or for a number, such as a phone number. Multi-line text stays in its cell, whatever its line breaks.
 * Numbers stay numbers; times are in Ho Chi Minh City's time zone.
 */
export async function csvFile<Row>({ columns, rows }: Table<Row>): Promise<Uint8Array> {
  const parts = [stringify([columns.map(({ heading }) => heading)], { ...options, bom: true })]
  for await (const some of fewInTurns(rows)) {
    const cells = some.map((row) => columns.map((column) => asText(column.value(row))))
    parts.push(stringify(cells, options))
  }
  return Buffer.from(parts.join(''))
}

const options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

export const csvContentType = 'text/csv; charset=utf-8'
