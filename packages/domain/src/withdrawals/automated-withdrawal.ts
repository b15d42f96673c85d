import { type Cents, isStorableAmount } from '../money/cents.ts'
import { startOfVietnamDay, vietnamDate } from '../platform/vietnam-calendar.ts'

/** WAL-06 */
export const automatedFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const

export type AutomatedFrequency = (typeof automatedFrequencies)[number]

/** The settings of an automated withdrawal that decide on its amount. */
export type AutomatedAmount = {
  readonly minimumBalanceInCents: Cents
  readonly keptInCents: Cents
  /** A fixed amount; null for a percentage or for all. */
  readonly amountInCents: Cents | null
  /** Of the balance above what is kept. */
  readonly percentage: number | null
}

export type AutomatedCircumstances = {
  readonly availableInCents: Cents
  readonly minimumInCents: Cents
  readonly remainingTodayInCents: Cents
}

/** Why a run withdraws nothing. */
export const skipReasons = ['below_threshold', 'below_minimum', 'daily_limit'] as const

export type SkipReason = (typeof skipReasons)[number]

export type AutomatedPlan =
  | { readonly amountInCents: Cents; readonly because?: undefined }
  | { readonly amountInCents: 0; readonly because: SkipReason }

/**
 * The amount that a run withdraws: the fixed amount, the percentage or all of the balance above what is kept, within the
 * daily limit, rounded down to a whole đồng.
 */
export function planAutomatedWithdrawal(config: AutomatedAmount, now: AutomatedCircumstances): AutomatedPlan {
  const { minimumBalanceInCents, keptInCents, amountInCents, percentage } = config
  if (now.availableInCents < minimumBalanceInCents) return { amountInCents: 0, because: 'below_threshold' }
  const spare = Math.max(0, now.availableInCents - keptInCents)
  const wanted = amountInCents ?? (percentage === null ? spare : wholeShare(spare, percentage))
  const amount = Math.min(wanted, spare)
  if (amount < now.minimumInCents) return { amountInCents: 0, because: 'below_minimum' }
  if (now.remainingTodayInCents < now.minimumInCents) return { amountInCents: 0, because: 'daily_limit' }
  return { amountInCents: Math.min(amount, now.remainingTodayInCents) }
}

/** A percentage, rounded down to a whole đồng. BigInt, because cents times a hundred can exceed the safe integers. */
function wholeShare(cents: Cents, percentage: number): Cents {
  const share = Number((BigInt(cents) * BigInt(percentage)) / 10_000n) * 100
  return isStorableAmount(share) ? share : 0
}

const hour = 3_600_000
const runsAtHour = 6

/** The next run after a moment: at 6:00 in Vietnam, daily, on Mondays, or on the first of the month. */
export function nextAutomatedRun(frequency: AutomatedFrequency, after: Date): Date {
  for (let day = 0; ; day++) {
    const start = startOfVietnamDay(after, -day)
    const run = new Date(start.getTime() + runsAtHour * hour)
    if (run > after && isRunDay(frequency, vietnamDate(start))) return run
  }
}

function isRunDay(frequency: AutomatedFrequency, date: string): boolean {
  if (frequency === 'DAILY') return true
  return frequency === 'WEEKLY' ? new Date(date).getUTCDay() === 1 : date.endsWith('-01')
}
