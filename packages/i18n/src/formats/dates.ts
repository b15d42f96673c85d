/** What the contract sends (ISO 8601), a date, or milliseconds. */
export type Instant = string | number | Date

/** Ho Chi Minh City's clock is seven hours ahead since 1975, the whole year round. */
const hoursAhead = 7

/** Its clock in the places of UTC's. Not by Intl, whose first formatter costs a phone a tenth of a second. */
function clockThere(instant: Instant): Date {
  return new Date(new Date(instant).getTime() + hoursAhead * 3_600_000)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** FMT-09: DD/MM/YYYY in Ho Chi Minh City, in both languages. */
export function formatDate(instant: Instant): string {
  const there = clockThere(instant)
  return `${twoDigits(there.getUTCDate())}/${twoDigits(there.getUTCMonth() + 1)}/${there.getUTCFullYear()}`
}

/** FMT-10: HH:mm there. */
export function formatTime(instant: Instant): string {
  const there = clockThere(instant)
  return `${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`
}

export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`
}

/** The day there as an `<input type="date">` and a query take it: YYYY-MM-DD. */
export function isoDay(instant: Instant): string {
  const there = clockThere(instant)
  return `${there.getUTCFullYear()}-${twoDigits(there.getUTCMonth() + 1)}-${twoDigits(there.getUTCDate())}`
}
