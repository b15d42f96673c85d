import type { StockAdjustmentInput } from '@chonoi/contract'
import { CsvReader, csvText, parseWholeNumber } from '@chonoi/domain'
import type { GridChanges, GridErrors, GridValue } from '@chonoi/ui/data-grid'

export type WrongLine = 'quantity' | 'item'

/** What a line says, by column: item, quantity and reason. */
export type LineCells = Readonly<Record<string, GridValue>>

/** An empty line of the grid. */
export interface GridLine {
  id: string
}

const idAt = (index: number) => `line-${index}`
const placeOf = (id: string) => Number(id.slice('line-'.length))

/** The line of the grid at a place, from 0. */
export const gridLine = (index: number): GridLine => ({ id: idAt(index) })

/** Lines as the grid has them, from its first place on. */
export const linesOf = (rows: readonly LineCells[]): GridChanges =>
  Object.fromEntries(rows.map((cells, index) => [idAt(index), cells]))

/** The lines of the grid in their order. */
export const rowsOf = (changes: GridChanges): LineCells[] =>
  Object.keys(changes)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((id) => changes[id] ?? {})

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The lines of a file, or why it can't be read. */
type ReadLines = { rows: LineCells[] } | { fault: NonNullable<CsvReader['fault']> }

/**
 * Reads a CSV of SKU or product id, quantity and note, separated by commas, semicolons or tabs. Skips blank lines and a
 * first line of headings. A quantity that is no number is kept as it is.
 */
export function linesOfFile(bytes: Uint8Array): ReadLines {
  const read = csvText(bytes, (sent) => utf8.decode(sent))
  if ('fault' in read) return read
  const reader = new CsvReader(read.text)
  const lines = [...reader.rows()].map((cells) => cells.map((cell) => cell.trim()))
  if (reader.fault) return { fault: reader.fault }
  const rows = lines
    .filter((cells) => cells.some((cell) => cell !== ''))
    .filter(([, typed = ''], index) => index > 0 || /\d/.test(typed))
    .map(cellsOf)
  return { rows }
}

function cellsOf([item = '', typed = '', reason = '']: readonly string[]): LineCells {
  return {
    ...(item && { item }),
    ...(typed && { quantity: parseWholeNumber(typed) ?? typed }),
    ...(reason && { reason }),
  }
}

/** Says what is wrong with a quantity. */
export const isWrongQuantity = (value: GridValue | undefined): boolean =>
  typeof value !== 'number' || !Number.isSafeInteger(value) || value === 0 || Math.abs(value) > 10_000_000

const text = (value: GridValue | undefined) => (value === null || value === undefined ? '' : String(value).trim())

/** The column in which a line is wrong, if it is. */
export function wrongColumn({ item, quantity }: LineCells): WrongLine | undefined {
  if (text(item) === '') return 'item'
  return isWrongQuantity(quantity) ? 'quantity' : undefined
}

/** The adjustment of a line in which nothing is wrong. */
export function adjustmentOf({ item, quantity, reason }: LineCells): StockAdjustmentInput {
  const named = text(item)
  return {
    ...(uuid.test(named) ? { productId: named } : { sku: named.slice(0, 60) }),
    quantity: Number(quantity),
    ...(text(reason) && { reason: text(reason).slice(0, 500) }),
  }
}

/** What is said about lines, where the grid shows it. `say` returns the column and the words, or nothing. */
export function errorsOf(
  rows: readonly LineCells[],
  say: (cells: LineCells, index: number) => Record<string, string> | undefined,
): GridErrors {
  const said = rows.map((cells, index) => [idAt(index), say(cells, index)] as const)
  return Object.fromEntries(said.filter(([, words]) => words !== undefined)) as GridErrors
}
