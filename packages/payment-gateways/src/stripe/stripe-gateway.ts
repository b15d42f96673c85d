import { dongOf, vndFromDong } from '../amounts.ts'
import { GatewayFault, GatewayRefusal } from '../gateway-errors.ts'
import type { GatewayServices } from '../gateway-services.ts'
import { listOf, type Message, objectOf, parseReceived, textOf } from '../message.ts'
import { emptyAnswer } from '../notification-answer.ts'
import type {
  Charge,
  ChargeIdentity,
  ChargeRequest,
  ChargeState,
  IncomingNotification,
  NotificationOutcome,
  NotificationReading,
  PaymentGateway,
  RefundRequest,
  RefundState,
} from '../payment-gateway.ts'
import { callProvider, postForm, type ProviderAnswer } from '../provider-client.ts'
import { isSignedByStripe } from './stripe-signature.ts'

export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** `https://api.stripe.com`. */
  readonly host: string
}

/** Stripe keeps a session open for 30 minutes at least and a day at most. */
const [minOpenSeconds, maxOpenSeconds] = [30 * 60, 24 * 60 * 60]
/** Stripe's no to a request. Others say that it wasn't looked at: a wrong key, too many requests, one under way. */
const refusalStatuses = new Set([400, 402, 404])

/** Stripe Checkout. VND has no smaller unit there, so amounts travel as whole đồng. */
export class StripeGateway implements PaymentGateway {
  readonly name = 'stripe'
  readonly #config: StripeConfig
  readonly #services: GatewayServices

  constructor(config: StripeConfig, services: GatewayServices) {
    this.#config = config
    this.#services = services
  }

  /** The reference is the idempotency key, so a repeated call answers with the same session. */
  async create(request: ChargeRequest): Promise<Charge> {
    const created = Math.floor(request.createdAt.getTime() / 1000)
    const wanted = Math.floor(request.expiresAt.getTime() / 1000) - created
    const openSeconds = Math.min(Math.max(wanted, minOpenSeconds), maxOpenSeconds)
    const session = await this.#post(
      'checkout/sessions',
      {
        mode: 'payment',
        client_reference_id: request.reference,
        success_url: request.returnUrl,
        cancel_url: request.returnUrl,
        locale: request.language,
        expires_at: String(created + openSeconds),
        'metadata[reference]': request.reference,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'vnd',
        'line_items[0][price_data][unit_amount]': String(dongOf(request.amountInCents)),
        'line_items[0][price_data][product_data][name]': request.description.slice(0, 250),
      },
      request.reference,
    )
    const [redirectUrl, gatewayReference] = [textOf(session, 'url'), textOf(session, 'id')]
    if (!redirectUrl || !gatewayReference) throw new GatewayFault('stripe', 'unreadable')
    return { redirectUrl, gatewayReference, expected: { currency: 'VND', cents: request.amountInCents } }
  }

  async readNotification({ body, headers }: IncomingNotification): Promise<NotificationReading> {
    const isSigned = isSignedByStripe(
      body,
      headers['stripe-signature'],
      this.#config.webhookSecret,
      this.#services.now(),
    )
    if (!isSigned) return { verified: false, because: 'invalid_signature' }
    const event = parseReceived(body)
    const [eventId, type] = event ? [textOf(event, 'id'), textOf(event, 'type')] : []
    if (!event || !eventId || !type) return { verified: false, because: 'malformed' }
    if (!type.startsWith('checkout.session.')) return { verified: true, notification: null }
    const session = objectOf(objectOf(event, 'data'), 'object')
    const reference = textOf(session, 'client_reference_id')
    const state = type === 'checkout.session.async_payment_failed' ? failed('async_payment_failed') : stateOf(session)
    if (!reference || !state) return { verified: false, because: 'malformed' }
    return { verified: true, notification: { eventId, reference, state } }
  }

  answerNotification(outcome: NotificationOutcome) {
    if (outcome === 'invalid_signature' || outcome === 'malformed') return emptyAnswer(400)
    return emptyAnswer(outcome === 'failed' ? 500 : 200)
  }

  async query(charge: ChargeIdentity): Promise<ChargeState> {
    if (!charge.gatewayReference) throw new GatewayRefusal('stripe', 'no_session')
    const session = await this.#get(`checkout/sessions/${encodeURIComponent(charge.gatewayReference)}`)
    const state = stateOf(session)
    if (!state || textOf(session, 'client_reference_id') !== charge.reference) {
      throw new GatewayFault('stripe', 'unreadable')
    }
    return state
  }

  async refund(request: RefundRequest): Promise<RefundState> {
    const { status, message } = await this.#send(
      'refunds',
      {
        payment_intent: request.transactionId,
        amount: String(dongOf(request.amount.cents)),
        reason: 'requested_by_customer',
        'metadata[reference]': request.refundReference,
      },
      request.refundReference,
    )
    if (status < 400) return refundStateOf(message)
    const isRefused = refusalStatuses.has(status) && textOf(objectOf(message, 'error'), 'type') !== 'idempotency_error'
    return { status: isRefused ? 'FAILED' : 'UNKNOWN', resultCode: errorCodeOf(status, message) }
  }

  /**
   * Without Stripe's id it is looked for among the refunds of the payment, for Stripe forgets a key after a day. One that
   * isn't there is sent again; its key makes it the same refund should the first request still be under way.
   */
  async queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState> {
    const refundsOfCharge = `refunds?${new URLSearchParams({ payment_intent: request.transactionId, limit: '100' })}`
    const path = gatewayRefundId ? `refunds/${encodeURIComponent(gatewayRefundId)}` : refundsOfCharge
    const { status, message } = await this.#ask(path)
    if (status >= 400) return { status: 'UNKNOWN', resultCode: errorCodeOf(status, message) }
    if (gatewayRefundId) return refundStateOf(message)
    if (!Array.isArray(message.data)) throw new GatewayFault('stripe', 'unreadable')
    const ours = listOf(message, 'data').find(
      (refund) => textOf(objectOf(refund, 'metadata'), 'reference') === request.refundReference,
    )
    if (ours) return refundStateOf(ours)
    return message.has_more === true ? { status: 'UNKNOWN', resultCode: 'has_more' } : this.refund(request)
  }

  async #post(path: string, fields: Record<string, string>, key: string): Promise<Message> {
    return accepted(await this.#send(path, fields, key))
  }

  #send(path: string, fields: Record<string, string>, key: string): Promise<ProviderAnswer> {
    const headers = { ...this.#authorization(), 'idempotency-key': key }
    return postForm({ gateway: 'stripe', ...this.#services }, `${this.#config.host}/v1/${path}`, fields, headers)
  }

  async #get(path: string): Promise<Message> {
    return accepted(await this.#ask(path))
  }

  #ask(path: string): Promise<ProviderAnswer> {
    const init = { method: 'GET', headers: this.#authorization() } as const
    return callProvider({ gateway: 'stripe', ...this.#services }, `${this.#config.host}/v1/${path}`, init)
  }

  #authorization() {
    return { authorization: `Bearer ${this.#config.secretKey}` }
  }
}

function accepted({ status, message }: ProviderAnswer): Message {
  if (status < 400) return message
  throw new GatewayRefusal('stripe', errorCodeOf(status, message))
}

function errorCodeOf(status: number, message: Message): string {
  const error = objectOf(message, 'error')
  return textOf(error, 'code') ?? textOf(error, 'type') ?? String(status)
}

const failed = (resultCode: string): ChargeState => ({ status: 'FAILED', resultCode })

/** `payment_status` decides: a completed session may still wait for a slow payment method. */
function stateOf(session: Message): ChargeState | null {
  const [status, paymentStatus] = [textOf(session, 'status'), textOf(session, 'payment_status')]
  if (paymentStatus === 'paid') {
    const paid = textOf(session, 'currency') === 'vnd' ? vndFromDong(session.amount_total) : null
    const transactionId = textOf(session, 'payment_intent')
    return paid && transactionId ? { status: 'PAID', paid, transactionId } : null
  }
  if (status === 'expired') return failed('expired')
  return status === 'open' || status === 'complete' ? { status: 'PENDING', resultCode: status } : null
}

function refundStateOf(refund: Message): RefundState {
  const [status, id] = [textOf(refund, 'status'), textOf(refund, 'id')]
  if (!id) throw new GatewayFault('stripe', 'unreadable')
  if (status === 'succeeded') return { status: 'REFUNDED', gatewayRefundId: id }
  if (status === 'pending' || status === 'requires_action') return { status: 'PENDING', gatewayRefundId: id }
  const isRefused = status === 'failed' || status === 'canceled'
  const resultCode = textOf(refund, 'failure_reason') ?? status ?? 'unknown'
  return { status: isRefused ? 'FAILED' : 'UNKNOWN', resultCode }
}
