import type { DepositDecision } from '../deposits/deposit-status.ts'
import type { Cents } from '../money/cents.ts'
import { maxCents, vndFromCents } from '../money/cents.ts'
import { type AmountLimits, checkAmount, defaultAmountLimits } from './amount.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { likelyDay } from './likely-day.ts'
import { atMost, checkText, required } from './text-rules.ts'

/** A transfer the customer says they made (the required fields of manual_deposit, D1§3). */
export type ManualDepositForm = {
  readonly amountInCents: Cents | null | undefined
  readonly bankName: string
  readonly bankReference: string
  /** ISO 8601. */
  readonly transferDateTime: string
  readonly notes?: string | null
}

/** Clock tolerance: a transfer up to this far ahead is not in the future. */
const clockTolerance = 5 * 60_000

export function manualDepositValidator(
  now: Date,
  limits: AmountLimits = defaultAmountLimits,
): Validator<ManualDepositForm> {
  return (form) => [
    ...checkAmount('amountInCents', form.amountInCents, limits),
    ...checkText('bankName', form.bankName, required, atMost(100)),
    ...checkText('bankReference', form.bankReference, required, atMost(100)),
    ...checkText('transferDateTime', form.transferDateTime, required, likelyDay, (text) =>
      Date.parse(text) > now.getTime() + clockTolerance ? { code: 'date.in_future' } : null,
    ),
    ...checkText('notes', form.notes, atMost(500)),
  ]
}

/** ADM-DEP-15, ADM-DEP-17: the credited amount is required when completing, and only then. */
export type ProcessDepositForm = {
  readonly status: DepositDecision
  readonly adminNotes?: string | null
  readonly actualAmountInCents?: Cents | null
}

const anyPositiveAmount: AmountLimits = { minimumVnd: 1, maximumVnd: vndFromCents(maxCents) }

export const validateProcessDeposit: Validator<ProcessDepositForm> = (form) => [
  ...checkText('adminNotes', form.adminNotes, atMost(1000)),
  ...checkActualAmount(form),
]

function checkActualAmount({ status, actualAmountInCents }: ProcessDepositForm): readonly FieldProblem[] {
  const field = 'actualAmountInCents'
  if (status === 'COMPLETED') return checkAmount(field, actualAmountInCents, anyPositiveAmount)
  return actualAmountInCents === undefined ? [] : [{ field, code: 'amount.only_when_completing' }]
}
