import { type Cents, maxCents, vndFromCents } from '../money/cents.ts'
import { checkAmount } from './amount.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { atMost, checkText, required, type TextRule } from './text-rules.ts'

export const platformNameLength = 100
export const platformDescriptionLength = 500
/** The most days that a shop's money may wait after delivery. */
export const maxOrderReleaseDays = 60
/** The most days after delivery in which goods may be sent back. */
export const maxReturnDays = 60

/** The most orders by cash that the platform may let a new account have on their way. */
export const maxCashOrderLimit = 100

const hexColor: TextRule = (text) => (/^#[0-9a-f]{6}$/i.test(text) ? null : { code: 'color.invalid' })

export const webAddress: TextRule = (text) =>
  /^https?:\/\/[^\s/]+/i.test(text.trim()) ? null : { code: 'url.invalid' }

const namePresent: TextRule = (text) => (required(text) ? { code: 'platform.name_required' } : null)

export type PlatformSettingsForm = {
  readonly platformName: string
  readonly platformDescription: string
  readonly logoUrl: string | null
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly withdrawalMinimumInCents: Cents | null | undefined
  readonly withdrawalDailyLimitInCents: Cents | null | undefined
  readonly withdrawalFeeInCents: Cents | null | undefined
  readonly orderReleaseDays: number | null | undefined
  readonly returnDays: number | null | undefined
  readonly cashOrderLimit: number | null | undefined
  readonly cashAmountLimitInCents: Cents | null | undefined
  readonly walletAdjustmentLimitInCents: Cents | null | undefined
}

/** ADM-SET-03..05: the name, colors as #RRGGBB, a logo's address, and limits of withdrawals that fit each other. */
export const validatePlatformSettings: Validator<PlatformSettingsForm> = (form) => [
  ...checkName(form.platformName),
  ...checkText('platformDescription', form.platformDescription, atMost(platformDescriptionLength)),
  ...checkText('logoUrl', form.logoUrl, atMost(2000), webAddress),
  ...checkColor('primaryColor', form.primaryColor),
  ...checkColor('secondaryColor', form.secondaryColor),
  ...checkWithdrawalTerms(form),
  ...checkDays('orderReleaseDays', form.orderReleaseDays, maxOrderReleaseDays),
  ...checkDays('returnDays', form.returnDays, maxReturnDays),
  ...checkCount('cashOrderLimit', form.cashOrderLimit, maxCashOrderLimit),
  ...checkAmount('cashAmountLimitInCents', form.cashAmountLimitInCents, {
    ...{ minimumVnd: 0, maximumVnd: vndFromCents(maxCents) },
  }),
  ...checkAmount('walletAdjustmentLimitInCents', form.walletAdjustmentLimitInCents, {
    ...{ minimumVnd: 0, maximumVnd: vndFromCents(maxCents) },
  }),
]

function checkName(name: string): readonly FieldProblem[] {
  const missing = namePresent(name)
  return missing ? [{ field: 'platformName', ...missing }] : checkText('platformName', name, atMost(platformNameLength))
}

/** A blank color is no hex color either. */
export function checkColor(field: string, color: string): readonly FieldProblem[] {
  const fault = hexColor(color)
  return fault ? [{ field, ...fault }] : []
}

function checkDays(field: string, days: number | null | undefined, max: number): readonly FieldProblem[] {
  const isWhole = Number.isInteger(days) && days != null && days >= 0 && days <= max
  return isWhole ? [] : [{ field, code: 'platform.release_days_invalid', params: { max } }]
}

function checkCount(field: string, count: number | null | undefined, max: number): readonly FieldProblem[] {
  if (count == null) return [{ field, code: 'required' }]
  return Number.isInteger(count) && count >= 0 && count <= max ? [] : [{ field, code: 'too_large', params: { max } }]
}

function checkWithdrawalTerms(form: PlatformSettingsForm): readonly FieldProblem[] {
  const atLeast = (minimumVnd: number) => ({ minimumVnd, maximumVnd: vndFromCents(maxCents) })
  const { withdrawalMinimumInCents: minimum, withdrawalDailyLimitInCents: limit, withdrawalFeeInCents: fee } = form
  const wrong = [
    ...checkAmount('withdrawalMinimumInCents', minimum, atLeast(1)),
    ...checkAmount('withdrawalDailyLimitInCents', limit, atLeast(1)),
    ...checkAmount('withdrawalFeeInCents', fee, atLeast(0)),
  ]
  if (wrong.length > 0) return wrong
  return [
    ...((minimum ?? 0) > (limit ?? 0)
      ? [{ field: 'withdrawalMinimumInCents', code: 'platform.minimum_over_limit' } as const]
      : []),
    ...((fee ?? 0) >= (minimum ?? 0)
      ? [{ field: 'withdrawalFeeInCents', code: 'platform.fee_reaches_minimum' } as const]
      : []),
  ]
}
