import { expect, test } from 'vitest'
import { shopLimits, type ShopSettingsForm, shopSettingsValidator } from './shop-settings-form.ts'

const form: ShopSettingsForm = {
  shopName: 'Gốm Chu Đậu',
  slug: 'gom-chu-dau',
  isOpen: true,
  shippingFeeInCents: 3_000_000,
  provinceFees: [],
  freeShippingFromInCents: undefined,
  lowStockLevel: 10,
}
const problemsOf = (change: Partial<ShopSettingsForm>) =>
  shopSettingsValidator(new Date())({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`)
const fee = (provinceCode: string | null, feeInCents: number | null = 0) => ({ provinceCode, feeInCents })

test('fees of provinces need a province and an amount, and may be nothing', () => {
  expect(problemsOf({ provinceFees: [fee('01'), fee('79', 100)] })).toEqual([])
  expect(problemsOf({ provinceFees: [fee(null, null)] })).toEqual([
    'provinceFees.0.provinceCode required',
    'provinceFees.0.feeInCents amount.invalid',
  ])
})

test('a province named again is refused at its second row', () => {
  expect(problemsOf({ provinceFees: [fee('01'), fee('79'), fee('01')] })).toEqual([
    'provinceFees.2.provinceCode not_unique',
  ])
})

test('a shop has a limited number of fees', () => {
  const fees = Array.from({ length: shopLimits.maxProvinceFees + 1 }, (_, index) => fee(String(index)))
  expect(problemsOf({ provinceFees: fees })).toEqual(['provinceFees too_many'])
})

test('free delivery needs an amount above nothing', () => {
  expect(problemsOf({ freeShippingFromInCents: 100 })).toEqual([])
  expect(problemsOf({ freeShippingFromInCents: null })).toEqual(['freeShippingFromInCents amount.invalid'])
  expect(problemsOf({ freeShippingFromInCents: 0 })).toEqual(['freeShippingFromInCents amount.too_small'])
})
