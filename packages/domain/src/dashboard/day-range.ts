import { vietnamDate } from '../platform/vietnam-calendar.ts'
import type { FieldProblem } from '../validation/field-problem.ts'

const dayLength = 86_400_000

/** The periods of a shop's analytics. */
export const salesPeriods = ['7d', '30d', '90d', '365d'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

/** The longest period that can be analysed, in days. */
export const maxAnalysedDays = 366

/** Days in Ho Chi Minh time, as 2026-11-21, both included. */
export type DayRange = { readonly first: string; readonly last: string }

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10)

const lengthOf = ({ first, last }: DayRange): number => (Date.parse(last) - Date.parse(first)) / dayLength + 1

/** The days from `startDate` to `endDate`, or the last `days` until today. */
export function dayRange(asked: {
  startDate?: string | undefined
  endDate?: string | undefined
  days: number
  now: Date
}): DayRange | { problems: readonly FieldProblem[] } {
  const { startDate, endDate, days, now } = asked
  if (startDate === undefined && endDate === undefined) {
    const last = vietnamDate(now)
    return { first: shifted(last, 1 - days), last }
  }
  if (startDate === undefined) return { problems: [{ field: 'startDate', code: 'required' }] }
  if (endDate === undefined) return { problems: [{ field: 'endDate', code: 'required' }] }
  const range = { first: startDate, last: endDate }
  const length = lengthOf(range)
  if (!(length >= 1)) return { problems: [{ field: 'endDate', code: 'date.in_past' }] }
  if (length > maxAnalysedDays)
    return { problems: [{ field: 'endDate', code: 'too_large', params: { max: maxAnalysedDays } }] }
  return range
}

/** As many days right before. */
export const dayRangeBefore = (range: DayRange): DayRange => ({
  first: shifted(range.first, -lengthOf(range)),
  last: shifted(range.first, -1),
})

/** Every day of a range, oldest first. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => shifted(range.first, index))

const isFirstOfMonth = (day: string): boolean => day.endsWith('-01')
const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const firstOfNextMonth = (day: string): string => firstOfMonth(shifted(firstOfMonth(day), 31))

/** The whole months within a range, with the days before and after them. A part without days begins after its last. */
export function wholeMonths(range: DayRange): { before: DayRange; months: DayRange; after: DayRange } {
  const { first, last } = range
  const start = isFirstOfMonth(first) ? first : firstOfNextMonth(first)
  const end = firstOfMonth(shifted(last, 1))
  const none = { first: shifted(last, 1), last }
  if (start >= end) return { before: range, months: none, after: none }
  return {
    before: { first, last: shifted(start, -1) },
    months: { first: start, last: shifted(end, -1) },
    after: { first: end, last },
  }
}
