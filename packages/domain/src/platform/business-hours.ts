/** GEN-08: opening and closing hour, Ho Chi Minh time. */
export const businessHours = { opens: 8, closes: 22 } as const

/** FMT-08 */
export const timeZone = 'Asia/Ho_Chi_Minh'

/** Vietnam has had no daylight saving since 1975. */
const hoursAheadOfUtc = 7

export function isWithinBusinessHours(at: Date): boolean {
  const hour = (at.getUTCHours() + hoursAheadOfUtc) % 24
  return hour >= businessHours.opens && hour < businessHours.closes
}
