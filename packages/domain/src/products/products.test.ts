import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { reopeningMs } from '../decision/reopening.ts'
import { discountPercent, mayApproveProduct, mayReopenProduct } from './product-rules.ts'
import { productStatuses } from './product-status.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }

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

const decidedAt = new Date('2026-11-27T01:00:00Z')
const decided = { status: 'APPROVED', sellerId: 's', decidedAt, isOrderedSince: false } as const
const after = (ms: number) => new Date(decidedAt.getTime() + ms)

test('a decision is taken back within ten minutes, by administrators of the platform', () => {
  const reopenable = productStatuses.filter(
    (status) => mayReopenProduct({ ...decided, status }, admin, after(reopeningMs)).allowed,
  )
  expect(reopenable).toEqual(['APPROVED', 'REJECTED'])
  expect(mayReopenProduct(decided, { ...admin, platformRole: 'CUSTOMER' }, decidedAt).allowed).toBe(false)
  expect(mayReopenProduct({ ...decided, sellerId: 'admin' }, admin, decidedAt)).toMatchObject({
    because: 'product.own_approval',
  })
})

test.each([
  ['later than that', decided, after(reopeningMs + 1), 'product.decision_final'],
  ['once somebody ordered it', { ...decided, isOrderedSince: true }, decidedAt, 'product.decision_final'],
  ['that nobody made', { ...decided, decidedAt: null }, decidedAt, 'product.not_decided'],
] as const)('a decision is not taken back %s', (_, product, now, because) => {
  expect(mayReopenProduct(product, admin, now)).toEqual({ allowed: false, because })
})

test('a price drop is shown in whole percent, rounded down', () => {
  expect(discountPercent(66_700_00, 100_000_00)).toBe(33)
  expect(discountPercent(100_000_00, 100_000_00)).toBeNull()
  expect(discountPercent(99_900_00, 100_000_00)).toBeNull()
  expect(discountPercent(100_00, null)).toBeNull()
})
