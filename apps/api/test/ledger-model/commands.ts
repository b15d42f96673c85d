import type { BodyOf } from '@chonoi/contract'
import fc from 'fast-check'
import type { CouponName } from './checkout-price.ts'

/** Index of a buyer or shop, of which there are two. Deposits and orders are given by index, modulo their number. */
type Two = 0 | 1

export type Command =
  | { do: 'askDeposit'; buyer: Two; thousands: number }
  | { do: 'acceptDeposit' | 'refuseDeposit' | 'takeBackDeposit'; at: number }
  | { do: 'buy'; buyer: Two; pieces: readonly [number, number]; coupon: CouponName | null }
  | { do: 'cancelOrder'; at: number }
  | { do: 'confirmReceipt'; at: number }
  /** Advances one of the first two open orders to its next status; resolved to a moveOrder. */
  | { do: 'advanceOrder'; at: Two }
  | { do: 'moveOrder'; at: number; to: BodyOf<'updateOrderStatus'>['status'] }
  | { do: 'restock'; shop: Two; pieces: number }

export type ResolvedCommand = Exclude<Command, { do: 'advanceOrder' }>

const two = fc.constantFrom<Two[]>(0, 1)
const at = fc.nat(12)
const coupon = fc.constantFrom<(CouponName | null)[]>(null, 'platformTenth', 'platformWhole', 'shopPart', 'shopWhole')
const forward = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const

/** Generates mostly regular commands and some forbidden ones. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('askDeposit'), buyer: two, thousands: fc.integer({ min: 50, max: 2000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('acceptDeposit'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('refuseDeposit', 'takeBackDeposit'), at }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('buy'),
      buyer: two,
      pieces: fc.tuple(fc.nat(3), fc.nat(2)),
      coupon,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelOrder'), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('confirmReceipt'), at }) },
  { weight: 16, arbitrary: fc.record({ do: fc.constant('advanceOrder'), at: two }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom(...forward) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom('CANCELLED', 'REFUNDED') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restock'), shop: two, pieces: fc.integer({ min: 1, max: 5 }) }),
  },
)
