/** Money in cents: 1 VND is 100 cents (D1§1), and VND has no smaller unit, so a stored amount is a multiple of 100. */
export type Cents = number

export const centsPerVnd = 100

/** The largest whole number of đồng whose cents are still exact (2^53-1 rounded down to a multiple of 100). */
export const maxCents: Cents = Number.MAX_SAFE_INTEGER - (Number.MAX_SAFE_INTEGER % centsPerVnd)

/** A whole number of đồng, positive or negative, small enough to be exact. */
export function isWholeVnd(cents: Cents): boolean {
  return Number.isSafeInteger(cents) && cents % centsPerVnd === 0
}

/** Whether an amount can be stored: whole đồng, not negative. */
export function isStorableAmount(cents: Cents): boolean {
  return isWholeVnd(cents) && cents >= 0
}

/** Returns the amount, or throws when it left the exact range, so that it is never written. */
export function exactCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError('The amount is outside the range of exact money.')
  return cents
}

export function addMoney(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => exactCents(sum + exactCents(amount)), 0)
}

export function subtractMoney(from: Cents, amount: Cents): Cents {
  return exactCents(exactCents(from) - exactCents(amount))
}

/** A price times a whole quantity. */
export function multiplyMoney(price: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError('A quantity is a whole number from 0 on.')
  return exactCents(exactCents(price) * quantity)
}

/** VND typed by a person, in cents: rounded to whole đồng, times 100 (ADM-DEP-16). */
export function centsFromVnd(vnd: number): Cents {
  return exactCents(Math.round(vnd) * centsPerVnd)
}

export function vndFromCents(cents: Cents): number {
  return cents / centsPerVnd
}
