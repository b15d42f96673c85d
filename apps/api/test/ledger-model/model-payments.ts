import type { OrderPaymentMethod } from '@chonoi/contract'
import { feeOf, owedFeesLimit } from './checkout-price.ts'
import { type CommandOf, isProvider, type Two } from './commands.ts'
import type { MarketState, ModelDeposit, ModelOrder, ModelPayment } from './market-state.ts'

export const uncovered = 'wallet.insufficient_balance'
const unavailable = 'payment.method_unavailable'

export const isCash = (method: OrderPaymentMethod) => method === 'CASH_ON_DELIVERY'
export const isTransfer = (method: string) =>
  method === 'VIETQR' || method === 'BANK_TRANSFER' || method === 'MANUAL_DEPOSIT'
export const costOf = (orders: readonly ModelOrder[]) => orders.reduce((sum, { total }) => sum + total, 0)

const isWaiting = ({ status, isPaid, isGivenBack }: ModelOrder) =>
  status !== 'CANCELLED' && status !== 'REFUNDED' && !isPaid && !isGivenBack
/** Cash waits for the courier. */
export const isUnpaid = (order: ModelOrder) => isWaiting(order) && !isCash(order.method)

/** Why orders can't be paid this way; their money, and who would collect it. The second shop has gateways of its own. */
export function offered(
  state: MarketState,
  { buyer, orders, method }: { buyer: Two; orders: readonly ModelOrder[]; method: OrderPaymentMethod },
): { refusal: string | null; fee: number; collector: Two | null } {
  const cost = costOf(orders)
  const shops = [...new Set(orders.map(({ shop }) => shop))]
  const isPromoted = orders.some(({ promotion }) => promotion > 0)
  const isIndebted = shops.some((shop) => -state.fees[shop] > owedFeesLimit)
  const isOfShop = isProvider(method) && shops.length === 1 && shops[0] === 1 && !isPromoted && !isIndebted
  const way = {
    fee: isProvider(method) || isTransfer(method) ? feeOf(cost) : 0,
    collector: isOfShop ? 1 : null,
  } as const
  if (method === 'WALLET') return { ...way, refusal: cost > state.wallets[buyer] ? uncovered : null }
  const isRefused =
    cost === 0 ||
    (isCash(method) && (isPromoted || isIndebted)) ||
    (method !== 'MANUAL_DEPOSIT' && isTransfer(method) && method !== state.transfer)
  return { ...way, refusal: isRefused ? unavailable : null }
}

/** Begins to pay what is unpaid of a checkout. A payment of the same money by the same method continues. */
export function pay(state: MarketState, { at, method }: CommandOf<'pay'>): string | undefined {
  const checkout = state.checkouts[at % state.checkouts.length]
  if (!checkout) return undefined
  const orders = checkout.filter(isUnpaid)
  const buyer = checkout[0]?.buyer ?? 0
  if (orders.length === 0) return 'payment.nothing_to_pay'
  const amount = costOf(orders)
  const pending = state.payments.filter((one) => one.orders === checkout && one.status === 'PENDING')
  if (pending.some((one) => one.method === method && one.amount === amount)) return 'done'
  const { refusal, fee, collector } = offered(state, { buyer, orders, method })
  if (refusal) return refusal
  closePayments(state, checkout)
  if (isCash(method))
    for (const order of orders) Object.assign(order, { method, status: 'CONFIRMED', isOfShop: true } as const)
  else {
    const payment: ModelPayment = {
      ...{ method, orders: checkout, buyer, amount, fee, collector, status: 'PENDING', isRefused: false },
    }
    if (method !== 'WALLET') state.payments.push(payment)
    else {
      state.wallets[buyer] -= amount
      capture(state, payment)
    }
  }
  return 'done'
}

/** The payments of a checkout that still wait end; their money may come all the same. */
export function closePayments(state: MarketState, checkout: readonly ModelOrder[]): void {
  for (const payment of state.payments)
    if (payment.orders === checkout && payment.status === 'PENDING') payment.status = 'CLOSED'
}

/** The provider or the bank tells of a payment's money. */
export function bringMoney(state: MarketState, { at, telling }: CommandOf<'bringMoney'>): string | undefined {
  const payment = state.payments[at % state.payments.length]
  if (!payment) return undefined
  if (payment.status === 'PAID' || payment.isRefused || telling === 'forged') return 'done'
  // PayPal's buyer only approves, and what is over isn't captured.
  if (payment.status === 'CLOSED' && payment.method === 'PAYPAL') return 'done'
  const { amount, fee, collector } = payment
  if (collector === null) {
    state.confirmed += amount + fee
    state.platformFees += fee
  }
  capture(state, payment)
  return 'done'
}

/** Pays the orders that still wait; the rest of the money goes to the wallet, or back to where the shop got it from. */
function capture(state: MarketState, payment: ModelPayment): void {
  const { orders, buyer, amount, collector, method } = payment
  payment.status = 'PAID'
  const paid = orders.filter(isUnpaid)
  const rest = amount - costOf(paid)
  if (collector === null) state.wallets[buyer] += rest
  else {
    state.collected[collector] -= amount
    state.reserve(payment, { buyer, shop: collector, method }, rest)
  }
  for (const order of paid) {
    state.clearing[order.shop] += order.total
    Object.assign(order, { method, payment, isPaid: true, isOfShop: collector !== null })
  }
  if (paid.length > 0) closePayments(state, orders)
}

export function refuseMoney(state: MarketState, { at }: CommandOf<'refuseMoney'>): string | undefined {
  const payment = state.payments[at]
  if (!payment) return undefined
  if (payment.status === 'PAID' || payment.isRefused) return 'done'
  payment.isRefused = true
  payment.status = 'CLOSED'
  return 'done'
}

export function confirmTransfer(state: MarketState, { at }: CommandOf<'confirmTransfer'>): string | undefined {
  const payment = state.payments[at]
  if (!payment) return undefined
  if (payment.status === 'PAID') return 'payment.transition_not_allowed'
  return bringMoney(state, { do: 'bringMoney', at, telling: 'none' })
}

export function askDeposit(state: MarketState, { buyer, thousands, method }: CommandOf<'askDeposit'>): string {
  const amount = thousands * 100_000
  const isSame = (one: ModelDeposit) => one.isOpen && one.buyer === buyer && one.amount === amount
  // A transfer of the same amount that still waits is offered again.
  const isOffered = method === 'VIETQR' && state.deposits.some((one) => one.method === method && isSame(one))
  if (!isOffered) state.deposits.push({ buyer, amount, method, isOpen: true, isBrought: false })
  return 'done'
}

export function decideDeposit(state: MarketState, command: { do: string; at: number }): string | undefined {
  const deposit = state.deposits[command.at % state.deposits.length]
  if (!deposit) return undefined
  if (command.do !== 'takeBackDeposit' && isProvider(deposit.method)) return 'payment.provider_decides'
  if (!deposit.isOpen) return 'deposit.not_pending'
  deposit.isOpen = false
  if (command.do === 'acceptDeposit') credit(state, deposit)
  return 'done'
}

/** A provider's money is its buyer's even when the deposit is over; a transfer for one that is over waits for a person. */
export function bringDeposit(state: MarketState, { at, telling }: CommandOf<'bringDeposit'>): string | undefined {
  const deposit = state.deposits[at]
  if (!deposit) return undefined
  const isAwaited = isProvider(deposit.method) ? !deposit.isBrought : deposit.isOpen
  if (!isAwaited || telling === 'forged') return 'done'
  const fee = isProvider(deposit.method) ? feeOf(deposit.amount) : 0
  state.confirmed += fee
  state.platformFees += fee
  Object.assign(deposit, { isOpen: false, isBrought: true })
  credit(state, deposit)
  return 'done'
}

function credit(state: MarketState, { buyer, amount }: ModelDeposit): void {
  state.confirmed += amount
  state.wallets[buyer] += amount
}
