// `npm run write` copies this file into the kit, whose fields read what is typed and pasted: it imports nothing.

/** Groups of three digits behind one kind of mark; decimals that are zero stand behind another. */
const grouped = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]0{1,2})?$/u
const plain = /^\d+(?:[.,]0{1,2})?$/
const zeroDecimals = /[.,]0{1,2}$/
const currency = /^(?:VND|VNĐ|₫|đ)|(?:VND|VNĐ|₫|đồng|đ)$/giu
/** No amount with its marks and currency is longer. */
const maxLength = 60
/** The largest whole number of đồng whose cents are exact. */
const maxVnd = Math.trunc(Number.MAX_SAFE_INTEGER / 100)

/**
 * Reads a whole number as people and programs write it: "1500000", "1.500.000", "1,500,000.00", "1 500 000". A group mark
 * is followed by three digits, decimals are zero, and a sign may stand in front. Null for anything else: a text with two
 * meanings is refused, never guessed.
 */
export function parseWholeNumber(text: string): number | null {
  const written = text.replaceAll('\u200B', '').trim()
  if (written.length > maxLength) return null
  const amount = written.replace(/^[-−+]/, '').replace(/(?<=\d)[.,]$/, '')
  if (!grouped.test(amount) && !plain.test(amount)) return null
  const number = Number(amount.replace(zeroDecimals, '').replaceAll(/\D/g, ''))
  if (!Number.isSafeInteger(number)) return null
  return /^[-−]/.test(written) ? 0 - number : number
}

/**
 * Reads whole đồng, with or without the currency: "500.000 ₫", "VND 1,500,000.00". Null for anything else, with a sign
 * too, and for an amount too large to be exact in cents.
 */
export function parseVnd(text: string): number | null {
  const written = text.replaceAll('\u200B', '').trim()
  if (written.length > maxLength) return null
  const amount = written.normalize('NFC').replaceAll(currency, '').trim()
  const vnd = /^\d/.test(amount) ? parseWholeNumber(amount) : null
  return vnd !== null && vnd <= maxVnd ? vnd : null
}
