import { expect, test } from 'vitest'
import { mayBeUnfinished, missingForApproval } from './product-approval.ts'
import { productStatuses } from './product-status.ts'

const plain = { priceInCents: 5_000_000, options: {} }
const red = { priceInCents: null, options: { Màu: 'Đỏ' } }
const whole = { description: 'Men lam', categoryId: 'c', variants: [plain] }

const missing = (product: Parameters<typeof missingForApproval>[0]) =>
  missingForApproval(product).map(({ field, code }) => `${field} ${code}`)

test('only what its shop keeps to itself may be unfinished', () => {
  expect(productStatuses.filter(mayBeUnfinished)).toEqual(['DRAFT', 'ARCHIVED'])
})

test('a product with its texts and price lacks nothing', () => {
  expect(missing(whole)).toEqual([])
})

test('a name alone lacks description, category and price', () => {
  const name = { description: ' ', categoryId: null, variants: [{ ...plain, priceInCents: null }] }
  expect(missing(name)).toEqual(['description required', 'categoryId required', 'priceInCents required'])
})

test('each variant needs a price', () => {
  expect(missing({ ...whole, variants: [plain, red] })).toEqual(['variants.1.priceInCents required'])
  expect(missing({ ...whole, variants: [red] })).toEqual(['variants.0.priceInCents required'])
})
