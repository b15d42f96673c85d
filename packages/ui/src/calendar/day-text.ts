import { type CalendarDate, parseDate } from '@internationalized/date'

/** A day written `YYYY-MM-DD`; undefined when it is none. */
export function readDay(day: string | null | undefined): CalendarDate | undefined {
  if (!day) return undefined
  try {
    return parseDate(day)
  } catch {
    return undefined
  }
}

/** A day as it stands in a value that may be empty: undefined leaves the component to itself, null is empty. */
export function readDayValue(day: string | null | undefined): CalendarDate | null | undefined {
  return day === undefined ? undefined : (readDay(day) ?? null)
}
