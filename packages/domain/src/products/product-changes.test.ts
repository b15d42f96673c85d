import { expect, test } from 'vitest'
import { isStruckOutPrice, mayMoveProduct, statusAfterChange } from './product-changes.ts'
import { fitsMovement, stockMovementTypes } from './stock.ts'

test('changing a reviewed field sends an approved product back to PENDING, changing the price does not', () => {
  expect(statusAfterChange('APPROVED', ['name'])).toBe('PENDING')
  expect(statusAfterChange('APPROVED', ['priceInCents', 'tags', 'sku', 'isFeatured'])).toBe('APPROVED')
  expect(statusAfterChange('DRAFT', ['name'])).toBe('DRAFT')
})

test('an approved product can go to approval again or off the site, never straight to a draft', () => {
  expect(mayMoveProduct('APPROVED', 'ARCHIVED').allowed).toBe(true)
  expect(mayMoveProduct('ARCHIVED', 'PENDING').allowed).toBe(true)
  expect(mayMoveProduct('REJECTED', 'REJECTED').allowed).toBe(true)
  expect(mayMoveProduct('APPROVED', 'DRAFT')).toEqual({ allowed: false, because: 'product.transition_not_allowed' })
})

test('a compare-at price is above the price', () => {
  expect(isStruckOutPrice(200, 100)).toBe(true)
  expect(isStruckOutPrice(100, 100)).toBe(false)
})

test('a manual movement has the direction of its type, and a sale is never manual', () => {
  expect(stockMovementTypes.filter((type) => fitsMovement(type, 5))).toEqual(
    'INCREASE ADJUSTMENT RESTOCK TRANSFER RETURN'.split(' '),
  )
  expect(stockMovementTypes.filter((type) => fitsMovement(type, -5))).toEqual(
    'DECREASE ADJUSTMENT DAMAGE TRANSFER'.split(' '),
  )
  expect(stockMovementTypes.filter((type) => fitsMovement(type, 0))).toEqual([])
})
