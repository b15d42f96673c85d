import type { UiLabels } from '../ui-provider/ui-labels.ts'

const minute = 60_000
const hour = 60 * minute

/** Formats the age of a toast: just now, minutes ago or hours ago. */
export function toastAge(
  createdAt: number,
  now: number,
  labels: Pick<UiLabels, 'justNow' | 'minutesAgo' | 'hoursAgo'>,
) {
  const age = now - createdAt
  if (age < minute) return labels.justNow
  if (age < hour) return labels.minutesAgo(Math.floor(age / minute))
  return labels.hoursAgo(Math.floor(age / hour))
}
