import type { GatewayAmount } from './payment-gateway.ts'

/** Whole đồng of an amount in cents. An amount that isn't whole đồng, not positive or not exact is refused. */
export function dongOf(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents % 100 !== 0) {
    throw new RangeError('An amount must be a positive number of whole đồng.')
  }
  return cents / 100
}

/** The amount that a provider reports in đồng; null when it isn't a whole number that can be represented exactly. */
export function vndFromDong(dong: unknown): GatewayAmount | null {
  const value = typeof dong === 'string' && /^\d{1,15}$/.test(dong) ? Number(dong) : dong
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return null
  const cents = value * 100
  return Number.isSafeInteger(cents) ? { currency: 'VND', cents } : null
}

/** US cents for VND cents, rounded up so that a conversion never loses money. `vndPerUsd` is a whole number. */
export function usdCentsOf(vndCents: number, vndPerUsd: number): number {
  if (!Number.isSafeInteger(vndPerUsd) || vndPerUsd <= 0) throw new RangeError('A rate is a whole number of đồng.')
  return Math.ceil(vndCents / vndPerUsd)
}

/** `1234` as "12.34". */
export function usdText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** "12.34" as `1234`; null when it isn't such a text. */
export function centsFromUsdText(text: unknown): number | null {
  const match = typeof text === 'string' ? /^(\d{1,12})\.(\d{2})$/.exec(text) : null
  return match ? Number(match[1]) * 100 + Number(match[2]) : null
}

export function isSameAmount(one: GatewayAmount, other: GatewayAmount): boolean {
  return one.currency === other.currency && one.cents === other.cents
}
