import { gatewayOf, type PaymentMethod, providerOf } from '@chonoi/domain'
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

/** Money at the gateway that a payment was made with: the platform's, or one of the shop that collects it. */
export const atGateway = (method: PaymentMethod, collectorId: string | null): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: gatewayOf(method) ?? method.toLowerCase(),
  ...(collectorId && { tenantId: collectorId }),
})

/** Money that waits to go back through its gateway. */
export const onItsWay = (method: PaymentMethod, collectorId: string | null): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: `${providerOf(method) ?? method.toLowerCase()}_refunds`,
  ...(collectorId && { tenantId: collectorId }),
})

/** Commission of orders that a shop collected itself. Below zero: the shop owes it. */
export const feesOwed = (tenantId: string): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: owedFeesGateway,
  tenantId,
})

export const owedFeesGateway = 'fees_owed'
