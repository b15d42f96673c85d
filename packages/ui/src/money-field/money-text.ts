/** Cents per đồng. Money is stored in cents, although the đồng has no subunit in use. */
const centsPerUnit = 100
/** Maximum digits. Amounts of up to twelve digits are still exact as a number of cents. */
const mostDigits = 12

/** Formats money as written in Vietnam: 1.250.000. */
export function writeMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return String(Math.trunc(cents / centsPerUnit)).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Parses typed or pasted text into cents; null when it has no digit. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? null : Number(digits) * centsPerUnit
}

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
