/** Characters that may stand between and around the digits of a VND amount: grouping, spaces, the currency. */
const decoration = /[\s.,\u00a0\u202f₫đ]|vnd/giu

/**
 * Parses whole đồng as people type them: "1.500.000", "1,500,000 ₫", "1500000". VND has no decimals, so dots and commas
 * are always grouping. Null for any other character, or a number too large to be exact in cents.
 */
export function parseVnd(text: string): number | null {
  const digits = text.replace(decoration, '')
  if (!/^\d{1,14}$/.test(digits)) return null
  return Number(digits)
}
