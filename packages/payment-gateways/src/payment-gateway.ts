/** The providers that are reached over the network. Bank transfer, wallet and cash on delivery need none. */
export const gatewayNames = ['vnpay', 'momo', 'zalopay', 'stripe', 'paypal'] as const

export type GatewayName = (typeof gatewayNames)[number]

/** An amount in the currency that the provider charges. One VND is 100 cents here, as everywhere in the product. */
export interface GatewayAmount {
  readonly currency: 'VND' | 'USD'
  readonly cents: number
}

export interface ChargeRequest {
  /** Our payment's reference: 8 to 34 letters and digits, unique at the provider. */
  readonly reference: string
  readonly amountInCents: number
  /** What the customer reads at the provider. Adapters fold marks where the provider takes none. */
  readonly description: string
  readonly language: 'vi' | 'en'
  /** Where the browser returns to. Its query proves nothing. */
  readonly returnUrl: string
  /** Where the provider sends its notifications. */
  readonly notifyUrl: string
  readonly customerAddress: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A charge that the provider accepted but that nobody has paid yet. */
export interface Charge {
  readonly redirectUrl: string
  /** The provider's own id, needed by later calls; null where it knows only ours. */
  readonly gatewayReference: string | null
  /** What must be paid. A notification with another amount or currency is a mismatch. */
  readonly expected: GatewayAmount
  /** Opens the provider's application on a phone. */
  readonly deepLink?: string
  /** The text of a QR code that the provider's application reads. */
  readonly qrContent?: string
}

/** A charge as later calls name it. */
export interface ChargeIdentity {
  readonly reference: string
  readonly gatewayReference: string | null
  readonly createdAt: Date
  readonly customerAddress: string
}

export type ChargeState =
  | { readonly status: 'PENDING'; readonly resultCode: string }
  | { readonly status: 'PAID'; readonly paid: GatewayAmount; readonly transactionId: string }
  | { readonly status: 'FAILED'; readonly resultCode: string }

export interface RefundRequest {
  /** Ours, unique per refund; a repeated call with the same id refunds once. 8 to 30 letters and digits. */
  readonly refundReference: string
  readonly charge: ChargeIdentity
  /** What the charge was paid with. */
  readonly paid: GatewayAmount
  readonly transactionId: string
  readonly amount: GatewayAmount
  readonly reason: string
  /** Who asked for it, for the provider's records. */
  readonly requestedBy: string
  /** When the refund was recorded here; part of ZaloPay's refund id. */
  readonly requestedAt: Date
  /** No other refund of the charge was ever sent, so what the provider says of the charge says it of this refund. */
  readonly isOnly: boolean
}

/**
 * FAILED is the provider's own word that this refund isn't and won't be carried out: only then may the money go elsewhere.
 * Whatever else an answer says is UNKNOWN.
 */
export type RefundState =
  | { readonly status: 'REFUNDED'; readonly gatewayRefundId: string }
  | { readonly status: 'PENDING'; readonly gatewayRefundId: string | null }
  | { readonly status: 'FAILED'; readonly resultCode: string }
  | { readonly status: 'UNKNOWN'; readonly resultCode: string }

/** A request to our notification address, before anything in it is believed. */
export interface IncomingNotification {
  /** The query string as received, without the question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

/** A verified notification. `eventId` is equal when the provider repeats it. */
export interface GatewayNotification {
  readonly eventId: string
  readonly reference: string
  readonly state: ChargeState
}

export type NotificationReading =
  | { readonly verified: true; readonly notification: GatewayNotification | null }
  | { readonly verified: false; readonly because: 'invalid_signature' | 'malformed' }

/** What became of a notification, so that the provider is answered by its own rules. */
export type NotificationOutcome =
  | 'recorded'
  | 'duplicate'
  | 'ignored'
  | 'unknown_reference'
  | 'wrong_amount'
  | 'wrong_account'
  | 'invalid_signature'
  | 'malformed'
  | 'failed'

export interface NotificationAnswer {
  readonly status: number
  readonly body: string | null
  readonly contentType: 'application/json' | null
}

/**
 * One provider. No method runs inside a database transaction. Methods that call the provider throw `GatewayFault` when
 * the outcome is unknown (ask `query` later) and `GatewayRefusal` when the provider said no.
 */
export interface PaymentGateway {
  readonly name: GatewayName
  create(request: ChargeRequest): Promise<Charge>
  /** Verifies raw bytes before anything is looked up. `notification` is null for events that change no charge. */
  readNotification(incoming: IncomingNotification): Promise<NotificationReading>
  /**
   * The reference that a notification claims, before it is verified; null when it is about no charge, undefined when it
   * can't be read. Only where verifying asks the provider, so that few configurations are asked about.
   */
  claimedReference?(incoming: IncomingNotification): string | null | undefined
  answerNotification(outcome: NotificationOutcome): NotificationAnswer
  /** Asks for the state of a charge. Providers that capture in a second step do so here. */
  query(charge: ChargeIdentity): Promise<ChargeState>
  /** Never throws a `GatewayRefusal`: whether a no is about the refund is for the adapter to know. */
  refund(request: RefundRequest): Promise<RefundState>
  /**
   * The state of a refund that was begun. Without the provider's id nobody knows whether it was ever sent: one that the
   * provider says it doesn't know is sent now, under the same name.
   */
  queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState>
}
