import type { PaymentMethod } from './payment-methods.ts'

/** Who receives the money of a payment from outside of the marketplace. CARRIER: one of the platform, for it. */
export const moneyCollectors = ['PLATFORM', 'SHOP', 'CARRIER'] as const

export type MoneyCollector = (typeof moneyCollectors)[number]

export type RefundDestination = 'WALLET' | 'SOURCE'

/**
 * Where the money of a payment comes from, and what follows from that. Money is never created: it leaves a wallet, or an
 * account outside of the marketplace whose owner confirmed it.
 */
export interface MoneyRoute {
  /** The account that the money leaves: the buyer's wallet, or what its collector holds outside of the marketplace. */
  readonly source: 'WALLET' | 'BANK' | 'PROVIDER' | 'CASH'
  /** Whose confirmation captures the payment. The word of a shop counts only for money that the shop holds itself. */
  readonly confirmedBy: 'LEDGER' | 'BANK' | 'PROVIDER' | 'SHOP' | 'REMITTANCE'
  /** A shop is credited with its share of what the platform holds; of what it holds itself it owes the commission. */
  readonly settledAs: 'PAYABLE' | 'COMMISSION_DEBT'
  /** Where a refund may go, the usual one first. The wallet can't give back what the platform doesn't hold. */
  readonly refundsTo: readonly [RefundDestination, ...RefundDestination[]]
  /** Who sends a refund to the source. A shop pays it out of its balance here, or hands it over in person. */
  readonly refundedBy: 'PROVIDER' | 'SHOP' | null
}

const fromWallet: MoneyRoute = {
  ...{ source: 'WALLET', confirmedBy: 'LEDGER', settledAs: 'PAYABLE' },
  ...{ refundsTo: ['WALLET'], refundedBy: null },
}
const byTransfer: MoneyRoute = { ...fromWallet, source: 'BANK', confirmedBy: 'BANK' }
const atProvider: MoneyRoute = {
  ...{ source: 'PROVIDER', confirmedBy: 'PROVIDER', settledAs: 'PAYABLE' },
  ...{ refundsTo: ['WALLET', 'SOURCE'], refundedBy: 'PROVIDER' },
}
/** The shop signs for its own gateway, so its notifications are the shop's word. */
const atProviderOfShop: MoneyRoute = {
  ...{ source: 'PROVIDER', confirmedBy: 'SHOP', settledAs: 'COMMISSION_DEBT' },
  ...{ refundsTo: ['SOURCE'], refundedBy: 'PROVIDER' },
}
/** The shop or its courier takes the cash, and its word that the order is delivered says so. */
const inCashOfShop: MoneyRoute = { ...atProviderOfShop, source: 'CASH', refundedBy: 'SHOP' }
/** A carrier of the platform takes the cash. It is nobody's here until the carrier has transferred it. */
const inCashOfCarrier: MoneyRoute = { ...fromWallet, source: 'CASH', confirmedBy: 'REMITTANCE' }

/** Every way that money comes in, by method and collector. A payment by any other can't be captured. */
export const moneyRoutes: Readonly<Record<PaymentMethod, Partial<Record<MoneyCollector, MoneyRoute>>>> = {
  WALLET: { PLATFORM: fromWallet },
  MANUAL_DEPOSIT: { PLATFORM: byTransfer },
  BANK_TRANSFER: { PLATFORM: byTransfer },
  VIETQR: { PLATFORM: byTransfer },
  CARD: { PLATFORM: atProvider, SHOP: atProviderOfShop },
  PAYPAL: { PLATFORM: atProvider, SHOP: atProviderOfShop },
  VNPAY: { PLATFORM: atProvider, SHOP: atProviderOfShop },
  MOMO: { PLATFORM: atProvider, SHOP: atProviderOfShop },
  ZALOPAY: { PLATFORM: atProvider, SHOP: atProviderOfShop },
  CASH_ON_DELIVERY: { SHOP: inCashOfShop, CARRIER: inCashOfCarrier },
}

/** Who collects a payment, and how. */
export interface CollectedMoney {
  readonly method: PaymentMethod
  readonly collectedBy: MoneyCollector
}

/** The route of a payment. Throws where no money can come that way: nobody could confirm it. */
export function moneyRouteOf({ method, collectedBy }: CollectedMoney): MoneyRoute {
  const route = moneyRoutes[method][collectedBy]
  if (!route) throw new Error(`no money comes by ${method} to the ${collectedBy}`)
  return route
}

/** An order with what says who collects its money. */
export interface OrderMoney {
  readonly paymentMethod: PaymentMethod
  readonly isCollectedByShop: boolean
  /** The carrier of the platform that ships it. */
  readonly carrierId: string | null
}

/** Who collects the money of an order: the one that captured it, the carrier of its cash, or the only one that can. */
export function collectorOf({ paymentMethod, isCollectedByShop, carrierId }: OrderMoney): MoneyCollector {
  const routes = moneyRoutes[paymentMethod]
  if (isCollectedByShop) return 'SHOP'
  if (carrierId !== null && routes.CARRIER) return 'CARRIER'
  return routes.PLATFORM ? 'PLATFORM' : 'SHOP'
}
