import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { mayCancelOrder } from './cancel-order.ts'
import type { MoneyCollector } from '../payments/money-routes.ts'
import { mayChangeOrderStatus, mayReportFailedDelivery, offeredOrderStatuses } from './change-order-status.ts'
import type { OrderFacts } from './order-facts.ts'
import {
  displayedPaymentStatus,
  displayedPaymentStatuses,
  moneyPlace,
  orderPaymentStatuses,
  paymentStanding,
  paymentWhenPlaced,
  wasPaid,
} from './order-payment-status.ts'
import {
  canOrderMoveTo,
  milestonesReached,
  nextOrderStatuses,
  type OrderStatus,
  orderStatuses,
} from './order-status.ts'

const buyer: Actor = { id: 'buyer', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const seller: Actor = { id: 'seller', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'SELLER' }
const otherSeller: Actor = { ...seller, tenantId: 'elsewhere' }
const platformAdmin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const order = (status: OrderStatus, paymentStatus: OrderFacts['paymentStatus'] = 'PAID'): OrderFacts => ({
  status,
  paymentStatus,
  buyerId: 'buyer',
  tenantId: 'shop',
})
const cancellableFor = (actor: Actor) => orderStatuses.filter((status) => mayCancelOrder(order(status), actor).allowed)

test('[ORD-07] the buyer does not cancel what was downloaded; its shop may', () => {
  const downloaded = { ...order('PENDING'), isHandedOver: true }
  expect(mayCancelOrder(downloaded, buyer)).toEqual({ allowed: false, because: 'order.not_cancellable' })
  expect(mayCancelOrder(downloaded, seller).allowed).toBe(true)
})

test('[ORD-01] the order statuses', () => {
  expect([...orderStatuses]).toEqual('PENDING CONFIRMED PROCESSING SHIPPED DELIVERED CANCELLED REFUNDED'.split(' '))
})

test('[ORD-02] the payment statuses', () => {
  expect([...orderPaymentStatuses]).toEqual(['PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'])
})

test('[ORD-03] the displayed statuses add CANCELLED, for a payment that is no longer possible', () => {
  expect(displayedPaymentStatuses).toContain('CANCELLED')
  expect(displayedPaymentStatus(order('CANCELLED', 'PENDING'))).toBe('CANCELLED')
  expect(displayedPaymentStatus(order('CANCELLED', 'REFUNDED'))).toBe('REFUNDED')
  expect(displayedPaymentStatus(order('CONFIRMED', 'PENDING'))).toBe('PENDING')
})

test('[ORD-03] nobody waits for cash before the delivery', () => {
  const cash = { ...order('CONFIRMED', 'PENDING'), paymentMethod: 'CASH_ON_DELIVERY', collectedBy: 'SHOP' } as const
  expect(paymentStanding(cash)).toBe('ON_DELIVERY')
  expect(paymentStanding({ ...cash, paymentStatus: 'PAID' })).toBe('PAID')
  expect(paymentStanding({ ...cash, status: 'CANCELLED' })).toBe('CANCELLED')
  expect(paymentStanding({ ...cash, paymentMethod: 'VNPAY' })).toBe('PENDING')
})

test('[ORD-03] cash that a carrier took is paid by its buyer, and by the carrier once it is remitted', () => {
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', collectedBy: 'CARRIER' } as const
  const by = (...facts: Parameters<typeof order>) => paymentStanding({ ...cash, ...order(...facts) })
  expect(by('SHIPPED', 'PENDING')).toBe('ON_DELIVERY')
  expect(by('DELIVERED', 'PENDING')).toBe('WITH_CARRIER')
  expect(by('DELIVERED', 'FAILED')).toBe('WITH_CARRIER')
  expect(by('DELIVERED', 'PAID')).toBe('PAID')
  expect(by('CANCELLED', 'PENDING')).toBe('CANCELLED')
})

test('the money of an order lies with its collector, and with the platform once a carrier remitted it', () => {
  const of = (collectedBy: MoneyCollector, ...facts: Parameters<typeof order>) =>
    moneyPlace({ ...order(...facts), collectedBy })
  expect(of('SHOP', 'DELIVERED', 'PAID')).toBe('SHOP_COLLECTS')
  expect(of('PLATFORM', 'PENDING', 'PENDING')).toBe('WITH_PLATFORM')
  expect(of('CARRIER', 'SHIPPED', 'PENDING')).toBe('CARRIER_COLLECTS')
  expect(of('CARRIER', 'DELIVERED', 'PENDING')).toBe('WITH_CARRIER')
  expect(of('CARRIER', 'DELIVERED', 'PAID')).toBe('WITH_PLATFORM')
})

test('a parcel comes back to its shop from SHIPPED only, by the word of its shop', () => {
  const from = orderStatuses.filter((status) => mayReportFailedDelivery(order(status), seller).allowed)
  expect(from).toEqual(['SHIPPED'])
  expect(mayReportFailedDelivery(order('SHIPPED'), buyer)).toEqual({ allowed: false, because: 'order.not_yours' })
})

test('[ORD-03] the history of an order tells whether it was paid when it was placed', () => {
  const by = (paymentMethod: 'VNPAY' | 'CASH_ON_DELIVERY', ...facts: Parameters<typeof order>) =>
    paymentWhenPlaced({ ...order(...facts), paymentMethod })
  expect(by('VNPAY', 'PENDING', 'PENDING')).toBe('AWAITED')
  expect(by('VNPAY', 'PENDING', 'FAILED')).toBe('AWAITED')
  expect(by('VNPAY', 'CONFIRMED', 'PAID')).toBe('PAID')
  expect(by('VNPAY', 'CANCELLED', 'REFUNDED')).toBe('PAID')
  expect(by('VNPAY', 'CANCELLED', 'PENDING')).toBe('UNPAID')
  expect(by('CASH_ON_DELIVERY', 'DELIVERED', 'PAID')).toBe('ON_DELIVERY')
})

test('[ORD-02] what was refunded had been paid', () => {
  expect(orderPaymentStatuses.filter(wasPaid)).toEqual(['PAID', 'REFUNDED', 'PARTIALLY_REFUNDED'])
})

test('[ORD-05] an order moves PENDING, CONFIRMED, PROCESSING, SHIPPED, DELIVERED', () => {
  const steps: OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED']
  expect(steps.slice(1).every((to, index) => canOrderMoveTo(steps[index] ?? to, to))).toBe(true)
})

test('[ORD-05] it is cancelled only before SHIPPED, and refunded only from DELIVERED or CANCELLED', () => {
  const from = (to: OrderStatus) => orderStatuses.filter((status) => canOrderMoveTo(status, to))
  expect(from('CANCELLED')).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING'])
  expect(from('REFUNDED')).toEqual(['DELIVERED', 'CANCELLED'])
})

test('[ORD-05] transitions have no cycles: every path through the table ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.array(fc.nat(), { minLength: 10 }), (start, choices) => {
      let status: OrderStatus = start
      for (const choice of choices) {
        const next: readonly OrderStatus[] = nextOrderStatuses[status]
        status = next[choice % Math.max(next.length, 1)] ?? status
      }
      expect(nextOrderStatuses[status]).toEqual([])
    }),
  )
})

test('the buyer cancels from PENDING or CONFIRMED', () => {
  expect(cancellableFor(buyer)).toEqual(['PENDING', 'CONFIRMED'])
  expect(mayCancelOrder(order('SHIPPED'), buyer)).toEqual({ allowed: false, because: 'order.not_cancellable' })
})

test('the shop cancels up to PROCESSING', () => {
  expect(cancellableFor(seller)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING'])
  expect(mayCancelOrder(order('SHIPPED'), seller)).toEqual({ allowed: false, because: 'order.not_cancellable' })
})

test("nobody cancels another's order", () => {
  expect(mayCancelOrder(order('PENDING'), { ...buyer, id: 'other' })).toEqual({
    allowed: false,
    because: 'order.not_yours',
  })
  expect(cancellableFor(otherSeller)).toEqual([])
})

test('a buyer in their own shop has the rights of the shop', () => {
  expect(mayCancelOrder({ ...order('PROCESSING'), buyerId: 'seller' }, seller).allowed).toBe(true)
})

test('an account without cancel:order cannot cancel, even its own order', () => {
  const user: Actor = { ...buyer, platformRole: 'USER' }
  expect(mayCancelOrder(order('PENDING'), user)).toEqual({ allowed: false, because: 'auth.permission_missing' })
})

test('the shop changes the status along the table, another shop and the buyer do not', () => {
  expect(mayChangeOrderStatus(order('PENDING'), 'CONFIRMED', seller).allowed).toBe(true)
  expect(mayChangeOrderStatus(order('PENDING'), 'CONFIRMED', platformAdmin).allowed).toBe(true)
  expect(mayChangeOrderStatus(order('PENDING'), 'SHIPPED', seller)).toEqual({
    allowed: false,
    because: 'order.transition_not_allowed',
  })
  expect(mayChangeOrderStatus(order('PENDING'), 'CONFIRMED', otherSeller).allowed).toBe(false)
  expect(mayChangeOrderStatus(order('PENDING'), 'CONFIRMED', buyer).allowed).toBe(false)
})

test('a refund needs a paid order', () => {
  expect(mayChangeOrderStatus(order('DELIVERED', 'PENDING'), 'REFUNDED', seller)).toEqual({
    allowed: false,
    because: 'order.not_paid',
  })
  expect(mayChangeOrderStatus(order('DELIVERED', 'PARTIALLY_REFUNDED'), 'REFUNDED', seller).allowed).toBe(true)
})

test('an order is delivered only once it was paid: delivery pays the shop', () => {
  expect(mayChangeOrderStatus(order('SHIPPED'), 'DELIVERED', seller).allowed).toBe(true)
  for (const payment of ['PENDING', 'FAILED', 'REFUNDED'] as const)
    expect(mayChangeOrderStatus(order('SHIPPED', payment), 'DELIVERED', seller)).toEqual({
      allowed: false,
      because: 'order.not_paid',
    })
  expect(offeredOrderStatuses(order('SHIPPED', 'PENDING'), platformAdmin)).toEqual([])
})

test('a screen offers exactly the allowed steps', () => {
  expect(offeredOrderStatuses(order('PROCESSING'), seller)).toEqual(['SHIPPED', 'CANCELLED'])
  expect(offeredOrderStatuses(order('PROCESSING'), buyer)).toEqual([])
})

test('a timeline counts the milestones reached', () => {
  expect(orderStatuses.map(milestonesReached)).toEqual([1, 2, 3, 4, 5, 0, 0])
})
