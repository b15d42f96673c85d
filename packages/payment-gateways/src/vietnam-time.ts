const sevenHours = 7 * 60 * 60 * 1000

/** Date and time in Vietnam (GMT+7, no daylight saving) as `yyyyMMddHHmmss`. */
export function vietnamTimestamp(moment: Date): string {
  return new Date(moment.getTime() + sevenHours).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** The day in Vietnam as `yyMMdd`. */
export function vietnamDay(moment: Date): string {
  return vietnamTimestamp(moment).slice(2, 8)
}
