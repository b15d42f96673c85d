import type { BodyOf, OrderPaymentMethod } from '@chonoi/contract'
import { paymentMethods } from '@chonoi/domain'
import fc from 'fast-check'
import type { CouponName } from './checkout-price.ts'

/** Providers that take money for the platform, and for a shop with a gateway of its own. */
export const providerMethods = ['VNPAY', 'MOMO', 'ZALOPAY', 'CARD', 'PAYPAL'] as const satisfies OrderPaymentMethod[]
export type ProviderMethod = (typeof providerMethods)[number]
export const isProvider = (method: string): method is ProviderMethod =>
  providerMethods.some((provider) => provider === method)

/** A transfer is offered with a QR code or without one, as the platform's account is configured. */
export type TransferMethod = 'VIETQR' | 'BANK_TRANSFER'
export type DepositMethod = TransferMethod | ProviderMethod

/** Index of a buyer or shop, of which there are two. All else is given by index, modulo its number. */
export type Two = 0 | 1

type OrderStatus = BodyOf<'updateOrderStatus'>['status']

/** How a provider or a bank's feed tells of money: once, or otherwise than it promised. */
export type Telling = 'none' | 'twice' | 'late' | 'out_of_order' | 'forged'

/** The call is made by two at once, each with a key of its own. */
interface Doubled {
  twice?: boolean
}

export type Command =
  | { do: 'askDeposit'; buyer: Two; thousands: number; method: DepositMethod }
  | ({ do: 'acceptDeposit' | 'refuseDeposit' | 'takeBackDeposit'; at: number } & Doubled)
  /** The money of a deposit arrives, at its provider or by a transfer with its code; -1 for none. */
  | ({ do: 'bringDeposit'; at: number; telling: Telling } & Doubled)
  | { do: 'buy'; buyer: Two; pieces: readonly [number, number]; coupon: CouponName | null; method: OrderPaymentMethod }
  /** Begins to pay what is unpaid of a checkout; the wallet pays at once. */
  | ({ do: 'pay'; at: number; method: OrderPaymentMethod } & Doubled)
  | ({ do: 'bringMoney'; at: number; telling: Telling } & Doubled)
  /** The provider refuses one of the payments that can be refused; -1 for none. */
  | { do: 'refuseMoney'; at: number }
  /** An administrator confirms one of the transfers; -1 for none. */
  | ({ do: 'confirmTransfer'; at: number } & Doubled)
  | ({ do: 'cancelOrder'; at: number } & Doubled)
  | ({ do: 'confirmReceipt'; at: number } & Doubled)
  /** Advances one of the first two open orders to its next status; resolved to a moveOrder. */
  | { do: 'advanceOrder'; at: number }
  | ({ do: 'moveOrder'; at: number; to: OrderStatus } & Doubled)
  /** Takes one of the orders under way to its buyer; resolved to the statuses that it passes. */
  | { do: 'deliver'; at: number; steps?: readonly OrderStatus[] }
  /** Hands one of the orders by cash that wait to a carrier of the platform; -1 for none. */
  | { do: 'carry'; at: number }
  /** The carrier pays the cash of one of the orders that it delivered; -1 for none. */
  | { do: 'remit'; at: number }
  /** The parcel of one of the orders that were sent comes back to its shop; -1 for none. */
  | ({ do: 'sendBack'; at: number } & Doubled)
  | { do: 'restock'; shop: Two; pieces: number }
  | ({ do: 'complain'; at: number } & Doubled)
  | ({ do: 'decideComplaint'; at: number; to: BodyOf<'decideOrderComplaint'>['decision'] } & Doubled)
  /** Returns everything of one of the orders that can be returned; resolved to its place, -1 for none. */
  | { do: 'returnGoods'; at: number }
  /** Refunds one of the orders that a provider of the platform was paid for, to where the money came from; -1 for none. */
  | ({ do: 'refundToSource'; at: number } & Doubled)
  | ({ do: 'withdraw'; shop: Two; thousands: number } & Doubled)
  | ({ do: 'decideWithdrawal'; at: number; to: 'COMPLETED' | 'REJECTED' } & Doubled)
  /** Runs the job that sends refunds, and pays those of cash out of the shops' balances. */
  | ({ do: 'payOwed' } & Doubled)

export type ResolvedCommand = Exclude<Command, { do: 'advanceOrder' }>
export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

const two = fc.constantFrom<Two[]>(0, 1)
/** Beyond the number of anything in a market, so that each is reached. */
const at = fc.nat(9_999)
const coupon = fc.constantFrom<(CouponName | null)[]>(
  ...([null, null, null, null, 'platformTenth', 'platformWhole', 'shopPart', 'shopWhole'] as const),
)
const forward = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const
const twice = fc.constantFrom(false, false, false, true)
const telling = fc.constantFrom<Telling[]>('none', 'none', 'none', 'twice', 'late', 'out_of_order', 'forged')
const anyMethod = fc.constantFrom<OrderPaymentMethod[]>('WALLET', 'WALLET', 'CASH_ON_DELIVERY', ...paymentMethods)

const sharesOf: readonly [number, fc.Arbitrary<Command>][] = [
  [
    3,
    fc.record({
      ...{ do: fc.constant('askDeposit'), buyer: two, thousands: fc.integer({ min: 200, max: 4000 }) },
      method: fc.constantFrom<DepositMethod[]>('BANK_TRANSFER', 'VIETQR', ...providerMethods),
    }),
  ],
  [2, fc.record({ do: fc.constant('acceptDeposit'), at, twice })],
  [1, fc.record({ do: fc.constantFrom('refuseDeposit', 'takeBackDeposit'), at, twice })],
  [3, fc.record({ do: fc.constant('bringDeposit'), at, telling, twice })],
  [
    32,
    fc.record({
      ...{ do: fc.constant('buy'), buyer: two, pieces: fc.tuple(fc.nat(3), fc.nat(2)), coupon, method: anyMethod },
    }),
  ],
  [8, fc.record({ do: fc.constant('pay'), at, method: anyMethod, twice })],
  [8, fc.record({ do: fc.constant('bringMoney'), at, telling, twice })],
  [1, fc.record({ do: fc.constantFrom('refuseMoney'), at })],
  [1, fc.record({ do: fc.constantFrom('confirmTransfer'), at, twice })],
  [2, fc.record({ do: fc.constant('cancelOrder'), at, twice })],
  [6, fc.record({ do: fc.constant('confirmReceipt'), at, twice })],
  [5, fc.record({ do: fc.constant('advanceOrder'), at })],
  [2, fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom(...forward), twice })],
  [3, fc.record({ do: fc.constant('moveOrder'), at, to: fc.constantFrom('CANCELLED', 'REFUNDED'), twice })],
  [9, fc.record({ do: fc.constant('deliver'), at })],
  [3, fc.record({ do: fc.constant('carry'), at })],
  [4, fc.record({ do: fc.constant('remit'), at })],
  [2, fc.record({ do: fc.constant('sendBack'), at, twice })],
  [4, fc.record({ do: fc.constant('complain'), at, twice })],
  [3, fc.record({ do: fc.constant('decideComplaint'), at, to: fc.constantFrom('RELEASE', 'REFUND'), twice })],
  [2, fc.record({ do: fc.constant('returnGoods'), at })],
  [2, fc.record({ do: fc.constant('refundToSource'), at, twice })],
  [3, fc.record({ do: fc.constant('withdraw'), shop: two, thousands: fc.integer({ min: 50, max: 250 }), twice })],
  [3, fc.record({ do: fc.constant('decideWithdrawal'), at, to: fc.constantFrom('COMPLETED', 'REJECTED'), twice })],
  [3, fc.record({ do: fc.constant('payOwed'), twice })],
  [8, fc.record({ do: fc.constant('restock'), shop: two, pieces: fc.integer({ min: 5, max: 15 }) })],
]

/** Generates mostly regular commands and some forbidden ones. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  ...sharesOf.map(([weight, arbitrary]) => ({ weight, arbitrary })),
)
