import type { OrderPaymentMethod, OrderStatus } from '@chonoi/contract'
import type { ShopPrice } from './checkout-price.ts'
import type { DepositMethod, TransferMethod, Two } from './commands.ts'

export const firstStock = 30

export interface ModelOrder extends ShopPrice {
  buyer: Two
  shop: Two
  pieces: number
  status: OrderStatus
  method: OrderPaymentMethod
  /** Whether the shop has the money itself; known once it is paid. Cash always is. */
  isOfShop: boolean
  /** Whether a carrier of the platform collects its cash. */
  isCarried: boolean
  /** The wallet or a provider paid, a bank told of a transfer, or the shop reported cash. */
  isPaid: boolean
  isGivenBack: boolean
  isReleased: boolean
  complaint: 'NONE' | 'OPEN' | 'CLOSED'
  /** The payment that paid it; none for the wallet at the checkout, and for cash. */
  payment: ModelPayment | null
}

/** A payment at a provider or by transfer. Its money may come once, whatever became of the payment. */
export interface ModelPayment {
  method: OrderPaymentMethod
  /** The checkout's orders. */
  orders: readonly ModelOrder[]
  buyer: Two
  amount: number
  fee: number
  /** The shop whose gateway it is; null for the platform's. */
  collector: Two | null
  status: 'PENDING' | 'CLOSED' | 'PAID'
  /** The provider has refused it: its money never comes. */
  isRefused: boolean
}

export interface ModelDeposit {
  buyer: Two
  amount: number
  method: DepositMethod
  isOpen: boolean
  /** The money of a deposit at a provider came. */
  isBrought: boolean
}

/** A refund of what a shop has: its provider sends it, or its balance pays it where it took cash. */
interface RefundOnItsWay {
  shop: Two
  buyer: Two
  amount: number
  method: OrderPaymentMethod
  /** What was paid: refunds of the same are sent together, the first time. */
  of: ModelPayment | ModelOrder
  wasSent: boolean
}

/** Providers that have a refund in hand at first, and say that it is made when they are asked again. */
const slow: readonly OrderPaymentMethod[] = ['ZALOPAY']

/** The market's money in a few numbers. */
export class MarketState {
  /** How transfers are offered. */
  readonly transfer: TransferMethod
  /** Money that somebody outside confirmed, a bank or a provider, and money that left to there. */
  confirmed = 0
  paidOut = 0
  /** Fees of payments that the platform's providers took. */
  platformFees = 0
  promotions = 0
  readonly wallets: [number, number] = [0, 0]
  readonly clearing: [number, number] = [0, 0]
  readonly payable: [number, number] = [0, 0]
  readonly held: [number, number] = [0, 0]
  readonly commission: [number, number] = [0, 0]
  /** What a shop collected itself and that isn't settled, below zero; and what it has to give back of it. */
  readonly collected: [number, number] = [0, 0]
  readonly refunds: [number, number] = [0, 0]
  /** Below zero: what the shop owes of its commission. */
  readonly fees: [number, number] = [0, 0]
  readonly stock: [number, number] = [firstStock, firstStock]
  readonly deposits: ModelDeposit[] = []
  readonly checkouts: (readonly ModelOrder[])[] = []
  readonly orders: ModelOrder[] = []
  readonly payments: ModelPayment[] = []
  readonly withdrawals: { shop: Two; amount: number; isOpen: boolean }[] = []
  /** Oldest first. */
  onTheirWay: RefundOnItsWay[] = []
  /** Refunds of cash that shops paid out of their balances. */
  refundsOfShops = 0

  constructor(transfer: TransferMethod) {
    this.transfer = transfer
  }

  /** What the ledger must hold. The platform's accounts are shared by all markets, so these are differences. */
  get figures() {
    const { confirmed, paidOut, wallets, clearing, payable, held, commission, collected, refunds, fees, stock } = this
    return {
      ...{ atPlatform: paidOut - confirmed, platformFees: this.platformFees, promotions: this.promotions },
      ...{ wallets, clearing, payable, held, commission, collected, refunds, fees, stock },
    }
  }

  /** Sends refunds: a provider makes them, and cash is paid out of the shop's balance as far as that reaches. */
  send(isSent: (refund: RefundOnItsWay) => boolean): void {
    this.onTheirWay = this.onTheirWay.filter((refund) => {
      if (!isSent(refund)) return true
      const { shop, buyer, amount, method, wasSent } = refund
      const isCash = method === 'CASH_ON_DELIVERY'
      refund.wasSent = true
      if (isCash ? amount > this.payable[shop] : !wasSent && slow.includes(method)) return true
      this.refunds[shop] -= amount
      this.collected[shop] += amount
      if (!isCash) return false
      this.payable[shop] -= amount
      this.wallets[buyer] += amount
      this.refundsOfShops++
      return false
    })
  }

  /** Takes a paid order's money from its parties. Returns false when the shop's balance doesn't cover its part. */
  giveBack(order: ModelOrder, isToSource = false): boolean {
    const { buyer, shop, total, promotion, commission, isOfShop } = order
    const part = total + promotion - commission
    if (order.isReleased && !isOfShop && part > this.payable[shop]) return false
    if (!order.isReleased) this.clearing[shop] -= total
    else {
      this.commission[shop] -= commission
      this.promotions += promotion
      if (isOfShop) {
        this.collected[shop] -= total
        this.fees[shop] += commission
      } else this.payable[shop] -= part
    }
    if (isOfShop) this.reserve(order.payment ?? order, order, total)
    else if (isToSource) this.paidOut += total
    else this.wallets[buyer] += total
    order.isPaid = false
    order.isGivenBack = true
    if (order.complaint === 'OPEN') order.complaint = 'CLOSED'
    return true
  }

  /** A shop has to give back what it collected. */
  reserve(
    of: ModelPayment | ModelOrder,
    { buyer, shop, method }: Pick<ModelOrder, 'buyer' | 'shop' | 'method'>,
    amount: number,
  ) {
    if (amount === 0) return
    this.refunds[shop] += amount
    this.onTheirWay.push({ shop, buyer, amount, of, method, wasSent: false })
  }
}
