import { sandboxCredentials } from '../credentials.ts'
import type { SandboxCharge } from '../charges.ts'
import type { ProviderSide } from '../provider.ts'
import { hmac, sortedPairs, withQuery } from '../signing.ts'

const { partnerCode, accessKey, secretKey } = sandboxCredentials.momo

const sign = (fields: Readonly<Record<string, unknown>>) =>
  hmac('sha256', secretKey, sortedPairs({ accessKey, ...fields }))

const pick = (message: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, message[name]]))

const createSigned = [
  'amount',
  'extraData',
  'ipnUrl',
  'orderId',
  'orderInfo',
  'partnerCode',
  'redirectUrl',
  'requestId',
  'requestType',
]
const refundSigned = ['amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId']
const querySigned = ['orderId', 'partnerCode', 'requestId']

const resultOf = (charge: SandboxCharge) =>
  ({ OPEN: 1000, APPROVED: 1000, PAID: 0, REFUSED: 1006, EXPIRED: 1005 })[charge.status]

const messageOf = (code: number) => (code === 0 ? 'Thành công.' : code === 1000 ? 'Đang chờ.' : 'Giao dịch bị từ chối.')

/** MoMo gateway v2. */
export const momo: ProviderSide = {
  name: 'momo',
  addRoutes(app, charges, origin) {
    app.post('/momo/v2/gateway/api/:call', async (context) => {
      const message: Record<string, string | number> = await context.req.json()
      const call = context.req.param('call')
      const signed = call === 'create' ? createSigned : call === 'refund' ? refundSigned : querySigned
      const answer = (resultCode: number, rest: object = {}) =>
        context.json({
          partnerCode,
          requestId: message.requestId,
          orderId: message.orderId,
          resultCode,
          message: messageOf(resultCode),
          responseTime: charges.now().getTime(),
          ...rest,
        })
      if (message.partnerCode !== partnerCode) return answer(12)
      if (sign(pick(message, signed)) !== message.signature) return answer(11)
      if (call === 'refund') {
        const charge = charges.byTransaction('momo', String(message.transId))
        const refund = charge && charges.refund(charge, String(message.orderId), Number(message.amount))
        return refund ? answer(0, { amount: refund.amount, transId: Number(refund.id) }) : answer(1080)
      }
      if (call === 'query') {
        const refunded = charges.refundById(String(message.orderId))
        if (refunded) return answer(0, { amount: refunded.refund.amount, transId: Number(refunded.refund.id) })
        const charge = charges.byReference('momo', String(message.orderId))
        if (!charge) return answer(42)
        return answer(resultOf(charge), { amount: charge.amount, transId: Number(charge.transactionId || 0) })
      }
      const amount = Number(message.amount)
      if (!Number.isInteger(amount) || amount < 1000 || amount > 50_000_000) return answer(22)
      const minutes = Number(message.orderExpireTime ?? 100)
      const charge = charges.open({
        provider: 'momo',
        reference: String(message.orderId),
        amount,
        description: String(message.orderInfo),
        notifyUrl: String(message.ipnUrl),
        returnUrl: String(message.redirectUrl),
        expiresAt: new Date(charges.now().getTime() + minutes * 60_000),
        details: { requestId: String(message.requestId) },
      })
      const payUrl = `${origin()}/pay/${charge.id}`
      return answer(0, { amount, payUrl, deeplink: `momo://pay/${charge.id}`, qrCodeUrl: `momo-qr:${charge.id}` })
    })
  },
  notification({ charge, status, amount, currency, sentAt }) {
    if (status === 'APPROVED') return null
    const resultCode = status === 'PAID' ? 0 : status === 'EXPIRED' ? 1005 : 1006
    const fields = {
      partnerCode,
      orderId: charge.reference,
      requestId: charge.details.requestId ?? '',
      // MoMo names no currency: an amount in another one shows as another amount.
      amount: currency === 'own' ? amount : Math.round(amount / 25_000),
      orderInfo: charge.description,
      orderType: 'momo_wallet',
      transId: Number(charge.transactionId || 0),
      resultCode,
      message: messageOf(resultCode),
      payType: 'qr',
      responseTime: sentAt.getTime(),
      extraData: '',
    }
    const body = JSON.stringify({ ...fields, signature: sign(fields) })
    return { method: 'POST', url: charge.notifyUrl, headers: { 'content-type': 'application/json' }, body }
  },
  returnAddress: (charge) =>
    withQuery(charge.returnUrl, { orderId: charge.reference, resultCode: String(resultOf(charge)) }),
  isAccepted: (status) => status === 204,
}
