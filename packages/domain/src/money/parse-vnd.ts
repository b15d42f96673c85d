const currency = /^(?:VND|VNĐ|₫|đ)|(?:VND|VNĐ|₫|đ|đồng)$/giu
/** A group mark is followed by three digits, and all of them are the same. */
const grouped = /^(\d{1,3})([.,'’\s])\d{3}(?:\2\d{3})*$/u
/** Decimals that are zero behind another mark than the groups'. */
const groupedWithZeros = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?!\1)[.,]0+$/u
const plainWithZeros = /^\d+[.,]0{1,2}$/
const maxDigits = 14
/** No amount with its marks and currency is longer. */
const maxLength = 60

/**
 * Parses whole đồng as people type and paste them: "1.500.000", "1,500,000.00 ₫", "1500000", "500000.00". A group mark is
 * followed by three digits; decimals are dropped where they are zero. Null for anything else, and for a number too large
 * to be exact in cents: an amount that could be read in two ways is refused.
 */
export function parseVnd(text: string): number | null {
  const written = text.replaceAll('\u200B', '').trim()
  if (written.length > maxLength) return null
  const amount = written.normalize('NFC').replace(currency, '').trim()
  const isDecimal = groupedWithZeros.test(amount) || plainWithZeros.test(amount)
  const whole = isDecimal ? amount.replace(/[.,]0+$/, '') : amount
  if (!isDecimal && !/^\d+$/.test(whole) && !grouped.test(whole)) return null
  const digits = whole.replace(/\D/g, '')
  return digits.length <= maxDigits ? Number(digits) : null
}
