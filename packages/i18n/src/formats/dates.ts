import { lastMomentBefore } from '@chonoi/domain'

/** A date of the contract (ISO 8601), a Date, or milliseconds. */
export type Instant = string | number | Date

/** Ho Chi Minh City has been at UTC+7 since 1975, without daylight saving time. */
const hoursAhead = 7

/**
 * Shifts a date so that its UTC fields read as local time there. Avoids Intl, whose first formatter takes a phone 100
 * ms.
 */
function clockThere(instant: Instant): Date {
  return new Date(new Date(instant).getTime() + hoursAhead * 3_600_000)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** FMT-09: formats as DD/MM/YYYY in Ho Chi Minh City's time zone, in both languages. */
export function formatDate(instant: Instant): string {
  const there = clockThere(instant)
  return `${twoDigits(there.getUTCDate())}/${twoDigits(there.getUTCMonth() + 1)}/${there.getUTCFullYear()}`
}

/** FMT-10: HH:mm in Ho Chi Minh City. */
export function formatTime(instant: Instant): string {
  const there = clockThere(instant)
  return `${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`
}

export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`
}

/**
 * Formats until when something holds. An end at midnight reads as the day before, because that is the day that was
 * typed.
 */
export function formatEnd(instant: Instant): string {
  const end = new Date(instant)
  const last = lastMomentBefore(end)
  return last === end ? formatDateTime(end) : formatDate(last)
}

/** Returns the day in Ho Chi Minh City as `<input type="date">` and queries take it: YYYY-MM-DD. */
export function isoDay(instant: Instant): string {
  const there = clockThere(instant)
  return `${there.getUTCFullYear()}-${twoDigits(there.getUTCMonth() + 1)}-${twoDigits(there.getUTCDate())}`
}
