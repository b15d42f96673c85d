import { createHash } from 'node:crypto'
import { centsFromUsdText, usdCentsOf, usdText } from '../amounts.ts'
import { GatewayFault, GatewayRefusal } from '../gateway-errors.ts'
import type { AccessToken, GatewayServices } from '../gateway-services.ts'
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
import { callProvider, postForm, postJson, type ProviderAnswer } from '../provider-client.ts'

export interface PaypalConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** `https://api-m.paypal.com`, or the sandbox host. */
  readonly host: string
  /** Whole đồng for one US dollar; PayPal has no VND. */
  readonly vndPerUsd: number
}

const transmissionFields = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** PayPal's no to a refund; a 401 or 429, say, is about the request. */
const refusalStatuses = new Set([404, 422])
/** This refund was asked for before, so nothing is known of it. */
const repeatedIssues = new Set(['DUPLICATE_INVOICE_ID', 'PREVIOUS_REQUEST_IN_PROGRESS'])

/** PayPal Orders v2, in US dollars at a stored rate. An approved order is captured when it is asked about. */
export class PaypalGateway implements PaymentGateway {
  readonly name = 'paypal'
  readonly #config: PaypalConfig
  readonly #services: GatewayServices
  readonly #tokens: Map<string, AccessToken>
  /** Changes with the secret, so that a new one is tried at once. */
  readonly #account: string

  constructor(config: PaypalConfig, services: GatewayServices) {
    this.#config = config
    this.#services = services
    this.#tokens = services.tokens ?? new Map<string, AccessToken>()
    const { clientId, clientSecret, host } = config
    this.#account = createHash('sha256').update([host, clientId, clientSecret].join('\n')).digest('base64')
  }

  async create(request: ChargeRequest): Promise<Charge> {
    const cents = usdCentsOf(request.amountInCents, this.#config.vndPerUsd)
    const order = await this.#post(
      'v2/checkout/orders',
      {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: 'default',
            custom_id: request.reference,
            invoice_id: request.reference,
            description: request.description.slice(0, 127),
            amount: { currency_code: 'USD', value: usdText(cents) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: request.returnUrl,
              cancel_url: request.returnUrl,
            },
          },
        },
      },
      request.reference,
    )
    const link = listOf(order, 'links').find((one) => ['payer-action', 'approve'].includes(textOf(one, 'rel') ?? ''))
    const [redirectUrl, gatewayReference] = [link && textOf(link, 'href'), textOf(order, 'id')]
    if (!redirectUrl || !gatewayReference) throw new GatewayFault('paypal', 'unreadable')
    return { redirectUrl, gatewayReference, expected: { currency: 'USD', cents } }
  }

  /** PayPal verifies its own signature: the event goes back to it with the headers and our webhook's id. */
  async readNotification({ body, headers }: IncomingNotification): Promise<NotificationReading> {
    const event = parseReceived(body)
    if (!event) return { verified: false, because: 'malformed' }
    const transmission = Object.entries(transmissionFields).map(([name, header]) => [name, headers[header]])
    if (transmission.some(([, value]) => !value)) return { verified: false, because: 'invalid_signature' }
    const proof = JSON.stringify({ ...Object.fromEntries(transmission), webhook_id: this.#config.webhookId })
    // The event as received: PayPal signed its bytes, and writing it anew may change them.
    const verification = await this.#post(
      'v1/notifications/verify-webhook-signature',
      `${proof.slice(0, -1)},"webhook_event":${Buffer.from(body).toString('utf8')}}`,
    )
    if (textOf(verification, 'verification_status') !== 'SUCCESS') {
      return { verified: false, because: 'invalid_signature' }
    }
    return this.#readEvent(event)
  }

  claimedReference({ body }: IncomingNotification): string | null | undefined {
    const event = parseReceived(body)
    if (!event) return undefined
    const reading = this.#readEvent(event)
    return reading.verified ? (reading.notification?.reference ?? null) : undefined
  }

  answerNotification(outcome: NotificationOutcome) {
    if (outcome === 'invalid_signature' || outcome === 'malformed') return emptyAnswer(400)
    return emptyAnswer(outcome === 'failed' ? 500 : 200)
  }

  async query(charge: ChargeIdentity): Promise<ChargeState> {
    if (!charge.gatewayReference) throw new GatewayRefusal('paypal', 'no_order')
    const path = `v2/checkout/orders/${encodeURIComponent(charge.gatewayReference)}`
    const order = await this.#get(path)
    const unit = listOf(order, 'purchase_units')[0] ?? {}
    if (textOf(unit, 'custom_id') !== charge.reference) throw new GatewayFault('paypal', 'unreadable')
    if (textOf(order, 'status') !== 'APPROVED') return orderStateOf(order)
    try {
      return orderStateOf(await this.#post(`${path}/capture`, {}, `${charge.reference}capture`))
    } catch (error) {
      if (error instanceof GatewayRefusal) return { status: 'FAILED', resultCode: error.resultCode }
      throw error
    }
  }

  async refund(request: RefundRequest): Promise<RefundState> {
    return readingRefund(async () => {
      const { status, message } = await this.#send(
        `v2/payments/captures/${encodeURIComponent(request.transactionId)}/refund`,
        {
          amount: { currency_code: 'USD', value: usdText(request.amount.cents) },
          invoice_id: request.refundReference,
          note_to_payer: request.reason.slice(0, 255),
        },
        request.refundReference,
      )
      if (status < 400) return refundStateOf(message)
      const resultCode = issueOf(status, message)
      const isRefused = refusalStatuses.has(status) && !repeatedIssues.has(resultCode)
      return { status: isRefused ? 'FAILED' : 'UNKNOWN', resultCode }
    })
  }

  /**
   * Without PayPal's id it is looked for among the refunds of the order. One that isn't there is sent again; its request id
   * makes it the same refund should the first request still be under way.
   */
  async queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState> {
    const { gatewayReference } = request.charge
    const path = gatewayRefundId
      ? `v2/payments/refunds/${encodeURIComponent(gatewayRefundId)}`
      : `v2/checkout/orders/${encodeURIComponent(gatewayReference ?? '')}`
    return readingRefund(async () => {
      const message = await this.#get(path)
      if (gatewayRefundId) return refundStateOf(message)
      if (textOf(message, 'id') !== gatewayReference) throw new GatewayFault('paypal', 'unreadable')
      const payments = objectOf(listOf(message, 'purchase_units')[0] ?? {}, 'payments')
      const ours = listOf(payments, 'refunds').find(
        (refund) => textOf(refund, 'invoice_id') === request.refundReference,
      )
      return ours ? refundStateOf(ours) : this.refund(request)
    })
  }

  /** An approved order is reported as pending: a query captures it. */
  #readEvent(event: Message): NotificationReading {
    const [eventId, type] = [textOf(event, 'id'), textOf(event, 'event_type')]
    const resource = objectOf(event, 'resource')
    if (!eventId || !type) return { verified: false, because: 'malformed' }
    const isOrder = type === 'CHECKOUT.ORDER.APPROVED'
    const isCapture = ['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.PENDING'].includes(type)
    if (!isOrder && !isCapture) return { verified: true, notification: null }
    const reference = textOf(isOrder ? (listOf(resource, 'purchase_units')[0] ?? {}) : resource, 'custom_id')
    const state = isOrder ? orderStateOf(resource) : captureStateOf(resource)
    if (!reference || !state) return { verified: false, because: 'malformed' }
    return { verified: true, notification: { eventId, reference, state } }
  }

  async #post(path: string, body: object | string, requestId?: string): Promise<Message> {
    return accepted(await this.#send(path, body, requestId))
  }

  async #send(path: string, body: object | string, requestId?: string): Promise<ProviderAnswer> {
    const headers = { ...(await this.#authorization()), ...(requestId && { 'paypal-request-id': requestId }) }
    return this.#heard(
      await postJson({ gateway: 'paypal', ...this.#services }, `${this.#config.host}/${path}`, body, headers),
    )
  }

  async #get(path: string): Promise<Message> {
    const init = { method: 'GET', headers: await this.#authorization() } as const
    const services = { gateway: 'paypal', ...this.#services } as const
    return accepted(this.#heard(await callProvider(services, `${this.#config.host}/${path}`, init)))
  }

  async #authorization(): Promise<Record<string, string>> {
    const now = this.#services.now().getTime()
    const kept = this.#tokens.get(this.#account)
    if (kept && kept.validUntil > now) return { authorization: `Bearer ${kept.text}` }
    const basic = Buffer.from(`${this.#config.clientId}:${this.#config.clientSecret}`).toString('base64')
    const answer = await postForm(
      { gateway: 'paypal', ...this.#services },
      `${this.#config.host}/v1/oauth2/token`,
      { grant_type: 'client_credentials' },
      { authorization: `Basic ${basic}` },
    )
    const message = accepted(answer)
    const text = textOf(message, 'access_token')
    if (!text) throw new GatewayFault('paypal', 'unreadable')
    const seconds = Number(textOf(message, 'expires_in') ?? 0)
    this.#tokens.set(this.#account, { text, validUntil: now + Math.max(0, seconds - 60) * 1000 })
    return { authorization: `Bearer ${text}` }
  }

  /** Forgets a token that PayPal no longer accepts. */
  #heard(answer: ProviderAnswer): ProviderAnswer {
    if (answer.status === 401) this.#tokens.delete(this.#account)
    return answer
  }
}

function accepted({ status, message }: ProviderAnswer): Message {
  if (status < 400) return message
  throw new GatewayRefusal('paypal', issueOf(status, message))
}

function issueOf(status: number, message: Message): string {
  const issue = textOf(listOf(message, 'details')[0] ?? {}, 'issue')
  return issue ?? textOf(message, 'name') ?? textOf(message, 'error') ?? String(status)
}

/** A refused token or question says nothing of the refund. */
async function readingRefund(read: () => Promise<RefundState>): Promise<RefundState> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof GatewayRefusal) return { status: 'UNKNOWN', resultCode: error.resultCode }
    throw error
  }
}

function orderStateOf(order: Message): ChargeState {
  const unit = listOf(order, 'purchase_units')[0] ?? {}
  const capture = listOf(objectOf(unit, 'payments'), 'captures')[0]
  const state = capture && captureStateOf(capture)
  if (state) return state
  const status = textOf(order, 'status') ?? 'unknown'
  return { status: status === 'VOIDED' ? 'FAILED' : 'PENDING', resultCode: status }
}

function captureStateOf(capture: Message): ChargeState | null {
  const [status, transactionId] = [textOf(capture, 'status'), textOf(capture, 'id')]
  if (!status || !transactionId) return null
  // A refund comes after the payment: the charge stays paid.
  if (['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status)) {
    const amount = objectOf(capture, 'amount')
    const cents = textOf(amount, 'currency_code') === 'USD' ? centsFromUsdText(amount.value) : null
    return cents === null ? null : { status: 'PAID', paid: { currency: 'USD', cents }, transactionId }
  }
  return { status: status === 'PENDING' ? 'PENDING' : 'FAILED', resultCode: status }
}

function refundStateOf(refund: Message): RefundState {
  const [status, id] = [textOf(refund, 'status'), textOf(refund, 'id')]
  if (!id) throw new GatewayFault('paypal', 'unreadable')
  if (status === 'COMPLETED') return { status: 'REFUNDED', gatewayRefundId: id }
  if (status === 'PENDING') return { status: 'PENDING', gatewayRefundId: id }
  const isRefused = status === 'FAILED' || status === 'CANCELLED'
  return { status: isRefused ? 'FAILED' : 'UNKNOWN', resultCode: status ?? 'unknown' }
}
