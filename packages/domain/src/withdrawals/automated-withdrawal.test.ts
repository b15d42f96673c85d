import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextAutomatedRun, planAutomatedWithdrawal } from './automated-withdrawal.ts'

const all = { minimumBalanceInCents: 50_000_000, keptInCents: 10_000_000, amountInCents: null, percentage: null }
const now = { availableInCents: 60_000_000, minimumInCents: 5_000_000, remainingTodayInCents: 100_000_000 }

test.each([
  ['all above what is kept', {}, {}, { amountInCents: 50_000_000 }],
  ['a fixed amount', { amountInCents: 20_000_000 }, {}, { amountInCents: 20_000_000 }],
  ['a fixed amount that leaves what is kept', { amountInCents: 55_000_000 }, {}, { amountInCents: 50_000_000 }],
  ['a percentage, rounded down', { percentage: 33 }, { availableInCents: 60_000_100 }, { amountInCents: 16_500_000 }],
  ['within the daily limit', {}, { remainingTodayInCents: 7_000_000 }, { amountInCents: 7_000_000 }],
  [
    'nothing below the threshold',
    {},
    { availableInCents: 49_999_900 },
    { amountInCents: 0, because: 'below_threshold' },
  ],
  ['nothing below the minimum', { amountInCents: 4_999_900 }, {}, { amountInCents: 0, because: 'below_minimum' }],
  ['nothing without a limit left', {}, { remainingTodayInCents: 100 }, { amountInCents: 0, because: 'daily_limit' }],
] as const)('[WAL-06] planAutomatedWithdrawal: %s', (_, config, circumstances, plan) => {
  expect(planAutomatedWithdrawal({ ...all, ...config }, { ...now, ...circumstances })).toEqual(plan)
})

test('planAutomatedWithdrawal: never takes what is kept or more than the limits', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((vnd) => vnd * 100)
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.option(fc.integer({ min: 1, max: 100 })),
      (available, kept, left, percentage) => {
        const { amountInCents } = planAutomatedWithdrawal(
          { minimumBalanceInCents: 0, keptInCents: kept, amountInCents: null, percentage },
          { availableInCents: available, minimumInCents: 5_000_000, remainingTodayInCents: left },
        )
        expect(amountInCents % 100).toBe(0)
        expect(amountInCents).toBeLessThanOrEqual(Math.min(Math.max(0, available - kept), left))
      },
    ),
  )
})

test.each([
  ['DAILY', '2026-11-24T22:59:00Z', '2026-11-24T23:00:00.000Z'],
  ['DAILY', '2026-11-24T23:00:00Z', '2026-11-25T23:00:00.000Z'],
  ['WEEKLY', '2026-11-25T10:00:00Z', '2026-11-29T23:00:00.000Z'],
  ['MONTHLY', '2026-11-25T10:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['MONTHLY', '2026-12-31T17:30:00Z', '2026-12-31T23:00:00.000Z'],
] as const)('[WAL-06] nextAutomatedRun: %s after %s is %s, 6:00 in Vietnam', (frequency, after, next) => {
  expect(nextAutomatedRun(frequency, new Date(after)).toISOString()).toBe(next)
})
