import type { OrderStatus } from '@chonoi/contract'
import { coupons, priceOf, type ShopPrice } from './checkout-price.ts'
import type { BoughtBy, Command, ResolvedCommand } from './commands.ts'

export const firstStock = 30

interface ModelOrder extends ShopPrice {
  buyer: 0 | 1
  shop: 0 | 1
  pieces: number
  status: OrderStatus
  method: BoughtBy
  /** The shop reported cash, or the wallet paid. */
  isPaid: boolean
  isReleased: boolean
  complaint: 'NONE' | 'OPEN' | 'CLOSED'
}

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
const isCash = ({ method }: ModelOrder) => method === 'CASH_ON_DELIVERY'
const isConfirmable = ({ status, isReleased }: ModelOrder) =>
  (status === 'SHIPPED' || status === 'DELIVERED') && !isReleased
const isComplainable = ({ status, isPaid, isReleased, complaint }: ModelOrder) =>
  status === 'DELIVERED' && isPaid && !isReleased && complaint === 'NONE'

/** A place among those that suit an even number; an odd one is taken as it is. */
function aim<T>(at: number, all: readonly T[], suits: (one: T) => boolean): number {
  const places = all.flatMap((one, place) => (suits(one) ? [place] : []))
  return at % 2 === 0 ? (places[(at / 2) % places.length] ?? at) : at
}

const uncovered = 'wallet.insufficient_balance'

/** Models the market's money in a few numbers, derived from the documents and not from the server. */
export class MarketModel {
  /** What somebody outside confirmed to have paid to the platform, and what the platform paid out. */
  confirmed = 0
  paidOut = 0
  readonly wallets: [number, number] = [0, 0]
  readonly clearing: [number, number] = [0, 0]
  readonly payable: [number, number] = [0, 0]
  readonly held: [number, number] = [0, 0]
  readonly commission: [number, number] = [0, 0]
  /** Cash that a shop has and that isn't settled, below zero; and what it has to give back of it. */
  readonly cash: [number, number] = [0, 0]
  readonly cashRefunds: [number, number] = [0, 0]
  /** Below zero: what the shop owes of its commission. */
  readonly fees: [number, number] = [0, 0]
  promotions = 0
  /** Refunds of cash that shops paid out of their balances. */
  refundsOfShops = 0
  readonly stock: [number, number] = [firstStock, firstStock]
  readonly deposits: { buyer: 0 | 1; amount: number; isOpen: boolean }[] = []
  readonly orders: ModelOrder[] = []
  readonly withdrawals: { shop: 0 | 1; amount: number; isOpen: boolean }[] = []
  /** Refunds of cash that wait for the shop's balance, oldest first. */
  #owedRefunds: { shop: 0 | 1; buyer: 0 | 1; amount: number }[] = []

  /** What the ledger must hold. Promotions are shared by all markets. */
  get figures() {
    const { confirmed, paidOut, wallets, clearing, payable, held, commission, cash, cashRefunds, fees, stock } = this
    return {
      atPlatform: paidOut - confirmed,
      wallets,
      clearing,
      payable,
      held,
      commission,
      cash,
      cashRefunds,
      fees,
      stock,
    }
  }

  /**
   * Resolves a command: an order to advance becomes a move to its next status, one to return its place. Every second
   * command of a rare kind is aimed at what it suits, so that the random ones aren't all refused.
   */
  resolve(command: Command): ResolvedCommand {
    switch (command.do) {
      case 'returnGoods':
        return { ...command, at: this.#returnable(command.at) }
      case 'deliver':
        return this.#deliveryOf(command.at)
      case 'acceptDeposit':
        return { ...command, at: aim(command.at, this.deposits, ({ isOpen }) => isOpen) }
      case 'confirmReceipt':
        return { ...command, at: aim(command.at, this.orders, isConfirmable) }
      case 'complain':
        return { ...command, at: aim(command.at, this.orders, isComplainable) }
      case 'decideComplaint':
        return { ...command, at: aim(command.at, this.orders, ({ complaint }) => complaint === 'OPEN') }
      case 'decideWithdrawal':
        return { ...command, at: aim(command.at, this.withdrawals, ({ isOpen }) => isOpen) }
      case 'advanceOrder':
        return this.#nextMove(command)
      default:
        return command
    }
  }

  #deliveryOf(at: number): ResolvedCommand {
    const places = this.orders.flatMap(({ status }, place) => (underWay.includes(status) ? [place] : []))
    const place = places[at % places.length] ?? -1
    const status = this.orders[place]?.status ?? 'DELIVERED'
    return { do: 'deliver', at: place, steps: [...underWay, 'DELIVERED' as const].slice(underWay.indexOf(status) + 1) }
  }

  #nextMove(command: Extract<Command, { do: 'advanceOrder' }>): ResolvedCommand {
    const places = this.orders.flatMap(({ status }, place) => (underWay.includes(status) ? [place] : []))
    const at = places[command.at % places.length] ?? 0
    const to = next[this.orders[at]?.status ?? 'PENDING'].find((step) => step !== 'CANCELLED') ?? 'REFUNDED'
    return { do: 'moveOrder', at, to }
  }

  #returnable(at: number): number {
    const places = this.orders.flatMap(({ status, isPaid, isReleased, total }, place) =>
      status === 'DELIVERED' && isPaid && !isReleased && total > 0 ? [place] : [],
    )
    return places[at % places.length] ?? -1
  }

  /** Applies a command. Returns the code with which the server must refuse it, undefined when it has no target. */
  apply(command: ResolvedCommand): string | undefined {
    switch (command.do) {
      case 'askDeposit':
        this.deposits.push({ buyer: command.buyer, amount: command.thousands * 100_000, isOpen: true })
        return 'done'
      case 'acceptDeposit':
      case 'refuseDeposit':
      case 'takeBackDeposit':
        return this.#decide(command)
      case 'buy':
        return this.#buy(command)
      case 'cancelOrder':
      case 'moveOrder':
        return this.#move(command)
      case 'deliver':
        return command.steps?.map((to) => this.#move({ do: 'moveOrder', at: command.at, to })).at(-1)
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
      case 'withdraw':
        return this.#withdraw(command)
      case 'decideWithdrawal':
        return this.#decideWithdrawal(command)
      case 'payOwed':
        return this.#payOwed()
    }
  }

  #decide(command: { do: string; at: number }) {
    const deposit = this.deposits[command.at % this.deposits.length]
    if (!deposit) return undefined
    if (!deposit.isOpen) return 'deposit.not_pending'
    deposit.isOpen = false
    if (command.do !== 'acceptDeposit') return 'done'
    this.confirmed += deposit.amount
    this.wallets[deposit.buyer] += deposit.amount
    return 'done'
  }

  #buy({ buyer, pieces, coupon, method }: Extract<ResolvedCommand, { do: 'buy' }>) {
    const bought = ([0, 1] as const).filter((shop) => pieces[shop] > 0)
    if (bought.length === 0) return 'order.empty_cart'
    if (bought.some((shop) => pieces[shop] > this.stock[shop])) return 'stock.insufficient'
    const issuer = coupon && coupons[coupon].shop
    if (issuer !== null && !bought.includes(issuer)) return 'coupon.not_applicable'
    const price = priceOf(pieces, coupon)
    const isWallet = method === 'WALLET'
    const orders = bought.map((shop): ModelOrder => {
      const status = isWallet ? 'PENDING' : 'CONFIRMED'
      const state = { status, method, isPaid: isWallet, isReleased: false, complaint: 'NONE' } as const
      return { ...price[shop], buyer, shop, pieces: pieces[shop], ...state }
    })
    const cost = orders.reduce((sum, { total }) => sum + total, 0)
    // What a shop collects isn't mixed with money of the platform.
    const isPromoted = orders.some(({ promotion }) => promotion > 0)
    if (!isWallet && (isPromoted || cost === 0)) return 'payment.method_unavailable'
    if (isWallet && cost > this.wallets[buyer]) return uncovered
    if (isWallet) this.wallets[buyer] -= cost
    for (const { shop, total, pieces: sold } of orders) {
      if (isWallet) this.clearing[shop] += total
      this.stock[shop] -= sold
    }
    this.orders.push(...orders)
    return 'done'
  }

  #move(command: Extract<ResolvedCommand, { do: 'cancelOrder' | 'moveOrder' }>) {
    const order = this.orders[command.at % this.orders.length]
    if (!order) return undefined
    const to = command.do === 'cancelOrder' ? 'CANCELLED' : command.to
    const isBuyers = command.do === 'cancelOrder'
    if (!next[order.status].includes(to) || (isBuyers && order.status === 'PROCESSING'))
      return to === 'CANCELLED' ? 'order.not_cancellable' : 'order.transition_not_allowed'
    if (to === 'REFUNDED' && !order.isPaid) return 'order.not_paid'
    if (to === 'CANCELLED') this.stock[order.shop] += order.pieces
    if (to === 'DELIVERED') this.#deliver(order)
    else if (ended.includes(to) && order.isPaid && !this.#giveBack(order)) return uncovered
    order.status = to
    return 'done'
  }

  /** The shop says that it has the cash. */
  #deliver(order: ModelOrder) {
    order.status = 'DELIVERED'
    if (order.isPaid) return
    order.isPaid = true
    this.cash[order.shop] -= order.total
    this.clearing[order.shop] += order.total
  }

  /** Takes a paid order's money from its parties. Returns false when the shop's balance doesn't cover its part. */
  #giveBack(order: ModelOrder): boolean {
    const { buyer, shop, total, promotion, commission } = order
    const part = total + promotion - commission
    if (order.isReleased && !isCash(order) && part > this.payable[shop]) return false
    if (!order.isReleased) this.clearing[shop] -= total
    else {
      this.commission[shop] -= commission
      this.promotions += promotion
      if (isCash(order)) {
        this.cash[shop] -= total
        this.fees[shop] += commission
      } else this.payable[shop] -= part
    }
    if (isCash(order)) {
      this.cashRefunds[shop] += total
      if (total > 0) this.#owedRefunds.push({ shop, buyer, amount: total })
    } else this.wallets[buyer] += total
    order.isPaid = false
    if (order.complaint === 'OPEN') order.complaint = 'CLOSED'
    return true
  }

  #confirm({ at }: { at: number }) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.isReleased || (order.status !== 'SHIPPED' && order.status !== 'DELIVERED')) return 'order.not_confirmable'
    if (!order.isPaid) return 'order.not_paid'
    this.#release(order)
    return 'done'
  }

  #release(order: ModelOrder) {
    const { shop, total, promotion, commission } = order
    this.clearing[shop] -= total
    this.promotions -= promotion
    this.commission[shop] += commission
    if (isCash(order)) {
      this.cash[shop] += total
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
    if (!isComplainable(order)) return 'order.not_complainable'
    order.complaint = 'OPEN'
    return 'done'
  }

  #decideComplaint({ at, to }: Extract<ResolvedCommand, { do: 'decideComplaint' }>) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.complaint === 'NONE') return 'resource.not_found'
    if (order.complaint === 'CLOSED') return 'complaint.not_open'
    if (to === 'RELEASE') this.#release(order)
    else {
      this.#giveBack(order)
      order.status = 'REFUNDED'
    }
    return 'done'
  }

  /** Everything comes back, so the whole order is refunded; it stays DELIVERED. */
  #return({ at }: { at: number }) {
    const order = this.orders[at]
    if (!order) return undefined
    this.stock[order.shop] += order.pieces
    this.#giveBack(order)
    return 'done'
  }

  #withdraw({ shop, thousands }: Extract<ResolvedCommand, { do: 'withdraw' }>) {
    const amount = thousands * 100_000
    const free = this.payable[shop] + Math.max(this.fees[shop], -this.payable[shop])
    if (free < amount || free - amount < this.cashRefunds[shop]) return uncovered
    this.#payFees(shop, this.payable[shop])
    this.payable[shop] -= amount
    this.held[shop] += amount
    this.withdrawals.push({ shop, amount, isOpen: true })
    return 'done'
  }

  #decideWithdrawal({ at, to }: Extract<ResolvedCommand, { do: 'decideWithdrawal' }>) {
    const withdrawal = this.withdrawals[at % this.withdrawals.length]
    if (!withdrawal) return undefined
    if (!withdrawal.isOpen) return 'withdrawal.not_open'
    withdrawal.isOpen = false
    this.held[withdrawal.shop] -= withdrawal.amount
    if (to === 'COMPLETED') this.paidOut += withdrawal.amount
    else this.payable[withdrawal.shop] += withdrawal.amount
    return 'done'
  }

  #payOwed() {
    this.#owedRefunds = this.#owedRefunds.filter(({ shop, buyer, amount }) => {
      if (amount > this.payable[shop]) return true
      this.payable[shop] -= amount
      this.cashRefunds[shop] -= amount
      this.cash[shop] += amount
      this.wallets[buyer] += amount
      this.refundsOfShops++
      return false
    })
    return 'done'
  }
}
