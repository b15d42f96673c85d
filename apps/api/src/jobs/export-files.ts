import { stringify } from 'csv-stringify/sync'
import type { ExportedRow } from './cursor-rows.ts'

/** CSV for spreadsheets, as in csv-file.ts, with times in UTC and the names of the fields as headings. */
export async function* csvChunks(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const rows of pages) {
    const options = { bom: isFirst, header: isFirst, escape_formulas: true, record_delimiter: 'windows' } as const
    yield Buffer.from(stringify(rows.map(flat), { ...options, quoted_match: /[\r\n]/ }))
    isFirst = false
  }
}

const flat = (row: ExportedRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

/** One JSON array, a row per line. */
export async function* jsonChunks(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<Buffer> {
  let before = '[\n'
  for await (const rows of pages) {
    yield Buffer.from(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}
