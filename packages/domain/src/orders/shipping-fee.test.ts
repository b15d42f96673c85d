import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShippingTerms, shippingOf } from './shipping-fee.ts'

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((dong) => dong * 100)
const codes = fc.constantFrom('01', '48', '79')
const terms: fc.Arbitrary<ShippingTerms> = fc.record({
  shippingFeeInCents: amounts,
  provinceFees: fc.uniqueArray(fc.record({ provinceCode: codes, feeInCents: amounts }), {
    selector: ({ provinceCode }) => provinceCode,
  }),
  freeShippingFromInCents: fc.option(amounts.filter((amount) => amount > 0)),
})
const lines = fc.array(fc.record({ isDigital: fc.boolean(), lineTotal: amounts }), { minLength: 1, maxLength: 5 })
const anywhere = fc.option(codes)
const goods = (lineTotal: number, isDigital = false) => [{ lineTotal, isDigital }]
const shop: ShippingTerms = {
  shippingFeeInCents: 3_000_000,
  provinceFees: [{ provinceCode: '01', feeInCents: 1_500_000 }],
  freeShippingFromInCents: 50_000_000,
}

test('a province with a fee of its own takes it; the others, and an address without one, take the flat fee', () => {
  const fees = ['01', '79', null].map((code) => shippingOf(shop, goods(100), code).feeInCents)
  expect(fees).toEqual([1_500_000, 3_000_000, 3_000_000])
})

test('delivery is free from exactly the amount on, and one đồng less misses one đồng', () => {
  expect(shippingOf(shop, goods(50_000_000), '79')).toEqual({ feeInCents: 0, missingForFreeInCents: null })
  expect(shippingOf(shop, goods(49_999_900), '79')).toEqual({ feeInCents: 3_000_000, missingForFreeInCents: 100 })
})

test('digital goods are delivered for nothing, but count towards the amount beside others', () => {
  expect(shippingOf(shop, goods(100, true), '79')).toEqual({ feeInCents: 0, missingForFreeInCents: null })
  expect(shippingOf(shop, [...goods(100), ...goods(49_999_900, true)], '79').feeInCents).toBe(0)
})

test('the fee is nothing, or that of the province', () => {
  fc.assert(
    fc.property(terms, lines, anywhere, (some, bought, code) => {
      const own = some.provinceFees.find(({ provinceCode }) => provinceCode === code)
      expect([0, own?.feeInCents ?? some.shippingFeeInCents]).toContain(shippingOf(some, bought, code).feeInCents)
    }),
  )
})

test('goods for just the missing amount make delivery free, and for less they do not', () => {
  fc.assert(
    fc.property(terms, lines, anywhere, (some, bought, code) => {
      const { missingForFreeInCents: missing } = shippingOf(some, bought, code)
      fc.pre(missing !== null)
      const more = (lineTotal: number) =>
        shippingOf(some, [...bought, { lineTotal, isDigital: false }], code).feeInCents
      expect(more(missing ?? 0)).toBe(0)
      expect(more((missing ?? 0) - 100)).toBeGreaterThan(0)
    }),
  )
})

test('buying more never raises the fee of goods that are delivered', () => {
  fc.assert(
    fc.property(terms, lines, anywhere, amounts, (some, bought, code, lineTotal) => {
      fc.pre(bought.some(({ isDigital }) => !isDigital))
      const after = shippingOf(some, [...bought, { lineTotal, isDigital: false }], code)
      expect(after.feeInCents).toBeLessThanOrEqual(shippingOf(some, bought, code).feeInCents)
    }),
  )
})
