import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { discountPercent, isProductPublic, mayApproveProduct } from './product-rules.ts'
import { productStatuses } from './product-status.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const shown = { approvalStatus: 'APPROVED', isActive: true, isPublic: true } as const

test('administrators of the platform decide on PENDING products only', () => {
  const decidable = productStatuses.filter((status) => mayApproveProduct({ status, sellerId: 's' }, admin).allowed)
  expect(decidable).toEqual(['PENDING'])
})

test('nobody approves their own product, and a shop approves none', () => {
  const shopAdmin: Actor = { id: 'shop', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }
  expect(mayApproveProduct({ status: 'PENDING', sellerId: 'admin' }, admin)).toEqual({
    allowed: false,
    because: 'product.own_approval',
  })
  expect(mayApproveProduct({ status: 'PENDING', sellerId: 's' }, shopAdmin).allowed).toBe(false)
})

test('only an approved product of a visible tenant is public', () => {
  expect(productStatuses.filter((status) => isProductPublic(status, shown))).toEqual(['APPROVED'])
  expect(isProductPublic('APPROVED', { ...shown, isActive: false })).toBe(false)
})

test('a price drop is shown in whole percent, rounded down', () => {
  expect(discountPercent(66_700_00, 100_000_00)).toBe(33)
  expect(discountPercent(100_000_00, 100_000_00)).toBeNull()
  expect(discountPercent(99_900_00, 100_000_00)).toBeNull()
  expect(discountPercent(100_00, null)).toBeNull()
})
