import { compactCount, fileSize } from '@chonoi/domain'
import type { Language } from '../languages.ts'
import { writeNumber } from './digits.ts'

/** Formats a number with the language's grouping and at most one decimal. */
export function formatNumber(value: number, language: Language): string {
  return writeNumber(value, language)
}

/** FMT-16: formats a count of 1000 or more in thousands: "1,5k". */
export function formatCount(count: number, language: Language): string {
  const { amount, suffix } = compactCount(count)
  return writeNumber(amount, language) + suffix
}

/** FMT-05: "1,5 MB", with a non-breaking space. */
export function formatFileSize(bytes: number, language: Language): string {
  const { amount, unit } = fileSize(bytes)
  return `${writeNumber(amount, language)}\u00a0${unit}`
}

/** Formats a change in percent with its sign: "+12,5%". */
export function formatGrowth(percent: number, language: Language): string {
  const written = writeNumber(percent, language)
  return `${percent > 0 && written !== '0' ? '+' : ''}${written}%`
}

/** Formats a rating, always with one decimal: "4,0". */
export function formatRating(rating: number, language: Language): string {
  return writeNumber(rating, language, 1)
}
