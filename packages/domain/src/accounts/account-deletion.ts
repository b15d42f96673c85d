import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { FieldProblem, Validator } from '../validation/field-problem.ts'
import { validatePasswordAgain } from '../validation/account-forms.ts'

/**
 * How long an account waits between the request and its deletion. Twice the time within which goods can be sent back, so
 * that the last order is settled by then, and long enough to notice the mail when somebody else has asked for it.
 */
export const accountDeletionDays = 14

/** How long a deletion is put off when something is open again on its day, e.g. after a refund to the wallet. */
export const accountDeletionRetryDays = 7

/** What has to be settled before an account can be deleted, in the order in which people are told. */
export const deletionObstacles = ['BALANCE', 'DEPOSITS', 'WITHDRAWALS', 'ORDERS', 'RETURNS', 'SHOP'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

const day = 86_400_000

export const accountErasedAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + accountDeletionDays * day)
export const nextErasureAt = (now: Date): Date => new Date(now.getTime() + accountDeletionRetryDays * day)

/** Whether an account's owner may ask for its deletion. */
export function mayDeleteAccount(account: { readonly isLeaving: boolean; readonly obstacles: number }): Decision {
  if (account.isLeaving) return refuse('account.leaving')
  return account.obstacles > 0 ? refuse('account.deletion_blocked') : allow
}

export type AccountDeletionForm = { readonly password: string; readonly code?: string | null | undefined }

/** The code is needed where two-factor authentication is on. */
export const accountDeletionValidator =
  (needsCode: boolean): Validator<AccountDeletionForm> =>
  (form) => [
    ...validatePasswordAgain(form),
    ...(needsCode && !form.code?.trim()
      ? ([{ field: 'code', code: 'required' }] satisfies readonly FieldProblem[])
      : []),
  ]
