import type { Language } from '../languages.ts'
import { formatDate, type Instant } from './dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Older than this, the date says more (FMT-07). */
const mostDays = 30

const justNow = { vi: 'vừa xong', en: 'just now' } as const satisfies Record<Language, string>

const spans = {
  vi: new Intl.RelativeTimeFormat('vi', { numeric: 'always', style: 'long' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' }),
} as const satisfies Record<Language, Intl.RelativeTimeFormat>

/** FMT-06, FMT-07: the date when over 30 days old; else days, hours or minutes ago, or just now. */
export function formatRelativeTime(instant: Instant, now: Instant, language: Language): string {
  const elapsed = new Date(now).getTime() - new Date(instant).getTime()
  if (elapsed > mostDays * day) return formatDate(instant)
  if (elapsed >= day) return spans[language].format(-Math.floor(elapsed / day), 'day')
  if (elapsed >= hour) return spans[language].format(-Math.floor(elapsed / hour), 'hour')
  if (elapsed >= minute) return spans[language].format(-Math.floor(elapsed / minute), 'minute')
  return justNow[language]
}
