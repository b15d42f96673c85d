import type { Language } from '../languages.ts'

/** Created on first use and then kept, as with relative times. */
const kept: { english?: Intl.DateTimeFormat } = {}

/** Formats a month (2026-11) as a heading: "Tháng 11/2026", "November 2026". */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-')
  // Vietnamese months have no names, and Intl writes "tháng 11 năm 2026".
  if (language === 'vi') return `Tháng ${number}/${year}`
  kept.english ??= new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return kept.english.format(new Date(`${month}-01T00:00:00Z`))
}
