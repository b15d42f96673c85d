import { centsFromVnd } from '@chonoi/domain'

/** Returns a realistic shop price in whole thousands: 45.000, 189.000 or 190.000, 1.490.000. */
export function priceInCents(thousands: number, ends: 'nine' | 'round'): number {
  const step = thousands < 60 ? 1 : thousands < 300 ? 5 : thousands < 1000 ? 10 : 50
  const round = Math.max(1, Math.round(thousands / step)) * step
  const isCharming = ends === 'nine' && thousands >= 60
  return centsFromVnd((isCharming ? roundUp(round, 10) - (thousands < 1000 ? 1 : 10) : round) * 1000)
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step
