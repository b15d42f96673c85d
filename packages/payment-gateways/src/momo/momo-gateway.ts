import { dongOf, vndFromDong } from '../amounts.ts'
import { GatewayFault, GatewayRefusal } from '../gateway-errors.ts'
import type { GatewayServices } from '../gateway-services.ts'
import { type Message, parseReceived, textOf } from '../message.ts'
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
import { postJson } from '../provider-client.ts'
import { hmacHex, isSameDigest, rawSignText } from '../signing.ts'

export interface MomoConfig {
  readonly partnerCode: string
  readonly accessKey: string
  readonly secretKey: string
  /** `https://payment.momo.vn`, or the test host. */
  readonly host: string
}

const notificationFields = [
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const

/** Authorised, waiting for the customer, or being processed. */
const pendingCodes = new Set(['1000', '7000', '7002', '8000', '9000'])
const unknownOrder = '42'
/** The site's own settings or signature are wrong, or MoMo is under maintenance: says nothing of the charge. */
const refusalCodes = new Set(['10', '11', '12', '13', '20', '21', '22', '40', '41', '42', '43', '45', '47', '99'])
/** MoMo's no to a refund. A repeated name (40, 41), maintenance, a wrong signature and an unknown error are none. */
const refundRefusals = new Set('1001 1002 1003 1004 1005 1006 1007 1017 1026 1080 1081 1088 4001 4002 4100'.split(' '))
/** The request for it couldn't be accepted: an amount out of range, say. Of a question they say nothing. */
const requestRefusals = new Set(['20', '21', '22'])

/** MoMo gateway v2, one-step wallet payments. Amounts travel as whole đồng. */
export class MomoGateway implements PaymentGateway {
  readonly name = 'momo'
  readonly #config: MomoConfig
  readonly #services: GatewayServices

  constructor(config: MomoConfig, services: GatewayServices) {
    this.#config = config
    this.#services = services
  }

  /** The request id is the reference, so a repeated call creates one charge. */
  async create(request: ChargeRequest): Promise<Charge> {
    const { partnerCode } = this.#config
    const signed = {
      amount: dongOf(request.amountInCents),
      extraData: '',
      ipnUrl: request.notifyUrl,
      orderId: request.reference,
      orderInfo: request.description.slice(0, 255),
      partnerCode,
      redirectUrl: request.returnUrl,
      requestId: request.reference,
      requestType: 'captureWallet',
    }
    const message = await this.#call('create', signed, {
      autoCapture: true,
      lang: request.language,
      orderExpireTime: Math.max(1, Math.round((request.expiresAt.getTime() - request.createdAt.getTime()) / 60_000)),
    })
    const resultCode = textOf(message, 'resultCode') ?? ''
    if (resultCode !== '0') throw new GatewayRefusal('momo', resultCode)
    const redirectUrl = textOf(message, 'payUrl')
    if (!redirectUrl) throw new GatewayFault('momo', 'unreadable')
    const [deepLink, qrContent] = [textOf(message, 'deeplink'), textOf(message, 'qrCodeUrl')]
    return {
      redirectUrl,
      gatewayReference: null,
      expected: { currency: 'VND', cents: request.amountInCents },
      ...(deepLink && { deepLink }),
      ...(qrContent && { qrContent }),
    }
  }

  async readNotification({ body }: IncomingNotification): Promise<NotificationReading> {
    const message = parseReceived(body)
    if (!message) return { verified: false, because: 'malformed' }
    const fields = Object.fromEntries(notificationFields.map((name) => [name, textOf(message, name) ?? '']))
    const expected = this.#sign(fields)
    if (!isSameDigest(expected, textOf(message, 'signature'))) return { verified: false, because: 'invalid_signature' }
    const { orderId = '', requestId = '', resultCode = '' } = fields
    const state = stateOf(message)
    if (orderId === '' || fields.partnerCode !== this.#config.partnerCode || !state) {
      return { verified: false, because: 'malformed' }
    }
    return {
      verified: true,
      notification: { eventId: `${requestId}:${resultCode}:${fields.transId}`, reference: orderId, state },
    }
  }

  /** MoMo wants 204 within 15 seconds for everything that needs no repetition. */
  answerNotification(outcome: NotificationOutcome) {
    if (outcome === 'invalid_signature' || outcome === 'malformed') return emptyAnswer(400)
    return emptyAnswer(outcome === 'failed' ? 500 : 204)
  }

  async query(charge: ChargeIdentity): Promise<ChargeState> {
    const { partnerCode } = this.#config
    const requestId = `q${this.#services.now().getTime()}${charge.reference}`.slice(0, 50)
    const message = await this.#call('query', { orderId: charge.reference, partnerCode, requestId }, { lang: 'en' })
    const state = refusalCodes.has(textOf(message, 'resultCode') ?? '') ? null : stateOf(message)
    if (!state) throw new GatewayRefusal('momo', textOf(message, 'resultCode') ?? '')
    if (textOf(message, 'orderId') !== charge.reference) throw new GatewayFault('momo', 'unreadable')
    return state
  }

  /** MoMo wants a new order id for each refund; the refund's reference is that id. */
  async refund(request: RefundRequest): Promise<RefundState> {
    const message = await this.#call(
      'refund',
      {
        amount: dongOf(request.amount.cents),
        description: request.reason.slice(0, 255),
        orderId: request.refundReference,
        partnerCode: this.#config.partnerCode,
        requestId: request.refundReference,
        transId: request.transactionId,
      },
      { lang: 'en' },
    )
    const resultCode = textOf(message, 'resultCode') ?? ''
    return requestRefusals.has(resultCode) ? { status: 'FAILED', resultCode } : refundStateOf(message)
  }

  async queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState> {
    const { partnerCode } = this.#config
    const requestId = `r${this.#services.now().getTime()}${request.refundReference}`.slice(0, 50)
    const orderId = request.refundReference
    const message = await this.#call('query', { orderId, partnerCode, requestId }, { lang: 'en' })
    if (textOf(message, 'resultCode') === unknownOrder && gatewayRefundId === null) return this.refund(request)
    return refundStateOf(message)
  }

  async #call(path: string, signed: Record<string, string | number>, rest: object): Promise<Message> {
    const { message } = await postJson(
      { gateway: 'momo', ...this.#services },
      `${this.#config.host}/v2/gateway/api/${path}`,
      { ...signed, ...rest, signature: this.#sign(signed) },
    )
    return message
  }

  /** The access key is signed but never sent in a notification. */
  #sign(fields: Readonly<Record<string, string | number>>): string {
    return hmacHex('sha256', this.#config.secretKey, rawSignText({ accessKey: this.#config.accessKey, ...fields }))
  }
}

function stateOf(message: Message): ChargeState | null {
  const resultCode = textOf(message, 'resultCode')
  const paid = vndFromDong(message.amount)
  const transactionId = textOf(message, 'transId')
  if (!resultCode) return null
  if (resultCode === '0') return paid && transactionId ? { status: 'PAID', paid, transactionId } : null
  return { status: pendingCodes.has(resultCode) ? 'PENDING' : 'FAILED', resultCode }
}

function refundStateOf(message: Message): RefundState {
  const resultCode = textOf(message, 'resultCode') ?? ''
  const gatewayRefundId = textOf(message, 'transId')
  if (resultCode === '0' && gatewayRefundId) return { status: 'REFUNDED', gatewayRefundId }
  if (pendingCodes.has(resultCode)) return { status: 'PENDING', gatewayRefundId: gatewayRefundId ?? null }
  return { status: refundRefusals.has(resultCode) ? 'FAILED' : 'UNKNOWN', resultCode }
}
