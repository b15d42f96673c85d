import { type CalendarDateTime, parseDateTime } from '@internationalized/date'

/** Parses a moment in the form `YYYY-MM-DDTHH:mm`, or a day, at midnight; undefined if it is invalid. */
export function readMoment(moment: string | null | undefined): CalendarDateTime | undefined {
  if (!moment) return undefined
  try {
    return parseDateTime(moment)
  } catch {
    return undefined
  }
}

/** Parses an optional moment: undefined leaves the component uncontrolled, null is empty. */
export function readMomentValue(moment: string | null | undefined): CalendarDateTime | null | undefined {
  return moment === undefined ? undefined : (readMoment(moment) ?? null)
}
