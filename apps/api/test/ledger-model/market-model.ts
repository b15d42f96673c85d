import type { OrderStatus } from '@chonoi/contract'
import { coupons, priceOf } from './checkout-price.ts'
import { type Command, type CommandOf, isProvider, type ResolvedCommand } from './commands.ts'
import { MarketState, type ModelOrder, type ModelPayment } from './market-state.ts'
import {
  askDeposit,
  bringDeposit,
  bringMoney,
  closePayments,
  confirmTransfer,
  costOf,
  decideDeposit,
  isCash,
  isTransfer,
  isUnpaid,
  offered,
  pay,
  refuseMoney,
  uncovered,
} from './model-payments.ts'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
}
const underWay: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED']
const ended: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED']
const isConfirmable = ({ status, isReleased }: ModelOrder) =>
  (status === 'SHIPPED' || status === 'DELIVERED') && !isReleased
const waitsForRemittance = ({ isCarried, isPaid, isGivenBack }: ModelOrder) => isCarried && !isPaid && !isGivenBack
const isComplainable = ({ status, isPaid, isReleased, complaint }: ModelOrder) =>
  status === 'DELIVERED' && isPaid && !isReleased && complaint === 'NONE'
const isReturnable = ({ status, isPaid, isReleased, total }: ModelOrder) =>
  status === 'DELIVERED' && isPaid && !isReleased && total > 0
const isSourced = ({ status, isPaid, isOfShop, total, method }: ModelOrder) =>
  status === 'DELIVERED' && isPaid && !isOfShop && total > 0 && isProvider(method)
/** On its way to its buyer, or free to go. */
const isMovable = (order: ModelOrder) => underWay.includes(order.status) && (order.isPaid || isCash(order.method))
/** What costs nothing is collected by nobody. */
const isCarriable = ({ method, status, total }: ModelOrder) =>
  isCash(method) && total > 0 && (status === 'CONFIRMED' || status === 'PROCESSING')
const isRemittable = (order: ModelOrder) => order.status === 'DELIVERED' && waitsForRemittance(order)
const isUnderWay = ({ status }: ModelOrder) => status === 'SHIPPED'
const isOpen = ({ isOpen: open }: { isOpen: boolean }) => open
/** Providers that tell at once when they refuse a payment. */
const isRefusable = ({ method, status }: ModelPayment) =>
  (method === 'MOMO' || method === 'VNPAY') && status === 'PENDING'

/** A place among those that suit, -1 for none. */
function placeOf<T>(at: number, all: readonly T[], suits: (one: T) => boolean): number {
  const places = all.flatMap((one, place) => (suits(one) ? [place] : []))
  return places[at % places.length] ?? -1
}

/** A place among those that suit an even number; an odd one is taken as it is. */
function aim<T>(at: number, all: readonly T[], suits: (one: T) => boolean): number {
  const place = at % 2 === 0 ? placeOf(at / 2, all, suits) : -1
  return place === -1 ? at : place
}

/** Models the market's money in a few numbers, derived from the documents and not from the server. */
export class MarketModel extends MarketState {
  /**
   * Resolves a command: an order to advance becomes a move to its next status, one to return its place. Every second
   * command of a rare kind is aimed at what it suits, so that the random ones aren't all refused.
   */
  resolve(command: Command): ResolvedCommand {
    switch (command.do) {
      case 'returnGoods':
        return { ...command, at: placeOf(command.at, this.orders, isReturnable) }
      case 'refundToSource':
        return { ...command, at: placeOf(command.at, this.orders, isSourced) }
      case 'carry':
        return { ...command, at: placeOf(command.at, this.orders, isCarriable) }
      case 'remit':
        return { ...command, at: placeOf(command.at, this.orders, isRemittable) }
      case 'sendBack':
        return { ...command, at: aim(command.at, this.orders, isUnderWay) }
      case 'refuseMoney':
        return { ...command, at: placeOf(command.at, this.payments, isRefusable) }
      case 'confirmTransfer':
        return { ...command, at: placeOf(command.at, this.payments, ({ method }) => isTransfer(method)) }
      case 'bringDeposit':
        return { ...command, at: placeOf(command.at, this.deposits, ({ method }) => method !== 'BANK_TRANSFER') }
      case 'bringMoney':
        return { ...command, at: aim(command.at, this.payments, ({ status }) => status === 'PENDING') }
      case 'pay':
        return this.#payable(command)
      case 'deliver':
        return this.#deliveryOf(command.at)
      case 'acceptDeposit':
        return { ...command, at: aim(command.at, this.deposits, isOpen) }
      case 'confirmReceipt':
        return { ...command, at: aim(command.at, this.orders, isConfirmable) }
      case 'complain':
        return { ...command, at: aim(command.at, this.orders, isComplainable) }
      case 'decideComplaint':
        return { ...command, at: aim(command.at, this.orders, ({ complaint }) => complaint === 'OPEN') }
      case 'decideWithdrawal':
        return { ...command, at: aim(command.at, this.withdrawals, isOpen) }
      case 'advanceOrder':
        return this.#nextMove(command.at)
      default:
        return command
    }
  }

  /** What costs nothing is paid by the wallet. */
  #payable(command: CommandOf<'pay'>): CommandOf<'pay'> {
    const at = aim(command.at, this.checkouts, (orders) => orders.some(isUnpaid))
    const unpaid = this.checkouts[at % this.checkouts.length]?.filter(isUnpaid) ?? []
    return { ...command, at, ...(costOf(unpaid) === 0 && { method: 'WALLET' }) }
  }

  #deliveryOf(at: number): ResolvedCommand {
    const place = placeOf(at, this.orders, isMovable)
    const status = this.orders[place]?.status ?? 'DELIVERED'
    return { do: 'deliver', at: place, steps: [...underWay, 'DELIVERED' as const].slice(underWay.indexOf(status) + 1) }
  }

  #nextMove(wanted: number): ResolvedCommand {
    const at = Math.max(
      placeOf(wanted, this.orders, ({ status }) => underWay.includes(status)),
      0,
    )
    const to = next[this.orders[at]?.status ?? 'PENDING'].find((step) => step !== 'CANCELLED') ?? 'REFUNDED'
    return { do: 'moveOrder', at, to }
  }

  /** Applies a command. Returns the code with which the server must refuse it, undefined when it has no target. */
  apply(command: ResolvedCommand): string | undefined {
    switch (command.do) {
      case 'askDeposit':
        return askDeposit(this, command)
      case 'acceptDeposit':
      case 'refuseDeposit':
      case 'takeBackDeposit':
        return decideDeposit(this, command)
      case 'bringDeposit':
        return bringDeposit(this, command)
      case 'buy':
        return this.#buy(command)
      case 'pay':
        return pay(this, command)
      case 'bringMoney':
        return bringMoney(this, command)
      case 'refuseMoney':
        return refuseMoney(this, command)
      case 'confirmTransfer':
        return confirmTransfer(this, command)
      case 'cancelOrder':
      case 'moveOrder':
        return this.#move(command)
      case 'deliver':
        return command.steps?.map((to) => this.#move({ do: 'moveOrder', at: command.at, to })).at(-1)
      case 'carry':
        return this.#carry(command)
      case 'remit':
        return this.#remit(command)
      case 'sendBack':
        return this.#sendBack(command)
      case 'confirmReceipt':
        return this.#confirm(command)
      case 'restock':
        this.stock[command.shop] += command.pieces
        return 'done'
      case 'complain':
        return this.#complain(command)
      case 'decideComplaint':
        return this.#decideComplaint(command)
      case 'returnGoods':
        return this.#return(command)
      case 'refundToSource':
        return this.#refundToSource(command)
      case 'withdraw':
        return this.#withdraw(command)
      case 'decideWithdrawal':
        return this.#decideWithdrawal(command)
      case 'payOwed':
        this.send(() => true)
        return 'done'
    }
  }

  #buy({ buyer, pieces, coupon, method }: CommandOf<'buy'>) {
    const bought = ([0, 1] as const).filter((shop) => pieces[shop] > 0)
    if (bought.length === 0) return 'order.empty_cart'
    if (bought.some((shop) => pieces[shop] > this.stock[shop])) return 'stock.insufficient'
    const issuer = coupon && coupons[coupon].shop
    if (issuer !== null && !bought.includes(issuer)) return 'coupon.not_applicable'
    const price = priceOf(pieces, coupon)
    const [isWallet, isOfShop] = [method === 'WALLET', isCash(method)]
    const orders = bought.map((shop): ModelOrder => {
      const status = isOfShop ? 'CONFIRMED' : 'PENDING'
      const state = {
        status,
        method,
        isOfShop,
        isPaid: isWallet,
        isCarried: false,
        isGivenBack: false,
        isReleased: false,
      } as const
      return { ...price[shop], buyer, shop, pieces: pieces[shop], ...state, complaint: 'NONE', payment: null }
    })
    const { refusal } = offered(this, { buyer, orders, method })
    if (refusal) return refusal
    if (isWallet) this.wallets[buyer] -= costOf(orders)
    for (const { shop, total, pieces: sold } of orders) {
      if (isWallet) this.clearing[shop] += total
      this.stock[shop] -= sold
    }
    this.orders.push(...orders)
    this.checkouts.push(orders)
    return 'done'
  }

  #move(command: CommandOf<'cancelOrder' | 'moveOrder'>) {
    const order = this.orders[command.at % this.orders.length]
    if (!order) return undefined
    const to = command.do === 'cancelOrder' ? 'CANCELLED' : command.to
    const isBuyers = command.do === 'cancelOrder'
    if (!next[order.status].includes(to) || (isBuyers && order.status === 'PROCESSING'))
      return to === 'CANCELLED' ? 'order.not_cancellable' : 'order.transition_not_allowed'
    if (to === 'REFUNDED' && waitsForRemittance(order)) return 'payment.not_remitted'
    if (to === 'REFUNDED' && !order.isPaid) return 'order.not_paid'
    if (to !== 'CANCELLED' && !order.isPaid && !isCash(order.method)) return 'order.not_paid'
    if (ended.includes(to)) return this.#end(order, to)
    if (to === 'DELIVERED') this.#deliver(order)
    order.status = to
    return 'done'
  }

  /** The goods of a cancelled order are back, and the money of a paid one. */
  #end(order: ModelOrder, to: OrderStatus) {
    if (to === 'CANCELLED') this.stock[order.shop] += order.pieces
    if (order.isPaid && !this.giveBack(order)) return uncovered
    else if (!order.isGivenBack) this.#drop(order)
    order.status = to
    return 'done'
  }

  /** Nobody took the parcel, so its order ends as a cancelled one. */
  #sendBack({ at }: { at: number }) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    return isUnderWay(order) ? this.#end(order, 'CANCELLED') : 'order.transition_not_allowed'
  }

  #drop(order: ModelOrder): void {
    for (const checkout of this.checkouts) if (checkout.includes(order)) closePayments(this, checkout)
  }

  /** The shop says that it has the cash. Of a carrier's cash its word says nothing. */
  #deliver(order: ModelOrder) {
    order.status = 'DELIVERED'
    if (order.isPaid || order.isCarried) return
    order.isPaid = true
    this.collected[order.shop] -= order.total
    this.clearing[order.shop] += order.total
  }

  #carry({ at }: { at: number }) {
    const order = this.orders[at]
    if (!order) return undefined
    Object.assign(order, { status: 'SHIPPED', isCarried: true, isOfShop: false } as const)
    return 'done'
  }

  /** The platform's bank has what the carrier collected. */
  #remit({ at }: { at: number }) {
    const order = this.orders[at]
    if (!order) return undefined
    order.isPaid = true
    this.confirmed += order.total
    this.clearing[order.shop] += order.total
    return 'done'
  }

  #confirm({ at }: { at: number }) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.isReleased || (order.status !== 'SHIPPED' && order.status !== 'DELIVERED')) return 'order.not_confirmable'
    if (waitsForRemittance(order)) return 'payment.not_remitted'
    if (!order.isPaid) return 'order.not_paid'
    this.#release(order)
    return 'done'
  }

  #release(order: ModelOrder) {
    const { shop, total, promotion, commission } = order
    this.clearing[shop] -= total
    this.promotions -= promotion
    this.commission[shop] += commission
    if (order.isOfShop) {
      this.collected[shop] += total
      this.fees[shop] -= commission
    } else {
      this.payable[shop] += total + promotion - commission
      this.#payFees(shop, total + promotion - commission)
    }
    order.status = 'DELIVERED'
    order.isReleased = true
    if (order.complaint === 'OPEN') order.complaint = 'CLOSED'
  }

  /** Pays the shop's debt out of its balance, as far as `most` reaches; a claim of the shop comes into the balance. */
  #payFees(shop: 0 | 1, most: number) {
    const paid = Math.min(-this.fees[shop], most)
    this.payable[shop] -= paid
    this.fees[shop] += paid
  }

  #complain({ at }: { at: number }) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.status === 'DELIVERED' && waitsForRemittance(order)) return 'payment.not_remitted'
    if (!isComplainable(order)) return 'order.not_complainable'
    order.complaint = 'OPEN'
    return 'done'
  }

  #decideComplaint({ at, to }: CommandOf<'decideComplaint'>) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.complaint === 'NONE') return 'resource.not_found'
    if (order.complaint === 'CLOSED') return 'complaint.not_open'
    if (to === 'RELEASE') this.#release(order)
    else {
      this.giveBack(order)
      order.status = 'REFUNDED'
    }
    return 'done'
  }

  /** Everything comes back, so the whole order is refunded; it stays DELIVERED. What its shop has is sent at once. */
  #return({ at }: { at: number }) {
    const order = this.orders[at]
    if (!order) return undefined
    this.stock[order.shop] += order.pieces
    this.giveBack(order)
    this.send(({ of, wasSent }) => !wasSent && of === (order.payment ?? order))
    return 'done'
  }

  #refundToSource({ at }: { at: number }) {
    const order = this.orders[at]
    if (!order) return undefined
    if (!order.isPaid) return 'payment.not_refundable'
    return this.giveBack(order, true) ? 'done' : uncovered
  }

  #withdraw({ shop, thousands }: CommandOf<'withdraw'>) {
    const amount = thousands * 100_000
    const free = this.payable[shop] + Math.max(this.fees[shop], -this.payable[shop])
    if (free < amount || free - amount < this.refunds[shop]) return uncovered
    this.#payFees(shop, this.payable[shop])
    this.payable[shop] -= amount
    this.held[shop] += amount
    this.withdrawals.push({ shop, amount, isOpen: true })
    return 'done'
  }

  #decideWithdrawal({ at, to }: CommandOf<'decideWithdrawal'>) {
    const withdrawal = this.withdrawals[at % this.withdrawals.length]
    if (!withdrawal) return undefined
    if (!withdrawal.isOpen) return 'withdrawal.not_open'
    withdrawal.isOpen = false
    this.held[withdrawal.shop] -= withdrawal.amount
    if (to === 'COMPLETED') this.paidOut += withdrawal.amount
    else this.payable[withdrawal.shop] += withdrawal.amount
    return 'done'
  }
}
