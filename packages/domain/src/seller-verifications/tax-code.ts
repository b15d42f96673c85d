/** Weights of the first nine digits of a tax code. */
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]
const provinces = 96

/** People type tax codes in groups. */
const bare = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** As it is stored: the branch after a hyphen. */
export function plainTaxCode(text: string): string {
  const digits = bare(text)
  return digits.length === 13 ? `${digits.slice(0, 10)}-${digits.slice(10)}` : digits
}

/**
 * Whether a text is a Vietnamese tax code: ten digits of which the last checks the others, or thirteen for a branch.
 * A person or household also has the twelve digits of the personal identification number, which begin with a province.
 */
export function isTaxCode(text: string, { isCompany }: { isCompany: boolean }): boolean {
  if (!/^[\d\s-]*$/.test(text)) return false
  const digits = bare(text)
  if (digits.length === 12) return !isCompany && isProvince(Number(digits.slice(0, 3)))
  if (digits.length === 13) return !digits.endsWith('000') && hasCheckDigit(digits)
  return digits.length === 10 && hasCheckDigit(digits)
}

const isProvince = (code: number): boolean => code >= 1 && code <= provinces

/** A remainder of zero would need a check digit of ten, so such a code is never given out. */
function hasCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return 10 - (sum % 11) === Number(digits[9])
}
