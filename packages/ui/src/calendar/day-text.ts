import { type CalendarDate, parseDate } from '@internationalized/date'

/** Parses a day in the form `YYYY-MM-DD`; returns undefined if it is invalid. */
export function readDay(day: string | null | undefined): CalendarDate | undefined {
  if (!day) return undefined
  try {
    return parseDate(day)
  } catch {
    return undefined
  }
}

/** Parses an optional day: undefined leaves the component uncontrolled, null is empty. */
export function readDayValue(day: string | null | undefined): CalendarDate | null | undefined {
  return day === undefined ? undefined : (readDay(day) ?? null)
}
