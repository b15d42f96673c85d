import type { OrderPaymentMethod } from '@chonoi/contract'
import type { CouponName } from './checkout-price.ts'
import { type Command, providerMethods } from './commands.ts'

type Pieces = readonly [number, number]
export const buy = (
  buyer: 0 | 1,
  pieces: Pieces,
  method: OrderPaymentMethod,
  coupon: CouponName | null = null,
): Command => ({
  ...{ do: 'buy', buyer, pieces, method, coupon },
})
export const pay = (at: number, method: OrderPaymentMethod): Command => ({ do: 'pay', at, method })
export const bringMoney: Command = { do: 'bringMoney', at: 0, telling: 'none' }
export const deliver: Command = { do: 'deliver', at: 0 }
export const move = (at: number, ...steps: readonly Extract<Command, { do: 'moveOrder' }>['to'][]): Command[] =>
  steps.map((to) => ({ do: 'moveOrder', at, to }))

/** The parcel of the order at this place comes back. An odd number is taken as it is, and an even one aims. */
const sendBack = (at: number): Command => ({ do: 'sendBack', at })

/** Two checkouts by a way of payment: of both shops, and of the second alone, whose own gateway a provider's is. */
export const paidBy = (method: OrderPaymentMethod): readonly Command[] => [
  { do: 'restock', shop: 0, pieces: 4 },
  { do: 'restock', shop: 1, pieces: 4 },
  ...[buy(0, [1, 1], method), pay(0, method), bringMoney, buy(0, [0, 1], method), pay(0, method), bringMoney],
  ...[deliver, deliver, deliver],
  { do: 'confirmReceipt', at: 0 },
  { do: 'refundToSource', at: 0 },
  { do: 'returnGoods', at: 0 },
  { do: 'payOwed' },
]

/** A checkout of both shops by cash that a carrier of the platform collects: nobody has it before the carrier pays. */
export const carried: readonly Command[] = [
  buy(0, [1, 1], 'CASH_ON_DELIVERY'),
  ...[0, 0].map((at): Command => ({ do: 'carry', at })),
  { do: 'confirmReceipt', at: 0 },
  ...[deliver, deliver],
  ...move(0, 'REFUNDED'),
  { do: 'complain', at: 0 },
  { do: 'remit', at: 0 },
  { do: 'confirmReceipt', at: 0 },
  { do: 'withdraw', shop: 0, thousands: 50 },
  { do: 'remit', at: 0 },
  { do: 'returnGoods', at: 0 },
  buy(1, [1, 0], 'CASH_ON_DELIVERY'),
  { do: 'carry', at: 0 },
  sendBack(0),
]

/** Reaches what random commands seldom do: payouts, complaints, and refunds of cash that the shop's balance pays. */
export const coveringSequence: readonly Command[] = [
  { do: 'askDeposit', buyer: 0, thousands: 4000, method: 'BANK_TRANSFER' },
  { do: 'acceptDeposit', at: 0 },
  { do: 'acceptDeposit', at: 1 },
  // Orders 0 and 1: the first shop earns, the second loses a complaint.
  buy(0, [2, 1], 'WALLET'),
  deliver,
  { do: 'confirmReceipt', at: 0 },
  { do: 'confirmReceipt', at: 0 },
  deliver,
  { do: 'complain', at: 0 },
  { do: 'decideComplaint', at: 0, to: 'REFUND' },
  { do: 'withdraw', shop: 0, thousands: 100 },
  { do: 'decideWithdrawal', at: 0, to: 'COMPLETED' },
  { do: 'withdraw', shop: 0, thousands: 50 },
  { do: 'decideWithdrawal', at: 0, to: 'REJECTED' },
  { do: 'withdraw', shop: 1, thousands: 50 },
  // Orders 2 and 3, by cash: refunded after the release and before it. The first shop's balance pays its refund.
  buy(1, [1, 1], 'CASH_ON_DELIVERY'),
  deliver,
  deliver,
  { do: 'confirmReceipt', at: 0 },
  ...move(3, 'REFUNDED'),
  ...move(2, 'REFUNDED'),
  { do: 'withdraw', shop: 0, thousands: 50 },
  { do: 'payOwed' },
  ...move(0, 'REFUNDED'),
  // Order 4: the second shop wins a complaint, and its refund of cash keeps waiting.
  buy(0, [0, 1], 'WALLET'),
  deliver,
  { do: 'complain', at: 0 },
  { do: 'decideComplaint', at: 0, to: 'RELEASE' },
  { do: 'payOwed' },
  // Order 5, by cash: confirmed before anybody paid, then returned.
  buy(1, [0, 1], 'CASH_ON_DELIVERY'),
  ...move(5, 'PROCESSING', 'SHIPPED'),
  { do: 'confirmReceipt', at: 5 },
  ...move(5, 'DELIVERED'),
  { do: 'returnGoods', at: 0 },
  // Orders 6 and 7: cancelled by the buyer and by the shop.
  buy(0, [1, 0], 'WALLET'),
  { do: 'cancelOrder', at: 6 },
  buy(0, [1, 0], 'WALLET'),
  ...move(7, 'CANCELLED'),
  // Orders 8 and 9, whose parcels come back: paid from the wallet, and to be paid in cash.
  ...[buy(0, [1, 0], 'WALLET'), ...move(8, 'CONFIRMED', 'PROCESSING', 'SHIPPED'), sendBack(8)],
  ...[buy(1, [0, 1], 'CASH_ON_DELIVERY'), ...move(9, 'PROCESSING', 'SHIPPED'), sendBack(9)],
  // Orders 10 and 11: free of charge, then refunded.
  buy(0, [0, 1], 'WALLET', 'platformWhole'),
  deliver,
  ...move(10, 'REFUNDED'),
  buy(0, [0, 1], 'WALLET', 'shopWhole'),
  deliver,
  ...move(11, 'REFUNDED'),
  buy(0, [1, 1], 'WALLET', 'platformTenth'),
  buy(0, [0, 1], 'WALLET', 'shopPart'),
  buy(0, [1, 0], 'WALLET', 'shopPart'),
  buy(1, [1, 1], 'CASH_ON_DELIVERY', 'platformTenth'),
  buy(1, [3, 2], 'WALLET'),
  // Deposits at each provider, told of twice, and a transfer.
  ...providerMethods.flatMap((method, at): Command[] => [
    { do: 'askDeposit', buyer: 1, thousands: 300, method },
    { do: 'bringDeposit', at, telling: 'twice' },
  ]),
  { do: 'askDeposit', buyer: 1, thousands: 300, method: 'VIETQR' },
  { do: 'bringDeposit', at: providerMethods.length, telling: 'none', twice: true },
  ...[...providerMethods, 'BANK_TRANSFER' as const, 'MANUAL_DEPOSIT' as const].flatMap(paidBy),
]
