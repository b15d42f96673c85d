import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { orderPaymentStatuses } from './order-payment-status.ts'
import { orderStatuses } from './order-status.ts'
import { canChangeOrderItems, canSeeOrder } from './read-order.ts'

const order = { buyerId: 'buyer', tenantId: 'shop' }
const person = (more: Partial<Actor>): Actor => ({
  ...{ id: 'x', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'CUSTOMER' },
  ...more,
})

test('an order is seen by its buyer, its shop and the platform, not by a customer of the shop', () => {
  expect(canSeeOrder(order, person({ id: 'buyer', tenantId: null, tenantRole: null }))).toBe(true)
  expect(canSeeOrder(order, person({ tenantRole: 'SELLER' }))).toBe(true)
  expect(canSeeOrder(order, person({ platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }))).toBe(true)
  expect(canSeeOrder(order, person({}))).toBe(false)
  expect(canSeeOrder(order, person({ tenantId: 'other', tenantRole: 'SELLER' }))).toBe(false)
})

test('only lines of an unpaid PENDING order can change', () => {
  const open = orderStatuses.flatMap((status) =>
    orderPaymentStatuses
      .filter((paymentStatus) => canChangeOrderItems({ status, paymentStatus }))
      .map((payment) => `${status} ${payment}`),
  )
  expect(open).toEqual(['PENDING PENDING', 'PENDING FAILED'])
})
