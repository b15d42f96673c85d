import type { Language } from '../languages.ts'

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a day (2026-11-28) of the coming weeks, without its year: "28 thg 11", "28 Nov". */
function formatShortDay(day: string, language: Language): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return language === 'vi' ? `${date} thg ${month}` : `${date} ${englishMonths[month - 1]}`
}

/** Formats the first and last day of a few: "28 thg 11 – 1 thg 12", "1 – 4 thg 12". */
export function formatDays(from: string, to: string, language: Language): string {
  const last = formatShortDay(to, language)
  if (from === to) return last
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : formatShortDay(from, language)} – ${last}`
}
