import { type Cents, vndFromCents } from '@chonoi/domain'

const money = new Intl.NumberFormat('vi-VN', {
  style: 'currency',
  currency: 'VND',
  currencyDisplay: 'symbol',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

const plain = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0, useGrouping: true })

/** FMT-01: cents as VND without decimals, Vietnamese in both languages: "15.000.000 ₫", the space never breaking. */
export function formatMoney(cents: Cents): string {
  return money.format(vndFromCents(cents))
}

/** FMT-03: gateway fees and limits are whole VND; they go through the same formatter, times 100. */
export function formatVnd(vnd: number): string {
  return formatMoney(vnd * 100)
}

/** Whole VND as an amount field shows it while somebody types: "1.500.000". */
export function formatVndInput(vnd: number): string {
  return plain.format(vnd)
}
