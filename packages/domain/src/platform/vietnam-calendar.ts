/** Vietnam is 7 hours ahead of UTC all year: no daylight saving since 1975. */
const ahead = 7 * 3_600_000
const day = 86_400_000

/** FMT-08: the date in Ho Chi Minh time, as 2026-11-21. */
export function vietnamDate(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10)
}

/** Returns the start of the day in Ho Chi Minh time, `daysBefore` days earlier. */
export function startOfVietnamDay(at: Date, daysBefore = 0): Date {
  return new Date(Date.parse(`${vietnamDate(at)}T00:00:00Z`) - ahead - daysBefore * day)
}

/**
 * Returns the last moment before an end. The end of a day is stored as the next midnight; people know it as the day that
 * they chose. Other ends stay as they are.
 */
export function lastMomentBefore(end: Date): Date {
  return end.getTime() === startOfVietnamDay(end).getTime() ? new Date(end.getTime() - 1) : end
}

/** Returns the start of the calendar month in Ho Chi Minh time. */
export function startOfVietnamMonth(at: Date): Date {
  return new Date(Date.parse(`${vietnamDate(at).slice(0, 7)}-01T00:00:00Z`) - ahead)
}

/** Returns the start of a month that is named as 2026-11, or of one `later` months after it, in Ho Chi Minh time. */
export function startOfMonthNamed(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + later, 1) - ahead)
}

/** Names every month from one moment to another in Ho Chi Minh time, newest first, as 2026-11. */
export function vietnamMonthsSince(first: Date, last: Date): string[] {
  const months: string[] = []
  for (let at = startOfVietnamMonth(last); at >= startOfVietnamMonth(first); ) {
    months.push(vietnamDate(at).slice(0, 7))
    at = startOfVietnamMonth(new Date(at.getTime() - 1))
  }
  return months
}
