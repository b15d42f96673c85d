import { centsFromVnd, vndFromCents } from '../money/cents.ts'
import { parseVnd } from '../money/parse-amount.ts'
import { CsvReader } from '../product-import/csv-file.ts'
import { slugFrom } from '../text/slug.ts'
import type { FieldProblem } from '../validation/field-problem.ts'
import type { RemittanceLine } from './match-remittance.ts'

/** More cash than any order may cost. */
const maxCollectedInCents = 2_000_000_000_00

/** A longer statement is imported in parts. */
export const maxRemittanceLines = 500

/** Headings by which a column is recognized, without their marks. */
const headings = {
  trackingCode: ['tracking-code', 'tracking-number', 'tracking', 'ma-van-don', 'van-don'],
  orderNumber: ['order-number', 'order', 'ma-don-hang', 'so-don-hang', 'don-hang'],
  collected: ['amount', 'collected', 'cod', 'cod-amount', 'tien-thu-ho', 'thu-ho', 'so-tien', 'tien-cod'],
  fee: ['fee', 'shipping-fee', 'phi', 'phi-thu-ho', 'phi-dich-vu', 'cuoc'],
} as const

type Column = keyof typeof headings
/** The lines of a statement, or why it can't be read. */
export type RemittanceFile =
  | { readonly lines: readonly RemittanceLine[] }
  | { readonly problems: readonly FieldProblem[] }

/** Reads a statement without leaving it, as `readRemittanceFile` does in steps. */
export function readWholeRemittanceFile(text: string): RemittanceFile {
  const steps = readRemittanceFile(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Reads the statement of a carrier: a CSV whose amounts are whole đồng. Blank rows are left out. Problems name the row below
 * the headings, from 0, blank ones counted. Stops after each row, so that a long file can be left for a moment.
 */
export function* readRemittanceFile(text: string): Generator<undefined, RemittanceFile> {
  const reader = new CsvReader(text)
  const rows = reader.rows()
  const first = rows.next()
  const known = first.done ? [] : first.value.map((heading) => slugFrom(heading))
  const at = (column: Column) => known.findIndex((heading) => headings[column].some((one) => one === heading))
  const missing = missingColumns(at)
  if (!reader.fault && missing.length > 0) return { problems: missing }
  const lines: RemittanceLine[] = []
  const problems: FieldProblem[] = []
  let row = -1
  for (const cells of rows) {
    yield
    row += 1
    if (cells.every((cell) => cell.trim() === '')) continue
    if (lines.length + problems.length === maxRemittanceLines)
      return { problems: [{ field: 'csv', code: 'too_many', params: { max: maxRemittanceLines } }] }
    const read = readLine((column) => cells[at(column)]?.trim() ?? '', `csv.${row}`)
    if ('problem' in read) problems.push(read.problem)
    else lines.push(read.line)
  }
  if (reader.fault) return { problems: [{ field: 'csv', code: reader.fault }] }
  if (problems.length > 0) return { problems }
  return lines.length === 0 ? { problems: [{ field: 'csv', code: 'csv.empty' }] } : { lines }
}

function missingColumns(at: (column: Column) => number): FieldProblem[] {
  const missing: Column[] = at('collected') === -1 ? ['collected'] : []
  if (at('trackingCode') === -1 && at('orderNumber') === -1) missing.push('trackingCode')
  return missing.map((column) => ({ field: `csv.${column}`, code: 'required' }))
}

function readLine(
  cell: (column: Column) => string,
  field: string,
): { readonly line: RemittanceLine } | { readonly problem: FieldProblem } {
  const collected = parseVnd(cell('collected'))
  const fee = cell('fee') === '' ? 0 : parseVnd(cell('fee'))
  if (collected === null || collected === 0)
    return { problem: { field: `${field}.collectedInCents`, code: 'amount.invalid' } }
  if (fee === null) return { problem: { field: `${field}.feeInCents`, code: 'amount.invalid' } }
  const line = {
    trackingCode: cell('trackingCode') || null,
    orderNumber: cell('orderNumber') || null,
    ...{ collectedInCents: centsFromVnd(collected), feeInCents: centsFromVnd(fee) },
  }
  const [problem] = checkRemittanceLine(line, field)
  return problem ? { problem } : { line }
}

/** A line names an order, and the carrier keeps at most what it collected. */
export function checkRemittanceLine(line: RemittanceLine, field: string): readonly FieldProblem[] {
  if (line.trackingCode === null && line.orderNumber === null)
    return [{ field: `${field}.trackingCode`, code: 'required' }]
  if (line.collectedInCents > maxCollectedInCents)
    return [
      {
        field: `${field}.collectedInCents`,
        code: 'amount.too_large',
        params: { max: vndFromCents(maxCollectedInCents) },
      },
    ]
  const max = vndFromCents(line.collectedInCents)
  return line.feeInCents > line.collectedInCents
    ? [{ field: `${field}.feeInCents`, code: 'amount.too_large', params: { max } }]
    : []
}
