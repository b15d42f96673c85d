import { type Cents, centsFromVnd, isStorableAmount } from '../money/cents.ts'
import type { FieldProblem } from './field-problem.ts'

/** Bounds of an amount, in whole VND as gateways state theirs. */
export type AmountLimits = { readonly minimumVnd: number; readonly maximumVnd: number }

/** The documents' gateway defaults (D1§9); they hold for deposits too. */
export const defaultAmountLimits: AmountLimits = { minimumVnd: 1_000, maximumVnd: 50_000_000 }

/** Checks an amount; null stands for text that is not a number. */
export function checkAmount(
  field: string,
  amount: Cents | null | undefined,
  limits: AmountLimits = defaultAmountLimits,
): readonly FieldProblem[] {
  if (amount === undefined) return [{ field, code: 'required' }]
  if (amount === null || !isStorableAmount(amount)) return [{ field, code: 'amount.invalid' }]
  if (amount < centsFromVnd(limits.minimumVnd)) {
    return [{ field, code: 'amount.too_small', params: { min: limits.minimumVnd } }]
  }
  if (amount > centsFromVnd(limits.maximumVnd)) {
    return [{ field, code: 'amount.too_large', params: { max: limits.maximumVnd } }]
  }
  return []
}
