/** Payment providers behind one interface, and the bank feeds that confirm transfers. */
export { isSameAmount, usdCentsOf } from './amounts.ts'
export {
  type BankCredit,
  type BankFeed,
  type BankFeedReading,
  isCreditOf,
  transferCodesIn,
} from './bank-feed/bank-feed.ts'
export { PayosFeed, signPayosData } from './bank-feed/payos-feed.ts'
export { SepayFeed } from './bank-feed/sepay-feed.ts'
export { type FaultCode, GatewayFault, GatewayRefusal } from './gateway-errors.ts'
export type { GatewayServices } from './gateway-services.ts'
export { type MomoConfig, MomoGateway } from './momo/momo-gateway.ts'
export {
  type Charge,
  type ChargeIdentity,
  type ChargeRequest,
  type ChargeState,
  type GatewayAmount,
  type GatewayName,
  gatewayNames,
  type GatewayNotification,
  type IncomingNotification,
  type NotificationAnswer,
  type NotificationOutcome,
  type NotificationReading,
  type PaymentGateway,
  type RefundRequest,
  type RefundState,
} from './payment-gateway.ts'
export { type PaypalConfig, PaypalGateway } from './paypal/paypal-gateway.ts'
export { type StripeConfig, StripeGateway } from './stripe/stripe-gateway.ts'
export { type VnpayConfig, VnpayGateway } from './vnpay/vnpay-gateway.ts'
export { type ZalopayConfig, ZalopayGateway } from './zalopay/zalopay-gateway.ts'
