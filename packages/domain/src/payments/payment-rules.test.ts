import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import {
  cashUnavailable,
  limitsUnavailable,
  owedFeesLimitInCents,
  passesCashLimits,
  walletUnavailable,
} from './offered-methods.ts'
import { paymentFailure } from './payment-failure.ts'
import { gatewayOf, isBankTransfer, paymentMethods, providerOf } from './payment-methods.ts'
import {
  checkDestination,
  mayChangePaymentStatus,
  mayRefund,
  maySettleDoubleRefund,
  maySettleRefund,
  mayVerifyPayment,
  refundDestinations,
} from './payment-rules.ts'
import { canPaymentMoveTo, isCaptured, paymentStatuses, statusAfterRefunds } from './payment-status.ts'
import { refundShares, settlementShares } from './refund-shares.ts'

const administrator: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }

test('[PAY-03] a payment that has arrived never becomes unpaid, and money may arrive late', () => {
  const after = paymentStatuses
    .filter(isCaptured)
    .flatMap((from) => paymentStatuses.filter((to) => canPaymentMoveTo(from, to)))
  expect(new Set(after)).toEqual(new Set(['PARTIALLY_REFUNDED', 'REFUNDED']))
  for (const from of ['FAILED', 'CANCELLED', 'EXPIRED'] as const) expect(canPaymentMoveTo(from, 'PAID')).toBe(true)
})

test('statusAfterRefunds: the fee stays, everything else can go back', () => {
  const payment = { amountInCents: 10_500, feeInCents: 500 }
  expect(statusAfterRefunds({ ...payment, refundedInCents: 0 })).toBe('PAID')
  expect(statusAfterRefunds({ ...payment, refundedInCents: 9_900 })).toBe('PARTIALLY_REFUNDED')
  expect(statusAfterRefunds({ ...payment, refundedInCents: 10_000 })).toBe('REFUNDED')
})

test('paymentMethods: every method is paid at a provider, by transfer, from the wallet or in cash', () => {
  for (const method of paymentMethods) {
    const ways = [
      providerOf(method) !== null,
      isBankTransfer(method),
      method === 'WALLET',
      method === 'CASH_ON_DELIVERY',
    ]
    expect(ways.filter(Boolean)).toHaveLength(1)
    expect(gatewayOf(method) === null).toBe(method === 'WALLET' || method === 'CASH_ON_DELIVERY')
  }
})

test('[PAY-03] only a provider confirms its own payment', () => {
  const payment = { status: 'PENDING', buyerId: 'buyer' } as const
  expect(mayChangePaymentStatus({ ...payment, method: 'VNPAY' }, 'PAID', administrator)).toEqual({
    allowed: false,
    because: 'payment.provider_decides',
  })
  expect(mayChangePaymentStatus({ ...payment, method: 'VIETQR' }, 'PAID', administrator).allowed).toBe(true)
  expect(mayChangePaymentStatus({ ...payment, method: 'VNPAY' }, 'CANCELLED', administrator).allowed).toBe(true)
  expect(mayVerifyPayment({ ...payment, method: 'VNPAY' }, administrator).allowed).toBe(true)
  expect(mayVerifyPayment({ ...payment, method: 'VNPAY', buyerId: 'admin' }, administrator)).toMatchObject({
    because: 'payment.own_processing',
  })
})

test('maySettleRefund: a refund that waits for a person, and not the own one', () => {
  const money = { method: 'MOMO', collectedBy: 'PLATFORM', status: 'PENDING' } as const
  const refund = { ...money, buyerId: 'buyer', outcomeUnknownAt: new Date() }
  expect(maySettleRefund(refund, administrator).allowed).toBe(true)
  const known = maySettleRefund({ ...refund, outcomeUnknownAt: null }, administrator)
  expect(known).toMatchObject({ because: 'payment.refund_settled' })
  const own = maySettleRefund({ ...refund, buyerId: 'admin' }, administrator)
  expect(own).toMatchObject({ because: 'payment.own_processing' })
})

test('maySettleRefund: cash that a shop owes is settled while it is owed, because the shop may hand it over', () => {
  const money = { method: 'CASH_ON_DELIVERY', collectedBy: 'SHOP', outcomeUnknownAt: null, buyerId: 'buyer' } as const
  expect(maySettleRefund({ ...money, status: 'PENDING' }, administrator).allowed).toBe(true)
  expect(maySettleRefund({ ...money, status: 'COMPLETED' }, administrator).allowed).toBe(false)
})

test('maySettleDoubleRefund: once, and not the own one', () => {
  const refund = { buyerId: 'buyer', resolvedAt: null }
  expect(maySettleDoubleRefund(refund, administrator).allowed).toBe(true)
  const settled = maySettleDoubleRefund({ ...refund, resolvedAt: new Date() }, administrator)
  expect(settled).toMatchObject({ because: 'payment.mismatch_resolved' })
  const own = maySettleDoubleRefund({ ...refund, buyerId: 'admin' }, administrator)
  expect(own).toMatchObject({ because: 'payment.own_processing' })
})

test('mayRefund: at most what is left, and to the source only through a provider', () => {
  const payment = { status: 'PAID', method: 'VNPAY', collectedBy: 'PLATFORM', buyerId: 'buyer' } as const
  const refund = { amountInCents: 100, leftInCents: 100, destination: 'SOURCE' } as const
  expect(mayRefund(payment, refund, administrator).allowed).toBe(true)
  expect(mayRefund(payment, { ...refund, amountInCents: 200 }, administrator)).toMatchObject({
    because: 'payment.refund_too_large',
  })
  expect(mayRefund(payment, { ...refund, leftInCents: 0 }, administrator)).toMatchObject({
    because: 'payment.not_refundable',
  })
  expect(mayRefund({ ...payment, method: 'WALLET' }, refund, administrator)).toMatchObject({
    because: 'payment.source_not_refundable',
  })
})

test('[PAY-03] what a shop collected goes back to its source; the rest to the wallet, and to a provider that can send it', () => {
  expect(refundDestinations({ method: 'MOMO', collectedBy: 'SHOP' })).toEqual(['SOURCE'])
  expect(refundDestinations({ method: 'MOMO', collectedBy: 'PLATFORM' })).toEqual(['WALLET', 'SOURCE'])
  expect(refundDestinations({ method: 'CASH_ON_DELIVERY', collectedBy: 'SHOP' })).toEqual(['SOURCE'])
})

test('[PAY-03] the wallet is refused beside its field only where a shop collected the money', () => {
  const refused = [{ field: 'destination', code: 'refund.collected_by_shop' }]
  expect(checkDestination('WALLET', { collectedBy: 'SHOP' })).toEqual(refused)
  expect(checkDestination('SOURCE', { collectedBy: 'SHOP' })).toEqual([])
  expect(checkDestination(undefined, { collectedBy: 'SHOP' })).toEqual([])
  expect(checkDestination('WALLET', { collectedBy: 'PLATFORM' })).toEqual([])
})

test('methods: a method that is not offered says why', () => {
  const payable = { amountInCents: 50_000, hasDigitalGoods: false, balanceInCents: 49_900 }
  expect(walletUnavailable(payable)).toBe('BALANCE_TOO_LOW')
  expect(limitsUnavailable(payable, { minimumInCents: 60_000, maximumInCents: 70_000 })).toBe('BELOW_MINIMUM')
  expect(limitsUnavailable(payable, { minimumInCents: 100, maximumInCents: 40_000 })).toBe('ABOVE_MAXIMUM')
  const checkout = { hasPlatformCoupon: false, owedFeesInCents: owedFeesLimitInCents, passesLimits: false }
  expect(cashUnavailable({ ...payable, hasDigitalGoods: true }, checkout)).toBe('DIGITAL_GOODS')
  expect(cashUnavailable(payable, checkout)).toBeNull()
})

test('cashUnavailable: refuses a coupon of the platform, and a shop that owes too much', () => {
  const payable = { amountInCents: 50_000, hasDigitalGoods: false, balanceInCents: 0 }
  const checkout = { hasPlatformCoupon: false, owedFeesInCents: 0, passesLimits: false }
  expect(cashUnavailable(payable, { ...checkout, hasPlatformCoupon: true })).toBe('PLATFORM_COUPON')
  const owing = { ...checkout, owedFeesInCents: owedFeesLimitInCents + 100 }
  expect(cashUnavailable(payable, owing)).toBe('FEES_OWED')
  expect(cashUnavailable(payable, { ...checkout, passesLimits: true })).toBe('CASH_ORDERS_OPEN')
})

test('passesCashLimits: a new account has few orders and little money open; delivered ones raise both, to a bound', () => {
  const limits = { cashOrderLimit: 3, cashAmountLimitInCents: 1_000_000 }
  const held = { openCount: 2, openInCents: 900_000, deliveredCount: 0 }
  expect(passesCashLimits(held, { count: 1, amountInCents: 100_000 }, limits)).toBe(false)
  expect(passesCashLimits(held, { count: 2, amountInCents: 100_000 }, limits)).toBe(true)
  expect(passesCashLimits(held, { count: 1, amountInCents: 100_100 }, limits)).toBe(true)
  const known = { ...held, deliveredCount: 1 }
  expect(passesCashLimits(known, { count: 4, amountInCents: 1_100_000 }, limits)).toBe(false)
  const trusted = { ...held, deliveredCount: 50 }
  expect(passesCashLimits(trusted, { count: 14, amountInCents: 0 }, limits)).toBe(true)
})

test("paymentFailure: names what the buyer can act on; an unknown code is 'OTHER'", () => {
  expect(paymentFailure('vnpay', '51')).toBe('INSUFFICIENT_FUNDS')
  expect(paymentFailure('momo', '1006')).toBe('CANCELLED')
  expect(paymentFailure('zalopay', 'unheard of')).toBe('OTHER')
  expect(paymentFailure('vnpay', null)).toBeNull()
})

const dong = (max: number) => fc.integer({ min: 0, max }).map((vnd) => vnd * 100)

test('refundShares: refunds in any parts and the settlement add up to the shares of the whole order', () =>
  fc.assert(
    fc.property(
      dong(1_000_000),
      dong(50_000),
      dong(50_000),
      fc.array(dong(1_000_000)),
      (rest, commission, promo, cuts) => {
        const totalInCents = rest + 100
        const order = { totalInCents, commissionInCents: commission, platformDiscountInCents: promo }
        const sorted = [0, ...cuts.map((cut) => cut % (totalInCents + 100)), totalInCents].toSorted((a, b) => a - b)
        const parts = sorted.slice(1).map((to, index) => {
          const refundedInCents = sorted[index] ?? 0
          return refundShares({ ...order, refundedInCents }, to - refundedInCents)
        })
        const sumOf = (name: keyof (typeof parts)[number]) => parts.reduce((sum, part) => sum + part[name], 0)
        expect(sumOf('commissionInCents')).toBe(commission)
        expect(sumOf('promotionInCents')).toBe(promo)
        expect(sumOf('payableInCents')).toBe(totalInCents - commission + promo)
        const half = sorted[Math.floor(sorted.length / 2)] ?? 0
        const settled = settlementShares({ ...order, refundedInCents: half })
        expect(settled.payableInCents + settled.commissionInCents - settled.promotionInCents).toBe(totalInCents - half)
      },
    ),
  ))
