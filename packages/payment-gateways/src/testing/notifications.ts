import { createHmac } from 'node:crypto'
import { PayosFeed } from '../bank-feed/payos-feed.ts'
import { SepayFeed } from '../bank-feed/sepay-feed.ts'
import type { GatewayName, IncomingNotification } from '../payment-gateway.ts'
import { chargeRequest, now, openGateways, providerOrigin, secrets } from './gateways.ts'

/** A notification of a paid charge, and whoever reads it. */
export interface NotificationCase {
  /** Signed anew for these fields, sent at this moment. */
  signed(fields: Fields, sentAt: Date): IncomingNotification
  readonly fields: Fields
  read(incoming: IncomingNotification): Promise<{ readonly verified: boolean }>
  /** Fields with a result that no document names. */
  readonly unknownResult?: Fields
  /** Whether a sender whose clock differs by ten minutes is refused. */
  readonly hasTolerance?: boolean
  /** Nothing covers the content: whoever knows the key may say anything. */
  readonly isByKeyOnly?: boolean
}

type Fields = Readonly<Record<string, string | number>>

const hmac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex')
const sorted = (fields: Fields) =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
const posted = (body: string, headers: Record<string, string> = {}): IncomingNotification => ({
  ...{ query: '', headers, body: Buffer.from(body) },
})

const reading = (name: GatewayName) => (incoming: IncomingNotification) =>
  openGateways[name]({ now: () => now, fetch: verifyingPaypal }).readNotification(incoming)

const { reference } = chargeRequest
const paypalSignature = (event: string) => hmac('sha256', 'paypal', event)

/** PayPal's side of its own check: the event must come back as it was sent. */
const verifyingPaypal: typeof globalThis.fetch = async (input, init) => {
  if (String(input).endsWith('/oauth2/token')) return Response.json({ access_token: 'token', expires_in: 32_400 })
  const body = String(init?.body)
  const { transmission_id, transmission_sig, transmission_time, auth_algo, cert_url } = JSON.parse(body)
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const signature = [transmission_id, transmission_time, auth_algo, cert_url, event].join('|')
  const isOurs = paypalSignature(signature) === transmission_sig
  return Response.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
}

const nested = (fields: Fields) => ({
  id: fields.id,
  event_type: fields.event_type,
  resource: { id: fields.capture, status: fields.status, custom_id: fields.custom_id, amount: amountOf(fields) },
})
const amountOf = ({ currency, value }: Fields) => ({ currency_code: currency, value })

const read = (feed: PayosFeed | SepayFeed) => (incoming: IncomingNotification) => Promise.resolve(feed.read(incoming))

/** Written apart from the adapters, so that a mistake there isn't repeated here. */
export const notifications: Readonly<Record<GatewayName | 'payos' | 'sepay', NotificationCase>> = {
  vnpay: {
    fields: {
      ...{ vnp_TmnCode: 'GOLDEN01', vnp_Amount: 45_000_000, vnp_BankCode: 'NCB', vnp_PayDate: '20261125100000' },
      ...{ vnp_OrderInfo: 'Don hang', vnp_TransactionNo: '14226112', vnp_ResponseCode: '00' },
      ...{ vnp_TransactionStatus: '00', vnp_TxnRef: reference },
    },
    signed(fields) {
      const text = sorted(fields).replaceAll(' ', '+')
      const query = `${text}&vnp_SecureHash=${hmac('sha512', secrets.vnpay, text)}`
      return { query, headers: {}, body: new Uint8Array() }
    },
    read: reading('vnpay'),
    unknownResult: { vnp_ResponseCode: '98', vnp_TransactionStatus: '98' },
  },
  momo: {
    fields: {
      ...{ partnerCode: 'MOMOGOLD', orderId: reference, requestId: reference, amount: 450_000, orderInfo: 'Đơn hàng' },
      ...{ orderType: 'momo_wallet', transId: 4_088_878_653, resultCode: 0, message: 'Thành công.', payType: 'qr' },
      ...{ responseTime: now.getTime(), extraData: 'e30=' },
    },
    signed: (fields) =>
      posted(
        JSON.stringify({
          ...fields,
          signature: hmac('sha256', secrets.momo, sorted({ accessKey: secrets.momoAccess, ...fields })),
        }),
      ),
    read: reading('momo'),
    unknownResult: { resultCode: 987_654 },
  },
  zalopay: {
    fields: {
      ...{ app_id: 2553, app_trans_id: `261125_${reference}`, app_time: now.getTime(), amount: 450_000 },
      ...{ zp_trans_id: 261_125_000_000_389, server_time: now.getTime(), channel: 38 },
    },
    signed(fields) {
      const data = JSON.stringify(fields)
      return posted(JSON.stringify({ data, mac: hmac('sha256', secrets.zalopayKey2, data) }))
    },
    read: reading('zalopay'),
  },
  stripe: {
    fields: {
      ...{ client_reference_id: reference, status: 'complete', payment_status: 'paid', amount_total: 450_000 },
      ...{ currency: 'vnd', payment_intent: 'pi_golden' },
    },
    signed(fields, sentAt) {
      const event = { id: 'evt_golden', type: 'checkout.session.completed', data: { object: fields } }
      const [body, time] = [JSON.stringify(event), Math.floor(sentAt.getTime() / 1000)]
      return posted(body, { 'stripe-signature': `t=${time},v1=${hmac('sha256', secrets.stripe, `${time}.${body}`)}` })
    },
    read: reading('stripe'),
    unknownResult: { payment_status: 'someday' },
    hasTolerance: true,
  },
  paypal: {
    fields: {
      ...{ id: 'WH-GOLDEN-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', capture: '3C679366HH908993F' },
      ...{ status: 'COMPLETED', custom_id: reference, currency: 'USD', value: '18.00' },
    },
    signed(fields, sentAt) {
      const event = JSON.stringify(nested(fields))
      const [algorithm, certificate] = ['SHA256withRSA', `${providerOrigin}/certificate`]
      const time = sentAt.toISOString()
      return posted(event, {
        'paypal-auth-algo': algorithm,
        'paypal-cert-url': certificate,
        'paypal-transmission-id': 'b8bfabd0',
        'paypal-transmission-time': time,
        'paypal-transmission-sig': paypalSignature(['b8bfabd0', time, algorithm, certificate, event].join('|')),
      })
    },
    read: reading('paypal'),
    unknownResult: { status: 'SOMEDAY' },
  },
  payos: {
    fields: {
      ...{ orderCode: 123, amount: 450_000, description: 'CN7K3MPQ2X5', accountNumber: '12345678' },
      ...{ reference: 'TF230204212323', transactionDateTime: '2026-11-25 10:00:00', paymentLinkId: '124c33' },
      ...{ code: '00', desc: 'Thành công' },
    },
    signed: (data) => posted(JSON.stringify({ data, signature: hmac('sha256', secrets.payos, sorted(data)) })),
    read: read(new PayosFeed(secrets.payos)),
    unknownResult: { code: '98' },
  },
  sepay: {
    fields: {
      ...{ id: 92_704, transferType: 'in', transferAmount: 450_000, content: 'CN7K3MPQ2X5', accountNumber: '12345678' },
      ...{ transactionDate: '2026-11-25 10:00:00', referenceCode: 'FT26330' },
    },
    signed: (fields) => posted(JSON.stringify(fields), { authorization: `Apikey ${secrets.sepay}` }),
    read: read(new SepayFeed(secrets.sepay)),
    unknownResult: { transferType: 'someday' },
    isByKeyOnly: true,
  },
}
