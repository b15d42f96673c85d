import { type Cents, vndFromCents } from '@chonoi/domain'
import { writeNumber } from './digits.ts'

/**
 * FMT-01: formats cents as VND without decimals, Vietnamese in both languages: "15.000.000 ₫", with a non-breaking
 * space.
 */
export function formatMoney(cents: Cents): string {
  return `${formatVndInput(vndFromCents(cents))}\u00a0₫`
}

/** FMT-03: gateway fees and limits are whole VND. Uses the same formatter, times 100. */
export function formatVnd(vnd: number): string {
  return formatMoney(vnd * 100)
}

/** Formats whole VND for an amount field during typing: "1.500.000". */
export function formatVndInput(vnd: number): string {
  return writeNumber(Math.sign(vnd) * Math.round(Math.abs(vnd)), 'vi')
}
