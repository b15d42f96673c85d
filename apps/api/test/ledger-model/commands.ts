import type { BodyOf } from '@chonoi/contract'
import fc from 'fast-check'
import type { CouponName } from './checkout-price.ts'

/** A method whose money the platform holds, and one whose money the shop says it has. */
export type BoughtBy = 'WALLET' | 'CASH_ON_DELIVERY'

/** Index of a buyer or shop, of which there are two. Deposits and orders are given by index, modulo their number. */
type Two = 0 | 1

type OrderStatus = BodyOf<'updateOrderStatus'>['status']

export type Command =
  | { do: 'askDeposit'; buyer: Two; thousands: number }
  | { do: 'acceptDeposit' | 'refuseDeposit' | 'takeBackDeposit'; at: number }
  | { do: 'buy'; buyer: Two; pieces: readonly [number, number]; coupon: CouponName | null; method: BoughtBy }
  | { do: 'cancelOrder'; at: number }
  | { do: 'confirmReceipt'; at: number }
  /** Advances one of the first two open orders to its next status; resolved to a moveOrder. */
  | { do: 'advanceOrder'; at: Two }
  | { do: 'moveOrder'; at: number; to: OrderStatus }
  /** Takes one of the orders under way to its buyer; resolved to the statuses that it passes. */
  | { do: 'deliver'; at: number; steps?: readonly OrderStatus[] }
  | { do: 'restock'; shop: Two; pieces: number }
  | { do: 'complain'; at: number }
  | { do: 'decideComplaint'; at: number; to: BodyOf<'decideOrderComplaint'>['decision'] }
  /** Returns everything of one of the orders that can be returned; resolved to its place, -1 for none. */
  | { do: 'returnGoods'; at: number }
  | { do: 'withdraw'; shop: Two; thousands: number }
  | { do: 'decideWithdrawal'; at: number; to: 'COMPLETED' | 'REJECTED' }
  /** Runs the job that pays the refunds of cash out of the shops' balances. */
  | { do: 'payOwed' }

export type ResolvedCommand = Exclude<Command, { do: 'advanceOrder' }>

const two = fc.constantFrom<Two[]>(0, 1)
const at = fc.nat(12)
const coupon = fc.constantFrom<(CouponName | null)[]>(null, 'platformTenth', 'platformWhole', 'shopPart', 'shopWhole')
const forward = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const

/** Generates mostly regular commands and some forbidden ones. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('askDeposit'), buyer: two, thousands: fc.integer({ min: 200, max: 4000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('acceptDeposit'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('refuseDeposit', 'takeBackDeposit'), at }) },
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('buy'),
      buyer: two,
      pieces: fc.tuple(fc.nat(3), fc.nat(2)),
      coupon,
      method: fc.constantFrom<BoughtBy[]>('WALLET', 'WALLET', 'CASH_ON_DELIVERY'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelOrder'), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('confirmReceipt'), at }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('advanceOrder'), at: two }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom(...forward) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom('CANCELLED', 'REFUNDED') }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('deliver'), at }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('complain'), at }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('decideComplaint'), at, to: fc.constantFrom('RELEASE', 'REFUND') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('returnGoods'), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('withdraw'), shop: two, thousands: fc.integer({ min: 50, max: 250 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('decideWithdrawal'), at, to: fc.constantFrom('COMPLETED', 'REJECTED') }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('payOwed') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restock'), shop: two, pieces: fc.integer({ min: 1, max: 5 }) }),
  },
)
