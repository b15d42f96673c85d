import { dongOf, vndFromDong } from '../amounts.ts'
import { GatewayFault, GatewayRefusal } from '../gateway-errors.ts'
import type { GatewayServices } from '../gateway-services.ts'
import { type Message, parseMessage, parseReceived, textOf } from '../message.ts'
import { jsonAnswer } from '../notification-answer.ts'
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
import { postForm } from '../provider-client.ts'
import { hmacHex, isSameDigest } from '../signing.ts'
import { vietnamDay } from '../vietnam-time.ts'

export interface ZalopayConfig {
  readonly appId: string
  /** Signs what we send. */
  readonly key1: string
  /** Signs what ZaloPay sends. */
  readonly key2: string
  /** `https://openapi.zalopay.vn`, or the sandbox host. */
  readonly host: string
}

const answers = {
  recorded: [1, 'success'],
  ignored: [1, 'success'],
  duplicate: [2, 'already recorded'],
  unknown_reference: [2, 'unknown order'],
  wrong_amount: [2, 'amount differs'],
  wrong_account: [2, 'account differs'],
  invalid_signature: [-1, 'mac not equal'],
  malformed: [-1, 'unreadable data'],
  failed: [0, 'try again'],
} as const satisfies Record<NotificationOutcome, readonly [number, string]>

const unknownRefund = '-101'
/** The site's own settings or signature are wrong, or ZaloPay has a fault: says nothing of the order. */
const configurationCodes = new Set(['-2', '-401', '-402', '-403', '-429', '-500', '-999'])
/** Says nothing of a refund either: the name was used before, or no order has it. */
const undecidedRefundCodes = new Set([...configurationCodes, '-68', unknownRefund, '2', ''])

/** ZaloPay v2. Amounts travel as whole đồng; callbacks come for paid orders only, so silence is asked about. */
export class ZalopayGateway implements PaymentGateway {
  readonly name = 'zalopay'
  readonly #config: ZalopayConfig
  readonly #services: GatewayServices

  constructor(config: ZalopayConfig, services: GatewayServices) {
    this.#config = config
    this.#services = services
  }

  async create(request: ChargeRequest): Promise<Charge> {
    const fields = {
      app_id: this.#config.appId,
      app_trans_id: transactionName(request.reference, request.createdAt),
      app_user: request.reference,
      amount: String(dongOf(request.amountInCents)),
      app_time: String(this.#services.now().getTime()),
      embed_data: JSON.stringify({ redirecturl: request.returnUrl }),
      item: '[]',
    }
    const seconds = Math.round((request.expiresAt.getTime() - request.createdAt.getTime()) / 1000)
    const message = await this.#call('create', {
      ...fields,
      description: request.description.slice(0, 256),
      bank_code: '',
      callback_url: request.notifyUrl,
      expire_duration_seconds: String(Math.min(Math.max(seconds, 300), 2_592_000)),
      mac: hmacHex('sha256', this.#config.key1, Object.values(fields).join('|')),
    })
    if (textOf(message, 'return_code') !== '1') throw new GatewayRefusal('zalopay', resultCodeOf(message))
    const redirectUrl = textOf(message, 'order_url')
    if (!redirectUrl) throw new GatewayFault('zalopay', 'unreadable')
    const qrContent = textOf(message, 'qr_code')
    return {
      redirectUrl,
      gatewayReference: fields.app_trans_id,
      expected: { currency: 'VND', cents: request.amountInCents },
      ...(qrContent && { qrContent }),
    }
  }

  /** The signature covers the text of `data` exactly as received. */
  async readNotification({ body }: IncomingNotification): Promise<NotificationReading> {
    const message = parseReceived(body)
    const data = message && typeof message.data === 'string' ? message.data : null
    if (!message || data === null) return { verified: false, because: 'malformed' }
    if (!isSameDigest(hmacHex('sha256', this.#config.key2, data), textOf(message, 'mac'))) {
      return { verified: false, because: 'invalid_signature' }
    }
    const paid = parseMessage(data)
    const amount = paid && vndFromDong(paid.amount)
    const [name, transactionId] = paid ? [textOf(paid, 'app_trans_id'), textOf(paid, 'zp_trans_id')] : []
    const reference = name?.replace(/^\d{6}_/, '')
    if (!paid || textOf(paid, 'app_id') !== this.#config.appId || !amount || !reference || !transactionId) {
      return { verified: false, because: 'malformed' }
    }
    const state: ChargeState = { status: 'PAID', paid: amount, transactionId }
    return { verified: true, notification: { eventId: `${name}:${transactionId}`, reference, state } }
  }

  answerNotification(outcome: NotificationOutcome) {
    const [return_code, return_message] = answers[outcome]
    return jsonAnswer(200, { return_code, return_message })
  }

  async query(charge: ChargeIdentity): Promise<ChargeState> {
    const { appId, key1 } = this.#config
    const app_trans_id = charge.gatewayReference ?? transactionName(charge.reference, charge.createdAt)
    const mac = hmacHex('sha256', key1, [appId, app_trans_id, key1].join('|'))
    const message = await this.#call('query', { app_id: appId, app_trans_id, mac })
    const resultCode = resultCodeOf(message)
    const code = textOf(message, 'return_code')
    if (code === '3') return { status: 'PENDING', resultCode }
    if (configurationCodes.has(resultCode)) throw new GatewayRefusal('zalopay', resultCode)
    if (code === '2') return { status: 'FAILED', resultCode }
    const paid = vndFromDong(message.amount)
    const transactionId = textOf(message, 'zp_trans_id')
    if (code !== '1' || !paid || !transactionId) throw new GatewayFault('zalopay', 'unreadable')
    return { status: 'PAID', paid, transactionId }
  }

  async refund(request: RefundRequest): Promise<RefundState> {
    const { appId, key1 } = this.#config
    const fields = {
      app_id: appId,
      zp_trans_id: request.transactionId,
      amount: String(dongOf(request.amount.cents)),
      description: request.reason.slice(0, 100),
      timestamp: String(this.#services.now().getTime()),
    }
    const m_refund_id = this.#refundName(request)
    const mac = hmacHex('sha256', key1, Object.values(fields).join('|'))
    return refundStateOf(await this.#call('refund', { ...fields, m_refund_id, mac }), m_refund_id)
  }

  async queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState> {
    const { appId, key1 } = this.#config
    const m_refund_id = this.#refundName(request)
    const timestamp = String(this.#services.now().getTime())
    const mac = hmacHex('sha256', key1, [appId, m_refund_id, timestamp].join('|'))
    const message = await this.#call('query_refund', { app_id: appId, m_refund_id, timestamp, mac })
    if (resultCodeOf(message) === unknownRefund && gatewayRefundId === null) return this.refund(request)
    return refundStateOf(message, m_refund_id)
  }

  #refundName(request: RefundRequest): string {
    return `${vietnamDay(request.requestedAt)}_${this.#config.appId}_${request.refundReference}`
  }

  async #call(path: string, fields: Record<string, string>): Promise<Message> {
    const { message } = await postForm(
      { gateway: 'zalopay', ...this.#services },
      `${this.#config.host}/v2/${path}`,
      fields,
    )
    return message
  }
}

/** `yyMMdd_reference`, the day being Vietnam's. */
function transactionName(reference: string, createdAt: Date): string {
  return `${vietnamDay(createdAt)}_${reference}`.slice(0, 40)
}

function resultCodeOf(message: Message): string {
  return textOf(message, 'sub_return_code') ?? textOf(message, 'return_code') ?? ''
}

function refundStateOf(message: Message, refundId: string): RefundState {
  const code = textOf(message, 'return_code')
  if (code === '1') return { status: 'REFUNDED', gatewayRefundId: refundId }
  if (code === '3') return { status: 'PENDING', gatewayRefundId: refundId }
  const resultCode = resultCodeOf(message)
  const isRefused = code === '2' && !undecidedRefundCodes.has(resultCode)
  return { status: isRefused ? 'FAILED' : 'UNKNOWN', resultCode }
}
