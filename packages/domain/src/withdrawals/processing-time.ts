const hour = 3_600_000

/** FMT-13: the processing time of a withdrawal. The caller supplies the texts. */
export type ProcessingTime =
  | { readonly kind: 'under_hour' }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'days'; readonly days: number }

/** Under 1 hour, whole hours below 24, otherwise whole days. */
export function processingTime(from: Date, to: Date): ProcessingTime {
  const hours = Math.floor((to.getTime() - from.getTime()) / hour)
  if (hours < 1) return { kind: 'under_hour' }
  return hours < 24 ? { kind: 'hours', hours } : { kind: 'days', days: Math.floor(hours / 24) }
}
