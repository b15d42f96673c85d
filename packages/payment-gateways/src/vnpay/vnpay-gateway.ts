import { randomBytes } from 'node:crypto'
import { GatewayFault, GatewayRefusal } from '../gateway-errors.ts'
import type { GatewayServices } from '../gateway-services.ts'
import { type Message, textOf } from '../message.ts'
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
import { plainText } from '../plain-text.ts'
import { postJson } from '../provider-client.ts'
import { isSameDigest } from '../signing.ts'
import { vietnamDay, vietnamTimestamp } from '../vietnam-time.ts'
import { readSignedVnpayQuery, signVnpayMessage, signVnpayQuery } from './vnpay-signature.ts'

export interface VnpayConfig {
  /** `vnp_TmnCode`, 8 characters. */
  readonly tmnCode: string
  readonly hashSecret: string
  /** Payment page, e.g. `https://sandbox.vnpayment.vn/paymentv2/vpcpay.html`. */
  readonly paymentUrl: string
  /** Query and refund API, e.g. `https://sandbox.vnpayment.vn/merchant_webapi/api/transaction`. */
  readonly apiUrl: string
}

const version = '2.1.0'
/** VNPAY's no to a refund: it has no such payment, or the bank won't take it back. */
const refundRefusals = new Set(['91', '95'])
const rejected = '09'
/** VNPAY's day ends at its own midnight, not at ours. */
const dayMarginMs = 5 * 60_000
const answers = {
  recorded: ['00', 'Confirm Success'],
  duplicate: ['02', 'Order already confirmed'],
  ignored: ['00', 'Confirm Success'],
  unknown_reference: ['01', 'Order not found'],
  wrong_amount: ['04', 'Invalid amount'],
  wrong_account: ['99', 'Unknown error'],
  invalid_signature: ['97', 'Invalid checksum'],
  malformed: ['99', 'Unknown error'],
  failed: ['99', 'Unknown error'],
} as const satisfies Record<NotificationOutcome, readonly [string, string]>

const querySigned =
  'vnp_RequestId vnp_Version vnp_Command vnp_TmnCode vnp_TxnRef vnp_TransactionDate vnp_CreateDate vnp_IpAddr vnp_OrderInfo'
const refundSigned =
  'vnp_RequestId vnp_Version vnp_Command vnp_TmnCode vnp_TransactionType vnp_TxnRef vnp_Amount vnp_TransactionNo vnp_TransactionDate vnp_CreateBy vnp_CreateDate vnp_IpAddr vnp_OrderInfo'
const refundAnswerSigned =
  'vnp_ResponseId vnp_Command vnp_ResponseCode vnp_Message vnp_TmnCode vnp_TxnRef vnp_Amount vnp_BankCode vnp_PayDate vnp_TransactionNo vnp_TransactionType vnp_TransactionStatus vnp_OrderInfo'
const queryAnswerSigned = `${refundAnswerSigned} vnp_PromotionCode vnp_PromotionAmount`

/** VNPAY 2.1.0. Amounts travel as cents (đồng × 100). */
export class VnpayGateway implements PaymentGateway {
  readonly name = 'vnpay'
  readonly #config: VnpayConfig
  readonly #services: GatewayServices

  constructor(config: VnpayConfig, services: GatewayServices) {
    this.#config = config
    this.#services = services
  }

  /** Makes the signed address of the payment page. No network call. */
  async create(request: ChargeRequest): Promise<Charge> {
    const query = signVnpayQuery(
      Object.entries({
        vnp_Version: version,
        vnp_Command: 'pay',
        vnp_TmnCode: this.#config.tmnCode,
        vnp_Amount: String(request.amountInCents),
        vnp_CurrCode: 'VND',
        vnp_TxnRef: request.reference,
        vnp_OrderInfo: plainText(request.description, 255),
        vnp_OrderType: 'other',
        vnp_Locale: request.language === 'vi' ? 'vn' : 'en',
        vnp_ReturnUrl: request.returnUrl,
        vnp_IpAddr: request.customerAddress,
        vnp_CreateDate: vietnamTimestamp(request.createdAt),
        vnp_ExpireDate: vietnamTimestamp(request.expiresAt),
      }),
      this.#config.hashSecret,
    )
    return {
      redirectUrl: `${this.#config.paymentUrl}?${query}`,
      gatewayReference: null,
      expected: { currency: 'VND', cents: request.amountInCents },
    }
  }

  async readNotification({ query }: IncomingNotification): Promise<NotificationReading> {
    const fields = readSignedVnpayQuery(query, this.#config.hashSecret)
    if (!fields) return { verified: false, because: 'invalid_signature' }
    const reference = fields.get('vnp_TxnRef')
    const state = stateOf(Object.fromEntries(fields), fields.get('vnp_ResponseCode') ?? '')
    if (!reference || !state) return { verified: false, because: 'malformed' }
    const eventId = [reference, fields.get('vnp_TransactionNo'), fields.get('vnp_TransactionStatus')].join(':')
    return { verified: true, notification: { eventId, reference, state } }
  }

  answerNotification(outcome: NotificationOutcome) {
    const [RspCode, Message] = answers[outcome]
    return jsonAnswer(200, { RspCode, Message })
  }

  async query(charge: ChargeIdentity): Promise<ChargeState> {
    const answer = await this.#call(querySigned, queryAnswerSigned, {
      vnp_Command: 'querydr',
      vnp_TxnRef: charge.reference,
      vnp_OrderInfo: `Truy van ${charge.reference}`,
      vnp_TransactionDate: vietnamTimestamp(charge.createdAt),
      vnp_IpAddr: charge.customerAddress,
    })
    const code = textOf(answer, 'vnp_ResponseCode') ?? ''
    // 91: nobody has opened the payment page yet.
    if (code === '91') return { status: 'PENDING', resultCode: code }
    if (code !== '00') throw new GatewayRefusal('vnpay', code)
    const state = stateOf(answer, '00')
    if (!state || textOf(answer, 'vnp_TxnRef') !== charge.reference) throw new GatewayFault('vnpay', 'unreadable')
    return state
  }

  async refund(request: RefundRequest): Promise<RefundState> {
    const answer = await this.#call(refundSigned, refundAnswerSigned, {
      vnp_RequestId: request.refundReference,
      vnp_Command: 'refund',
      vnp_TransactionType: request.amount.cents === request.paid.cents ? '02' : '03',
      vnp_TxnRef: request.charge.reference,
      vnp_Amount: String(request.amount.cents),
      vnp_TransactionNo: request.transactionId,
      vnp_TransactionDate: vietnamTimestamp(request.charge.createdAt),
      vnp_CreateBy: plainText(request.requestedBy, 245),
      vnp_IpAddr: request.charge.customerAddress,
      vnp_OrderInfo: plainText(request.reason, 255),
    })
    const code = textOf(answer, 'vnp_ResponseCode') ?? ''
    // 94: the same request was received before; its outcome is found by a query.
    if (code !== '00') return { status: refundRefusals.has(code) ? 'FAILED' : 'UNKNOWN', resultCode: code }
    return refundStateOf(textOf(answer, 'vnp_TransactionStatus') ?? '', textOf(answer, 'vnp_TransactionNo') ?? null)
  }

  /**
   * VNPAY reports a refund by the status of the payment, which says nothing of one among several. So without its number the
   * request is sent again: one that VNPAY knows is a duplicate. It knows a request for a day only, so a later one isn't sent
   * again, and a person decides.
   */
  async queryRefund(request: RefundRequest, gatewayRefundId: string | null): Promise<RefundState> {
    const soon = new Date(this.#services.now().getTime() + dayMarginMs)
    const isKnownToday = vietnamDay(request.requestedAt) === vietnamDay(soon)
    const sent = gatewayRefundId === null && isKnownToday ? await this.refund(request) : null
    if (sent && !(sent.status === 'UNKNOWN' && sent.resultCode === '94')) return sent
    const answer = await this.#call(querySigned, queryAnswerSigned, {
      vnp_Command: 'querydr',
      vnp_TxnRef: request.charge.reference,
      vnp_OrderInfo: `Truy van hoan tien ${request.charge.reference}`,
      vnp_TransactionDate: vietnamTimestamp(request.charge.createdAt),
      vnp_IpAddr: request.charge.customerAddress,
    })
    const resultCode = textOf(answer, 'vnp_ResponseCode') ?? ''
    const number = textOf(answer, 'vnp_TransactionNo') ?? null
    const isRefund = ['02', '03'].includes(textOf(answer, 'vnp_TransactionType') ?? '')
    const isThisOne = request.isOnly || (number !== null && number === gatewayRefundId)
    if (resultCode !== '00' || !isRefund || !isThisOne) return { status: 'UNKNOWN', resultCode }
    return refundStateOf(textOf(answer, 'vnp_TransactionStatus') ?? '', gatewayRefundId ?? number)
  }

  async #call(signed: string, answerSigned: string, fields: Record<string, string>): Promise<Message> {
    const body: Record<string, string> = {
      vnp_RequestId: randomBytes(16).toString('hex'),
      vnp_Version: version,
      vnp_TmnCode: this.#config.tmnCode,
      vnp_CreateDate: vietnamTimestamp(this.#services.now()),
      ...fields,
    }
    body.vnp_SecureHash = signVnpayMessage(body, signed.split(' '), this.#config.hashSecret)
    const { message } = await postJson({ gateway: 'vnpay', ...this.#services }, this.#config.apiUrl, body)
    // Refusals before VNPAY knows the merchant carry no signature.
    if (['02', '03', '97'].includes(textOf(message, 'vnp_ResponseCode') ?? '')) return message
    const expected = signVnpayMessage(message, answerSigned.split(' '), this.#config.hashSecret)
    if (!isSameDigest(expected, textOf(message, 'vnp_SecureHash'))) throw new GatewayFault('vnpay', 'unverified')
    return message
  }
}

/** Paid only when both codes are 00; 01 and a missing status stay open. */
function stateOf(fields: Message, responseCode: string): ChargeState | null {
  const cents = Number(textOf(fields, 'vnp_Amount') ?? 'none')
  const status = textOf(fields, 'vnp_TransactionStatus') ?? ''
  const transactionId = textOf(fields, 'vnp_TransactionNo') ?? ''
  if (!Number.isSafeInteger(cents) || responseCode === '') return null
  if (responseCode === '00' && status === '00') {
    return transactionId === '' ? null : { status: 'PAID', paid: { currency: 'VND', cents }, transactionId }
  }
  // 07: debited but suspected of fraud; VNPAY decides later.
  if (status === '01' || status === '07' || responseCode === '07')
    return { status: 'PENDING', resultCode: responseCode }
  return { status: 'FAILED', resultCode: responseCode === '00' ? status : responseCode }
}

function refundStateOf(status: string, gatewayRefundId: string | null): RefundState {
  if (status === '00' && gatewayRefundId) return { status: 'REFUNDED', gatewayRefundId }
  if (status === '05' || status === '06') return { status: 'PENDING', gatewayRefundId }
  return { status: status === rejected ? 'FAILED' : 'UNKNOWN', resultCode: status }
}
