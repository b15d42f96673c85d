/** Cents per đồng. Money is stored in cents, although the đồng has no subunit in use. */
const centsPerUnit = 100
/** Maximum digits. Amounts of up to twelve digits are still exact as a number of cents. */
const maxDigits = 12

/** Formats money as written in Vietnam: 1.250.000. */
export function writeMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return String(Math.trunc(cents / centsPerUnit)).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Parses typed or pasted text into cents; null when it has no digit. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, maxDigits)
  return digits === '' ? null : Number(digits) * centsPerUnit
}

const currency = /^(?:VND|VNĐ|₫|đ)|(?:VND|VNĐ|₫|đồng|đ)$/giu
/** No amount with its marks and currency is longer. */
const maxLength = 60
/** A group mark is followed by three digits, and all of them are the same. Decimals have another mark. */
const grouped = /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]0+)?$/u
const plain = /^\d+(?:[.,]0{1,2})?$/

/**
 * Parses a whole amount from elsewhere, "1,500,000.00 VND" or "1.500.000", into cents; null when it could be read in two
 * ways or is none. Decimals are dropped where they are zero.
 */
export function readWholeMoney(text: string): number | null {
  const written = text.replaceAll('\u200B', '').trim()
  if (written.length > maxLength) return null
  const amount = written.normalize('NFC').replace(currency, '').trim().replace(/[.,]$/, '')
  if (!grouped.test(amount) && !plain.test(amount)) return null
  const mark = grouped.exec(amount)?.[1]
  const isDecimal = (one: string) => one !== mark && /[.,]/.test(one)
  const end = [...amount].findIndex(isDecimal)
  const digits = (end < 0 ? amount : amount.slice(0, end)).replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.length <= maxDigits ? Number(digits) * centsPerUnit : null
}

/** Whether the text ends with a mark and fewer than three digits, which may become a group or decimals. */
export const isUnfinishedMoney = (text: string): boolean => /\d[.,]\d{0,2}$/.test(text)

/** Returns the cursor position after regrouping, with the same number of digits before it. */
export function caretAfterRegrouping(typed: string, caret: number, regrouped: string): number {
  let digitsLeft = typed
    .slice(0, caret)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '').length
  let position = 0
  while (digitsLeft > 0 && position < regrouped.length) {
    if (/\d/.test(regrouped.charAt(position))) digitsLeft -= 1
    position += 1
  }
  return position
}
