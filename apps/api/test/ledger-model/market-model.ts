import type { OrderStatus } from '@chonoi/contract'
import { coupons, priceOf, type ShopPrice } from './checkout-price.ts'
import type { Command, ResolvedCommand } from './commands.ts'

export const firstStock = 12

interface ModelOrder extends ShopPrice {
  buyer: 0 | 1
  shop: 0 | 1
  pieces: number
  status: OrderStatus
  isReleased: boolean
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
const ended: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED']

/** Models the market's money in a few numbers, derived from the documents and not from the server. */
export class MarketModel {
  readonly wallets: [number, number] = [0, 0]
  readonly clearing: [number, number] = [0, 0]
  readonly payable: [number, number] = [0, 0]
  readonly commission: [number, number] = [0, 0]
  promotions = 0
  readonly stock: [number, number] = [firstStock, firstStock]
  readonly deposits: { buyer: 0 | 1; amount: number; isOpen: boolean }[] = []
  readonly orders: ModelOrder[] = []

  /** Resolves a command: an order to advance becomes a move to its next status. */
  resolve(command: Command): ResolvedCommand {
    if (command.do !== 'advanceOrder') return command
    const places = this.orders.flatMap(({ status }, place) => (ended.includes(status) ? [] : [place]))
    const at = places[command.at % places.length] ?? 0
    const to = next[this.orders[at]?.status ?? 'PENDING'].find((step) => step !== 'CANCELLED') ?? 'DELIVERED'
    return { do: 'moveOrder', at, to }
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
      case 'confirmReceipt':
        return this.#confirm(command)
      case 'restock':
        this.stock[command.shop] += command.pieces
        return 'done'
    }
  }

  #decide(command: { do: string; at: number }) {
    const deposit = this.deposits[command.at % this.deposits.length]
    if (!deposit) return undefined
    if (!deposit.isOpen) return 'deposit.not_pending'
    deposit.isOpen = false
    if (command.do === 'acceptDeposit') this.wallets[deposit.buyer] += deposit.amount
    return 'done'
  }

  #buy({ buyer, pieces, coupon }: Extract<ResolvedCommand, { do: 'buy' }>) {
    const bought = ([0, 1] as const).filter((shop) => pieces[shop] > 0)
    if (bought.length === 0) return 'order.empty_cart'
    if (bought.some((shop) => pieces[shop] > this.stock[shop])) return 'stock.insufficient'
    const issuer = coupon && coupons[coupon].shop
    if (issuer !== null && !bought.includes(issuer)) return 'coupon.not_applicable'
    const price = priceOf(pieces, coupon)
    const orders = bought.map((shop): ModelOrder => {
      return { ...price[shop], buyer, shop, pieces: pieces[shop], status: 'PENDING', isReleased: false }
    })
    const cost = orders.reduce((sum, { total }) => sum + total, 0)
    if (cost > this.wallets[buyer]) return 'wallet.insufficient_balance'
    this.wallets[buyer] -= cost
    for (const { shop, total, pieces: sold } of orders) {
      this.clearing[shop] += total
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
    if (to === 'REFUNDED' && order.status === 'CANCELLED') return 'order.not_paid'
    const { buyer, shop, total, promotion, commission } = order
    if (to === 'CANCELLED') {
      this.clearing[shop] -= total
      this.wallets[buyer] += total
      this.stock[shop] += order.pieces
    } else if (to === 'REFUNDED' && !order.isReleased) {
      this.clearing[shop] -= total
      this.wallets[buyer] += total
    } else if (to === 'REFUNDED') {
      this.payable[shop] -= total + promotion - commission
      this.commission[shop] -= commission
      this.promotions += promotion
      this.wallets[buyer] += total
    }
    order.status = to
    return 'done'
  }

  #confirm({ at }: { at: number }) {
    const order = this.orders[at % this.orders.length]
    if (!order) return undefined
    if (order.isReleased || (order.status !== 'SHIPPED' && order.status !== 'DELIVERED')) return 'order.not_confirmable'
    const { shop, total, promotion, commission } = order
    this.clearing[shop] -= total
    this.promotions -= promotion
    this.payable[shop] += total + promotion - commission
    this.commission[shop] += commission
    order.status = 'DELIVERED'
    order.isReleased = true
    return 'done'
  }
}
