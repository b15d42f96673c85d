import { timeZone } from '@chonoi/domain'

/** What the contract sends (ISO 8601), a date, or milliseconds. */
export type Instant = string | number | Date

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function readParts(instant: Instant): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> {
  return Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

/** FMT-09: DD/MM/YYYY in Ho Chi Minh City, in both languages. */
export function formatDate(instant: Instant): string {
  const { day, month, year } = readParts(instant)
  return `${day}/${month}/${year}`
}

/** FMT-10: HH:mm there. */
export function formatTime(instant: Instant): string {
  const { hour, minute } = readParts(instant)
  return `${hour}:${minute}`
}

export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`
}

/** The day there as an `<input type="date">` and a query take it: YYYY-MM-DD. */
export function isoDay(instant: Instant): string {
  const { day, month, year } = readParts(instant)
  return `${year}-${month}-${day}`
}
