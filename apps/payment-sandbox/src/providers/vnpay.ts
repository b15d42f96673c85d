import type { Hono } from 'hono'
import { sandboxCredentials } from '../credentials.ts'
import { type Charges, newNumber, type SandboxCharge } from '../charges.ts'
import type { NotificationContent, ProviderSide } from '../provider.ts'
import { hmac, withQuery } from '../signing.ts'

const { tmnCode, hashSecret } = sandboxCredentials.vnpay

/** Form-encoded fields in alphabetical order, empty ones left out. */
function signedText(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType' && fields[name] !== '')
    .toSorted()
    .map((name) => `${encoded(name)}=${encoded(fields[name] ?? '')}`)
    .join('&')
}

const encoded = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

const piped = (message: Readonly<Record<string, unknown>>, names: string) =>
  hmac(
    'sha512',
    hashSecret,
    names
      .split(',')
      .map((name) => String(message[`vnp_${name}`] ?? ''))
      .join('|'),
  )

const queryNames = 'RequestId,Version,Command,TmnCode,TxnRef,TransactionDate,CreateDate,IpAddr,OrderInfo'
const refundNames =
  'RequestId,Version,Command,TmnCode,TransactionType,TxnRef,Amount,TransactionNo,TransactionDate,CreateBy,CreateDate,IpAddr,OrderInfo'
const answerNames =
  'ResponseId,Command,ResponseCode,Message,TmnCode,TxnRef,Amount,BankCode,PayDate,TransactionNo,TransactionType,TransactionStatus,OrderInfo'

/** `yyyyMMddHHmmss` in Vietnam. */
function stamp(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return part('year') + part('month') + part('day') + part('hour') + part('minute') + part('second')
}

function momentOf(text: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
}

function resultFields({ charge, status, amount, currency, sentAt }: NotificationContent): Record<string, string> {
  const isPaid = status === 'PAID'
  return {
    vnp_TmnCode: tmnCode,
    // VNPAY names no currency: an amount in another one shows as another amount.
    vnp_Amount: String(currency === 'own' ? amount : Math.round(amount / 25_000)),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: isPaid ? `VNP${charge.transactionId}` : '',
    vnp_CardType: 'ATM',
    vnp_PayDate: stamp(sentAt),
    vnp_OrderInfo: charge.description,
    vnp_TransactionNo: isPaid ? charge.transactionId : '0',
    vnp_ResponseCode: isPaid ? '00' : '24',
    vnp_TransactionStatus: isPaid ? '00' : '02',
    vnp_TxnRef: charge.reference,
  }
}

const withHash = (fields: Record<string, string>) => ({
  ...fields,
  vnp_SecureHash: hmac('sha512', hashSecret, signedText(fields)),
})

/** VNPAY 2.1.0. The notification address is a setting at VNPAY; here it comes beside the return address. */
export const vnpay: ProviderSide = {
  name: 'vnpay',
  addRoutes(app: Hono, charges: Charges, _origin, notifyUrlOf) {
    app.get('/vnpay/paymentv2/vpcpay.html', (context) => {
      const fields = context.req.query()
      if (fields.vnp_TmnCode !== tmnCode) return context.text('Website chưa được phê duyệt', 400)
      if (hmac('sha512', hashSecret, signedText(fields)) !== fields.vnp_SecureHash)
        return context.text('Sai chữ ký', 400)
      const returnUrl = fields.vnp_ReturnUrl ?? ''
      const charge = charges.open({
        provider: 'vnpay',
        reference: fields.vnp_TxnRef ?? '',
        amount: Number(fields.vnp_Amount),
        description: fields.vnp_OrderInfo ?? '',
        notifyUrl: notifyUrlOf('vnpay', returnUrl),
        returnUrl,
        expiresAt: momentOf(fields.vnp_ExpireDate ?? ''),
        details: { createDate: fields.vnp_CreateDate ?? '' },
      })
      return context.redirect(`/pay/${charge.id}`)
    })
    app.post('/vnpay/merchant_webapi/api/transaction', async (context) => {
      const message: Record<string, string> = await context.req.json()
      const names = message.vnp_Command === 'refund' ? refundNames : queryNames
      if (message.vnp_TmnCode !== tmnCode)
        return context.json({ vnp_ResponseCode: '02', vnp_Message: 'Invalid TmnCode' })
      if (piped(message, names) !== message.vnp_SecureHash) {
        return context.json({ vnp_ResponseCode: '97', vnp_Message: 'Invalid checksum' })
      }
      const charge = charges.byReference('vnpay', message.vnp_TxnRef ?? '')
      const answer = message.vnp_Command === 'refund' ? refundAnswer(charges, charge, message) : queryAnswer(charge)
      const full: Record<string, string> = {
        vnp_ResponseId: newNumber(),
        vnp_Command: message.vnp_Command ?? '',
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: message.vnp_TxnRef ?? '',
        vnp_OrderInfo: message.vnp_OrderInfo ?? '',
        ...answer,
      }
      const signed = message.vnp_Command === 'refund' ? answerNames : `${answerNames},PromotionCode,PromotionAmount`
      return context.json({ ...full, vnp_SecureHash: piped(full, signed) })
    })
  },
  notification(content) {
    if (content.status !== 'PAID' && content.status !== 'REFUSED') return null
    const query = new URLSearchParams(withHash(resultFields(content))).toString()
    return { method: 'GET', url: `${content.charge.notifyUrl}?${query}`, headers: {}, body: null }
  },
  returnAddress: (charge) =>
    withQuery(
      charge.returnUrl,
      withHash(
        resultFields({
          charge,
          status: charge.status === 'PAID' ? 'PAID' : 'REFUSED',
          amount: charge.amount,
          currency: 'own',
          sentAt: new Date(),
        }),
      ),
    ),
  isAccepted: (_, body) => /"RspCode":"0[02]"/.test(body),
}

/** A payment, or one that was refunded in full or in part. */
function typeOf({ amount, refunds }: SandboxCharge): string {
  if (refunds.length === 0) return '01'
  return refunds.reduce((sum, refund) => sum + refund.amount, 0) === amount ? '02' : '03'
}

function queryAnswer(charge: SandboxCharge | undefined): Record<string, string> {
  if (!charge) return { vnp_ResponseCode: '91', vnp_Message: 'Transaction not found' }
  const isPaid = charge.status === 'PAID'
  return {
    vnp_ResponseCode: '00',
    vnp_Message: 'QueryDR Success',
    vnp_Amount: String(charge.amount),
    vnp_BankCode: 'NCB',
    vnp_PayDate: stamp(charge.createdAt),
    vnp_TransactionNo: isPaid ? charge.transactionId : '0',
    vnp_TransactionType: typeOf(charge),
    vnp_TransactionStatus: isPaid ? '00' : charge.status === 'OPEN' ? '01' : '02',
  }
}

function refundAnswer(
  charges: Charges,
  charge: SandboxCharge | undefined,
  message: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!charge) return { vnp_ResponseCode: '91', vnp_Message: 'Transaction not found' }
  if (charge.refunds.some((refund) => refund.reference === message.vnp_RequestId)) {
    return { vnp_ResponseCode: '94', vnp_Message: 'Duplicate request' }
  }
  const refund = charges.refund(charge, message.vnp_RequestId ?? '', Number(message.vnp_Amount))
  if (!refund) return { vnp_ResponseCode: '95', vnp_Message: 'Refund refused' }
  return {
    vnp_ResponseCode: '00',
    vnp_Message: 'Refund Success',
    vnp_Amount: String(refund.amount),
    vnp_BankCode: 'NCB',
    vnp_PayDate: stamp(charge.createdAt),
    vnp_TransactionNo: refund.id,
    vnp_TransactionType: message.vnp_TransactionType ?? '',
    vnp_TransactionStatus: '00',
  }
}
