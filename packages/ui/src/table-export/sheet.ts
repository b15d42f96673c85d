import type { CellValue, DataTableColumn } from '../data-table/data-table-column.ts'

/** Exported data: headings and cells, in the displayed order of columns. */
export interface Sheet {
  headings: readonly string[]
  rows: readonly (readonly CellValue[])[]
  /** Time zone of dates and times, e.g. `Asia/Ho_Chi_Minh`. Default the browser's. */
  timeZone?: string | undefined
}

/** Creates the sheet. Columns without `value` are left out. */
export function sheetOf<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], timeZone?: string): Sheet {
  const written = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []))
  return {
    headings: written.map(({ header }) => header),
    rows: rows.map((row) => written.map(({ value }) => value(row))),
    timeZone,
  }
}

/**
 * Converts an instant to local time: a Date whose UTC fields are those of the zone. Spreadsheets have no time zones.
 */
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
