import type { CellValue, DataTableColumn } from '../data-table/data-table-column.ts'

/** What is written: headings and cells, already in the reader's order of columns. */
export interface Sheet {
  headings: readonly string[]
  rows: readonly (readonly CellValue[])[]
  /** Moments are written as the clock of this zone showed them, e.g. `Asia/Ho_Chi_Minh`. Default the browser's. */
  timeZone?: string | undefined
}

/** The sheet of these columns, those without `value` left out. */
export function sheetOf<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], timeZone?: string): Sheet {
  const written = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []))
  return {
    headings: written.map(({ header }) => header),
    rows: rows.map((row) => written.map(({ value }) => value(row))),
    timeZone,
  }
}

/** A moment as a clock on the wall showed it: a Date whose UTC parts are the zone's. Spreadsheets know no time zones. */
export function wallClock(moment: Date, timeZone?: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')))
}

export const isMoment = (value: CellValue): value is Date => value instanceof Date && !Number.isNaN(value.getTime())
