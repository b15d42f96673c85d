import { type Cents, isStorableAmount } from '../money/cents.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'

export type RefundForm = {
  /** Null stands for text that is not a number. */
  readonly amountInCents: Cents | null
  readonly reason: string
  /** What can still be refunded. */
  readonly leftInCents: Cents
}

const explanation = [required, atLeast(3), atMost(500)] as const

/** Refunds at most what is left, with a reason that the buyer reads. */
export const validateRefund: Validator<RefundForm> = ({ amountInCents, reason, leftInCents }) => [
  ...checkRefund(amountInCents, leftInCents),
  ...checkText('reason', reason, ...explanation),
]

function checkRefund(amount: Cents | null, leftInCents: Cents): readonly FieldProblem[] {
  const field = 'amountInCents'
  if (amount === null || !isStorableAmount(amount) || amount === 0) return [{ field, code: 'amount.invalid' }]
  if (amount > leftInCents) return [{ field, code: 'amount.too_large', params: { max: leftInCents / 100 } }]
  return []
}

/** What an administrator saw at the provider. */
export const validateSettlement: Validator<{ readonly note: string }> = ({ note }) =>
  checkText('note', note, ...explanation)

export const validateResolution: Validator<{ readonly resolution: string }> = ({ resolution }) =>
  checkText('resolution', resolution, ...explanation)
