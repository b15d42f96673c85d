import { expect, test } from 'vitest'
import { type PlatformSettingsForm, validatePlatformSettings } from './platform-settings-form.ts'

const form: PlatformSettingsForm = {
  ...{ platformName: 'Chợ Nổi', platformDescription: '', logoUrl: null },
  ...{ primaryColor: '#2563eb', secondaryColor: '#F59E0B' },
  ...{ withdrawalMinimumInCents: 5_000_000, withdrawalDailyLimitInCents: 10_000_000, withdrawalFeeInCents: 0 },
  orderReleaseDays: 7,
  returnDays: 7,
  ...{ cashOrderLimit: 3, cashAmountLimitInCents: 1_000_000_000 },
  walletAdjustmentLimitInCents: 500_000_000,
}
const wrong = (change: Partial<PlatformSettingsForm>) =>
  validatePlatformSettings({ ...form, ...change }).map(({ field, code }) => [field, code])

test('[ADM-SET-03] a blank name is refused', () => {
  expect(wrong({ platformName: '  ' })).toEqual([['platformName', 'platform.name_required']])
})

test.each(['', 'red', '#fff', '#12345g', '#1234567'])('[ADM-SET-04] %j is no hex color', (color) => {
  expect(wrong({ primaryColor: color, secondaryColor: color })).toEqual([
    ['primaryColor', 'color.invalid'],
    ['secondaryColor', 'color.invalid'],
  ])
})

test('[ADM-SET-05] the logo is absent or an address of the web', () => {
  expect(wrong({ logoUrl: 'https://chonoi.test/logo.svg' })).toEqual([])
  expect(wrong({ logoUrl: 'javascript:alert(1)' })).toEqual([['logoUrl', 'url.invalid']])
  expect(wrong({ logoUrl: 'logo.svg' })).toEqual([['logoUrl', 'url.invalid']])
})

test('the money of an order waits a whole number of days, from none to sixty', () => {
  const refused = [null, Number.NaN, -1, 1.5, 61].map((orderReleaseDays) => wrong({ orderReleaseDays }))
  expect(new Set(refused.flat().map(([, code]) => code))).toEqual(new Set(['platform.release_days_invalid']))
  expect(refused.flat()).toHaveLength(5)
  expect([...wrong({ orderReleaseDays: 0 }), ...wrong({ orderReleaseDays: 60 })]).toEqual([])
})

test('the fee stays below the smallest withdrawal, and that within the daily limit', () => {
  expect(wrong({ withdrawalFeeInCents: 5_000_000 })).toEqual([['withdrawalFeeInCents', 'platform.fee_reaches_minimum']])
  expect(wrong({ withdrawalMinimumInCents: 10_000_100 })).toEqual([
    ['withdrawalMinimumInCents', 'platform.minimum_over_limit'],
  ])
})
