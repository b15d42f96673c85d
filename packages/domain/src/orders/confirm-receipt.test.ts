import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { mayConfirmReceipt, type ReleasableOrder } from './confirm-receipt.ts'
import { orderStatuses } from './order-status.ts'

const buyer: Actor = { id: 'buyer', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const seller: Actor = { id: 'seller', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'SELLER' }
const shipped: ReleasableOrder = {
  ...{ status: 'SHIPPED', paymentStatus: 'PAID', buyerId: 'buyer', tenantId: 'shop', releasedAt: null },
}

test('the buyer confirms a receipt once the order is shipped', () => {
  const confirmable = orderStatuses.filter((status) => mayConfirmReceipt({ ...shipped, status }, buyer).allowed)
  expect(confirmable).toEqual(['SHIPPED', 'DELIVERED'])
})

test('the receipt of a released or an unpaid order is not confirmed', () => {
  const released = { ...shipped, releasedAt: new Date(0) }
  expect(mayConfirmReceipt(released, buyer)).toEqual({ allowed: false, because: 'order.not_confirmable' })
  const unpaid = { ...shipped, paymentStatus: 'PENDING' } as const
  expect(mayConfirmReceipt(unpaid, buyer)).toEqual({ allowed: false, because: 'order.not_paid' })
})

test("the shop doesn't confirm for its buyer", () => {
  expect(mayConfirmReceipt(shipped, seller)).toEqual({ allowed: false, because: 'order.not_yours' })
})
