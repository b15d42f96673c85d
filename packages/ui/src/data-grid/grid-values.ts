import type { UiLabels } from '../ui-provider/ui-labels.ts'
import type { UiLocale } from '../ui-provider/ui-context.ts'
import { readMoney, writeMoney } from '../money-field/money-text.ts'
import { readNumber, writeNumber } from './number-text.ts'

/** What a cell holds: null where it is empty, and text where a number or a choice couldn't be read. */
export type GridValue = string | number | null

/** Values that differ from those of the rows, by row id and column id. */
export type GridChanges = Readonly<Record<string, Readonly<Record<string, GridValue>>>>

/** Problems of cells, by row id and column id. */
export type GridErrors = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface GridChoice {
  value: string
  label: string
}

export interface DataGridColumn<Row> {
  id: string
  header: string
  /**
   * `number` takes decimals as the language writes them, `money` whole amounts of đồng with values in cents, `choice`
   * one of `options`. Default `text`.
   */
  kind?: 'text' | 'number' | 'money' | 'choice'
  /** Only for `choice`. */
  options?: readonly GridChoice[]
  /** The saved value. */
  value: (row: Row) => GridValue
  /** Default false. */
  isReadOnly?: boolean
  /** Returns what is wrong with a value, e.g. that it is too large. */
  validate?: (value: GridValue, row: Row) => string | undefined
  /** Width: `sm` for numbers, `lg` for names. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
}

type Kind<Row> = Pick<DataGridColumn<Row>, 'kind' | 'options'>

/** Parses typed or pasted text. Unreadable text is kept, so that it can be corrected. */
export function readCell<Row>({ kind, options = [] }: Kind<Row>, text: string, locale: UiLocale): GridValue {
  const plain = text.trim().normalize('NFC')
  if (plain === '') return null
  if (kind === 'number') return readNumber(plain, locale) ?? plain
  if (kind === 'money') return readMoney(plain) ?? plain
  if (kind !== 'choice') return plain
  const isMeant = ({ value, label }: GridChoice) =>
    [value, label].some((one) => one.toLocaleLowerCase(locale) === plain.toLocaleLowerCase(locale))
  return options.find(isMeant)?.value ?? plain
}

/** The text of a value for the box, and for a spreadsheet. */
export function editText<Row>({ kind, options = [] }: Kind<Row>, value: GridValue, locale: UiLocale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return options.find((one) => one.value === value)?.label ?? value
  return kind === 'money' ? String(Math.trunc(value / 100)) : writeNumber(value, locale, false)
}

/** The text of a value in its cell. */
export function cellText<Row>(column: Kind<Row>, value: GridValue, locale: UiLocale): string {
  if (typeof value !== 'number') return editText(column, value, locale)
  return column.kind === 'money' ? writeMoney(value) : writeNumber(value, locale, true)
}

/** Returns what is wrong with a value that couldn't be read, or by the rule of its column. */
export function problemOf<Row>(
  column: DataGridColumn<Row>,
  value: GridValue,
  row: Row,
  labels: UiLabels,
): string | undefined {
  const { kind, options = [], validate } = column
  if (typeof value === 'string' && (kind === 'number' || kind === 'money')) return labels.numberUnreadable
  if (kind === 'choice' && value !== null && !options.some((one) => one.value === value)) return labels.notAnOption
  return validate?.(value, row) ?? undefined
}

export interface GridCell {
  rowId: string
  columnId: string
  value: GridValue
  /** The value in the row itself. */
  saved: GridValue
}

/** Returns the changes with these cells set. A cell with its saved value is no change. */
export function withCells(changes: GridChanges, cells: readonly GridCell[]): GridChanges {
  const next: Record<string, Record<string, GridValue>> = { ...changes }
  for (const { rowId, columnId, value, saved } of cells) {
    const { [columnId]: _, ...others } = next[rowId] ?? {}
    const row = value === saved ? others : { ...others, [columnId]: value }
    if (Object.keys(row).length > 0) next[rowId] = row
    else delete next[rowId]
  }
  return next
}
