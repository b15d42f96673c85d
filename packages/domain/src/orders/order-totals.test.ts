import { expect, test } from 'vitest'
import { type OrderAmounts, orderTotals } from './order-totals.ts'

const order: OrderAmounts = {
  ...{ status: 'PENDING', paymentStatus: 'PENDING', paymentMethod: 'VNPAY', collectedBy: 'PLATFORM' },
  ...{ subtotalInCents: 20_000_000, discountInCents: 0, shippingInCents: 3_000_000, totalInCents: 23_000_000 },
  ...{ refundedInCents: 0, payment: null, paymentDueAt: null },
}
const told = (change: Partial<OrderAmounts>) => orderTotals({ ...order, ...change }).map(({ name }) => name)

test('orderTotals: the discount stands between goods and shipping, only where there is one', () => {
  expect(told({})).toEqual(['subtotal', 'shipping', 'total'])
  expect(told({ discountInCents: 1_000_000 })).toEqual(['subtotal', 'discount', 'shipping', 'total'])
})

test('orderTotals: an unpaid order is told as long as it can be paid; cash is paid on delivery', () => {
  expect(told({ paymentDueAt: new Date() }).at(-1)).toBe('unpaid')
  expect(told({ paymentMethod: 'CASH_ON_DELIVERY', collectedBy: 'SHOP' }).at(-1)).toBe('onDelivery')
  expect(told({ paymentMethod: 'CASH_ON_DELIVERY', status: 'CANCELLED' }).at(-1)).toBe('total')
})

test('orderTotals: a paid order has its payment with the fee, and what was refunded', () => {
  const payment = { amountInCents: 23_500_000, feeInCents: 500_000 }
  const rows = orderTotals({ ...order, paymentStatus: 'PARTIALLY_REFUNDED', payment, refundedInCents: 1_000_000 })
  expect(rows.slice(3)).toEqual([
    { name: 'fee', cents: 500_000 },
    { name: 'paid', cents: 23_500_000 },
    { name: 'refunded', cents: 1_000_000 },
  ])
})

test('orderTotals: a payment of several orders is told as theirs together', () => {
  const payment = { amountInCents: 40_000_000, feeInCents: 0 }
  expect(told({ paymentStatus: 'PAID', payment }).at(-1)).toBe('paidTogether')
  expect(told({ paymentStatus: 'PAID', payment: null }).at(-1)).toBe('paid')
})

test('orderTotals: cash that the carrier took is told as paid to it until it arrives', () => {
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', collectedBy: 'CARRIER' } as const
  expect(told({ ...cash, status: 'SHIPPED' }).at(-1)).toBe('onDelivery')
  expect(told({ ...cash, status: 'DELIVERED' }).at(-1)).toBe('withCarrier')
  expect(told({ ...cash, status: 'DELIVERED', paymentStatus: 'PAID' }).at(-1)).toBe('paid')
})
