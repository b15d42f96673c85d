/** A day of Vietnam as the moment it begins, or, for the last day of a range, the moment after it ends. */
export function dayBoundary(day: string, isLast: boolean): string | undefined {
  const start = Date.parse(`${day}T00:00:00+07:00`)
  if (Number.isNaN(start)) return undefined
  return new Date(isLast ? start + 86_400_000 : start).toISOString()
}
