import { stringify } from 'csv-stringify/sync'
import { cellText } from '../modules/spreadsheets/csv-file.ts'
import { fewInTurns } from '../threads/turn.ts'
import type { ExportedRow, Listing } from './cursor-rows.ts'

/**
 * CSV for spreadsheets, as in csv-file.ts, with times in UTC and the names of the fields as headings, which a file without
 * rows has too.
 */
export async function* csvChunks({ columns, pages }: Listing): AsyncGenerator<Buffer> {
  const options = { columns, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const
  yield Buffer.from(stringify([columns], { ...options, bom: true }))
  for await (const rows of pages)
    for await (const some of fewInTurns(rows)) yield Buffer.from(stringify(some.map(flat), options))
}

const flatValue = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

const flat = (row: ExportedRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? cellText(value) : flatValue(value)]),
  )

/** One JSON array, a row per line. */
export async function* jsonChunks({ pages }: Listing): AsyncGenerator<Buffer> {
  let before = '[\n'
  for await (const rows of pages) {
    for await (const some of fewInTurns(rows)) {
      yield Buffer.from(before + some.map((row) => JSON.stringify(row)).join(',\n'))
      before = ',\n'
    }
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}
