import type { Language } from '../languages.ts'
import { formatDate, type Instant } from './dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Moments older than this are shown as a date (FMT-07). */
const maxDays = 30

const justNow = { vi: 'vừa xong', en: 'just now' } as const satisfies Record<Language, string>

/** FMT-06, FMT-07: the date when older than 30 days, else days, hours or minutes ago, or just now. */
export function formatRelativeTime(instant: Instant, now: Instant, language: Language): string {
  const elapsed = new Date(now).getTime() - new Date(instant).getTime()
  if (elapsed > maxDays * day) return formatDate(instant)
  if (elapsed >= day) return ago(Math.floor(elapsed / day), 'day', language)
  if (elapsed >= hour) return ago(Math.floor(elapsed / hour), 'hour', language)
  if (elapsed >= minute) return ago(Math.floor(elapsed / minute), 'minute', language)
  return justNow[language]
}

/** Created on first use and then kept: a browser's first formatter takes tens of milliseconds. */
const spans: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

function ago(count: number, unit: 'day' | 'hour' | 'minute', language: Language): string {
  spans[language] ??= new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'long' })
  return spans[language].format(-count, unit)
}
