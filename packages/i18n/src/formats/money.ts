import { type Cents, vndFromCents } from '@chonoi/domain'
import { writeNumber } from './digits.ts'

/** FMT-01: cents as VND without decimals, Vietnamese in both languages: "15.000.000 ₫", the space never breaking. */
export function formatMoney(cents: Cents): string {
  return `${formatVndInput(vndFromCents(cents))}\u00a0₫`
}

/** FMT-03: gateway fees and limits are whole VND; they go through the same formatter, times 100. */
export function formatVnd(vnd: number): string {
  return formatMoney(vnd * 100)
}

/** Whole VND as an amount field shows it while somebody types: "1.500.000". */
export function formatVndInput(vnd: number): string {
  return writeNumber(Math.sign(vnd) * Math.round(Math.abs(vnd)), 'vi')
}
