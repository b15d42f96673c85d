import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type Cents, isWholeVnd, vndFromCents } from '../money/cents.ts'
import type { FieldProblem, Validator } from '../validation/field-problem.ts'
import { atLeast, atMost, checkText, required } from '../validation/text-rules.ts'

export const walletAdjustmentTypes = ['WALLET_ADJUSTMENT', 'WALLET_BONUS', 'WALLET_PENALTY'] as const

export type WalletAdjustmentType = (typeof walletAdjustmentTypes)[number]

export const walletAdjustmentStatuses = ['PENDING', 'APPROVED', 'REFUSED'] as const

export type WalletAdjustmentStatus = (typeof walletAdjustmentStatuses)[number]

/** What administrators may credit to one wallet in a day, so that a typing error or a thief costs no more. */
export const maxDailyCreditInCents: Cents = 50_000_000_00

/** A change of a balance by an administrator. */
export type WalletAdjustmentForm = {
  readonly type: WalletAdjustmentType
  /** Signed. Null stands for text that is not a number. */
  readonly amountInCents: Cents | null | undefined
  readonly reason: string
}

/** WAL-07: platform administrators adjust wallets, never their own (domain.md, reading 4). */
export function mayAdjustWallet(ownerId: string, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  return owns(actor, ownerId) ? refuse('wallet.own_adjustment') : allow
}

/** An adjustment that waits for a second person. */
export interface WaitingAdjustment {
  readonly userId: string
  readonly requestedBy: string
  readonly status: WalletAdjustmentStatus
}

/** Another platform administrator than the one who asked decides, once, and never about their own wallet. */
export function mayDecideAdjustment(waiting: WaitingAdjustment, actor: Actor): Decision {
  const adjusting = mayAdjustWallet(waiting.userId, actor)
  if (!adjusting.allowed) return adjusting
  if (owns(actor, waiting.requestedBy)) return refuse('wallet.own_request')
  return waiting.status === 'PENDING' ? allow : refuse('wallet.adjustment_decided')
}

/**
 * Whether a second person decides on an adjustment. Credits count with what the day has credited already, so that parts
 * below the limit need one too.
 */
export function needsSecondPerson(amountInCents: Cents, creditedInCents: Cents, limitInCents: Cents): boolean {
  return amountInCents > 0 ? amountInCents + creditedInCents > limitInCents : -amountInCents > limitInCents
}

/** The reason of a refusal, for whoever asked. */
export const validateAdjustmentRefusal: Validator<{ readonly note: string }> = ({ note }) =>
  checkText('note', note, required, atLeast(3), atMost(200))

export const validateWalletAdjustment: Validator<WalletAdjustmentForm> = (form) => [
  ...checkSignedAmount(form),
  ...checkText('reason', form.reason, required, atLeast(3), atMost(200)),
]

/** The problem of a credit that passes the limit of a day, after what was credited before it. */
export const creditTooLarge = (creditedInCents: Cents): FieldProblem => ({
  field: 'amountInCents',
  code: 'amount.too_large',
  params: { max: vndFromCents(Math.max(0, maxDailyCreditInCents - creditedInCents)) },
})

/** A bonus adds, a penalty takes away, an adjustment does either. */
function checkSignedAmount({ type, amountInCents }: WalletAdjustmentForm): readonly FieldProblem[] {
  const field = 'amountInCents'
  if (amountInCents === undefined) return [{ field, code: 'required' }]
  if (amountInCents === null || amountInCents === 0 || !isWholeVnd(amountInCents)) {
    return [{ field, code: 'amount.invalid' }]
  }
  if (amountInCents > maxDailyCreditInCents) return [creditTooLarge(0)]
  if (type === 'WALLET_BONUS' && amountInCents < 0) return [{ field, code: 'amount.must_be_positive' }]
  if (type === 'WALLET_PENALTY' && amountInCents > 0) return [{ field, code: 'amount.must_be_negative' }]
  return []
}
