import { isLikelyDay } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'

/** Formats a day (`YYYY-MM-DD`) as in Vietnam, `25/12/2026`; '' for none. */
export function writeDay(day: string): string {
  return isDay(day) ? formatDate(`${day}T00:00:00+07:00`) : ''
}

/** Parses a typed day to `YYYY-MM-DD`: `5/3/2026`, `05-03-26`, `05032026`, `2026-03-05`. Undefined when invalid. */
export function readTypedDay(text: string): string | undefined {
  const written = text.trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written) ?? dayFirst(written)
  if (!year || !month || !day) return undefined
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}

function dayFirst(written: string): (string | undefined)[] {
  const [all, day, month, year] =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(written) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(written) ?? []
  return [all, year, month, day]
}

/** Whether a day exists and is of a year that somebody means: 30 February isn't, nor is a day of the year 26. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isLikelyDay(day) || Number.isNaN(date.getTime())) return false
  return date.toISOString().startsWith(day)
}
