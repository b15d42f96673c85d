import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { type ComplainableOrder, complaintStatuses, mayComplain, mayDecideComplaint } from './order-complaint.ts'
import { orderStatuses } from './order-status.ts'

const buyer: Actor = { id: 'buyer', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const seller: Actor = { id: 'seller', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }
const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const delivered: ComplainableOrder = {
  ...{ status: 'DELIVERED', paymentStatus: 'PAID', buyerId: 'buyer', tenantId: 'shop' },
  ...{ releasedAt: null, complaint: null },
}
const refused = { allowed: false, because: 'order.not_complainable' }

test('mayComplain: only about a delivered order', () => {
  const open = orderStatuses.filter((status) => mayComplain({ ...delivered, status }, buyer).allowed)
  expect(open).toEqual(['DELIVERED'])
})

test('mayComplain: not after the release, not without money, and once', () => {
  expect(mayComplain({ ...delivered, releasedAt: new Date(0) }, buyer)).toEqual(refused)
  expect(mayComplain({ ...delivered, paymentStatus: 'REFUNDED' }, buyer)).toEqual(refused)
  expect(mayComplain({ ...delivered, complaint: {} }, buyer)).toEqual(refused)
})

test("mayComplain: nobody complains in the buyer's place", () => {
  expect(mayComplain(delivered, seller)).toEqual({ allowed: false, because: 'order.not_yours' })
})

test('mayDecideComplaint: an administrator of the platform decides, once', () => {
  const of = (status: (typeof complaintStatuses)[number]) => ({ status, buyerId: 'buyer' })
  expect(complaintStatuses.filter((status) => mayDecideComplaint(of(status), admin).allowed)).toEqual(['OPEN'])
  expect(mayDecideComplaint(of('OPEN'), seller).allowed).toBe(false)
})

test('mayDecideComplaint: nobody decides on their own complaint', () => {
  const own = { status: 'OPEN', buyerId: 'admin' } as const
  expect(mayDecideComplaint(own, admin)).toEqual({ allowed: false, because: 'complaint.own_decision' })
})
