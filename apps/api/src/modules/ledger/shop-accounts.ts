import { gatewayOf, type MoneyGateway, moneyGateways, type PaymentMethod } from '@chonoi/domain'
import type { LedgerAccount, LedgerPosting } from './post-ledger.ts'

/** How the ledger names money that is paid by a method. */
export const paymentTypes = {
  WALLET: 'ORDER_PAYMENT',
  CARD: 'STRIPE_PAYMENT',
  PAYPAL: 'PAYPAL_PAYMENT',
  BANK_TRANSFER: 'BANK_TRANSFER',
  VIETQR: 'BANK_TRANSFER',
  MANUAL_DEPOSIT: 'MANUAL_DEPOSIT',
  VNPAY: 'PAYMENT_GATEWAY',
  MOMO: 'PAYMENT_GATEWAY',
  ZALOPAY: 'PAYMENT_GATEWAY',
  CASH_ON_DELIVERY: 'PAYMENT_GATEWAY',
} as const satisfies Record<PaymentMethod, LedgerPosting['type']>

/** Through whom the money of a payment comes. What no gateway takes is cash; the wallet has accounts of its own. */
export const moneyGatewayOf = (method: PaymentMethod): MoneyGateway => gatewayOf(method) ?? 'cash_on_delivery'

/** Money at the gateway that a payment was made with: the platform's, or one of the shop that collects it. */
export const atGateway = (method: PaymentMethod, collectorId: string | null): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: moneyGatewayOf(method),
  ...(collectorId && { tenantId: collectorId }),
})

/** Money that waits to go back through its gateway. */
export const onItsWay = (method: PaymentMethod, collectorId: string | null): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: `${moneyGatewayOf(method)}_refunds`,
  ...(collectorId && { tenantId: collectorId }),
})

/** The accounts of money that waits to go back. */
export const gatewaysOnTheWay = moneyGateways.map((gateway) => `${gateway}_refunds` as const)

/** Cash that a carrier transferred and no order has been paid with yet. */
export const remittedBy = (carrierId: string): LedgerAccount => ({ kind: 'COD_CLEARING', gateway: carrierId })

/** Commission of orders that a shop collected itself. Below zero: the shop owes it. */
export const feesOwed = (tenantId: string): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: owedFeesGateway,
  tenantId,
})

export const owedFeesGateway = 'fees_owed'

/** Refunds of the platform's gateways that a person has twice. Below zero: they are still to be settled. */
export const paidTwice = (userId: string): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: 'refunds_paid_twice',
  userId,
})
