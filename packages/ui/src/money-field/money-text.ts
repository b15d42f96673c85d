/** Cents in one đồng: money is kept in cents, đồng have none of them. */
const centsPerUnit = 100
/** Twelve digits of đồng are a thousand billion, and still exact as a number of cents. */
const mostDigits = 12

/** Money as it is written in Vietnam: 1.250.000. */
export function writeMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return String(Math.trunc(cents / centsPerUnit)).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** The cents of what was typed or pasted; null when it has no digit. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? null : Number(digits) * centsPerUnit
}

/** Where the cursor goes after regrouping: behind as many digits as it had behind it before. */
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
