import { expect, test } from 'vitest'
import { parseMessage } from './message.ts'
import { chargeOf, chargeRequest, now, openGateways, providerAnswering, refundOf } from './testing/gateways.ts'

/**
 * Signatures as the providers' documents define them. Each was computed apart from this code, by
 * `openssl dgst -sha256 -hmac` over the text that the document gives.
 */

const momo = () => {
  const provider = providerAnswering(() => Response.json({ resultCode: 0, payUrl: 'https://momo.test', transId: 1 }))
  return { ...provider, gateway: openGateways.momo(provider.services) }
}
const zalopay = () => {
  const provider = providerAnswering(() => Response.json({ return_code: 1, order_url: 'https://zalo.test' }))
  return { ...provider, gateway: openGateways.zalopay(provider.services) }
}
const sentTo = ({ calls }: { calls: readonly { body: string }[] }) => parseMessage(calls.at(-1)?.body ?? '')
const formTo = ({ calls }: { calls: readonly { body: string }[] }) => new URLSearchParams(calls.at(-1)?.body)

test('MoMo: create is signed over its ten fields in alphabetical order', async () => {
  const made = momo()
  await made.gateway.create(chargeRequest)
  expect(sentTo(made)?.signature).toBe('fc4d12311f50a98450afe81146b2a4806dd5cdebcd3519277c1d1714ee411a7d')
})

test('MoMo: query is signed over access key, order, partner and request', async () => {
  const made = momo()
  await made.gateway.query(chargeOf(null)).catch(() => undefined)
  expect(sentTo(made)?.signature).toBe('abef9c2cffc3c927b785e2e84ac02699f66f648af66fb6b2cf92788af86e80df')
})

test('MoMo: refund is signed with the new order id and the description', async () => {
  const made = momo()
  await made.gateway.refund(refundOf('4088878653'))
  expect(sentTo(made)?.signature).toBe('162d9c59d822227399271d7db610e2edce1621ad1003b8e48970596725c9f837')
})

test('MoMo: a notification is read by the golden signature', async () => {
  const body = {
    ...{ partnerCode: 'MOMOGOLD', orderId: 'CN261125ABCDEFGH', requestId: 'CN261125ABCDEFGH', amount: 450_000 },
    ...{ orderInfo: 'Đơn hàng DH-261125-ABCDEF', orderType: 'momo_wallet', transId: 4_088_878_653, resultCode: 0 },
    ...{ message: 'Thành công.', payType: 'qr', responseTime: now.getTime(), extraData: '' },
    signature: '19381eb7f0c717a85f6f614929673cab42a6c3d83c735d5c6c1c98dbdbbb5ec5',
  }
  const incoming = { query: '', headers: {}, body: Buffer.from(JSON.stringify(body)) }
  expect(await momo().gateway.readNotification(incoming)).toMatchObject({
    verified: true,
    notification: { reference: 'CN261125ABCDEFGH', state: { status: 'PAID', paid: { cents: 45_000_000 } } },
  })
})

test('ZaloPay: create is signed over seven fields with key1', async () => {
  const made = zalopay()
  await made.gateway.create(chargeRequest)
  expect(formTo(made).get('mac')).toBe('92888ce4ba80399b5f46a9ed8b94e0299148878f4ef27abd91b015393cbcee54')
})

test('ZaloPay: query is signed with key1 as key and inside the text', async () => {
  const made = zalopay()
  await made.gateway.query(chargeOf(null)).catch(() => undefined)
  expect(formTo(made).get('mac')).toBe('169ed5c4ece8ee284bfc66b211b088fc6c12af48f70ce15ab568161168c57f70')
})

test('ZaloPay: refund is signed over app, transaction, amount, description and time', async () => {
  const made = zalopay()
  await made.gateway.refund(refundOf('261125000000389'))
  expect(formTo(made).get('mac')).toBe('be3c15979467bdf5ed1a695501307dbe8f402c1d6da610bf09513d930ba02149')
})

test('ZaloPay: the query of a refund is signed over app, refund and time', async () => {
  const made = zalopay()
  await made.gateway.queryRefund(refundOf('261125000000389'), null)
  expect(formTo(made).get('mac')).toBe('bfb7cc65099474a7aa76f25edca84cfaa669a87d6a40ddd9cb026e1b19f819ce')
})

test('ZaloPay: a callback is read by the golden signature of key2 over the text of data', async () => {
  const data =
    '{"app_id":2553,"app_trans_id":"261125_CN261125ABCDEFGH","app_time":1795575600000,"app_user":"CN261125ABCDEFGH","amount":450000,"embed_data":"{}","item":"[]","zp_trans_id":261125000000389,"server_time":1795575600000,"channel":38}'
  const mac = '7a564e9f44c98fdafcaf4c28a78ae545afa70204a242e54400d377b12229c681'
  const body = Buffer.from(JSON.stringify({ data, mac, type: 1 }))
  expect(await zalopay().gateway.readNotification({ query: '', headers: {}, body })).toMatchObject({
    verified: true,
    notification: { reference: 'CN261125ABCDEFGH', state: { status: 'PAID', paid: { cents: 45_000_000 } } },
  })
})

test('PayPal: the event goes back byte for byte, with the headers and our webhook', async () => {
  const provider = providerAnswering(() => Response.json({ verification_status: 'SUCCESS' }))
  // Parsing and writing it anew would lose the escape and the zero, and with them PayPal's signature.
  const event = '{"id": "WH-1", "event_type": "OTHER", "resource": {"note": "\\u0110\\u01a1n", "value": 12.0}}'
  await openGateways.paypal(provider.services).readNotification({
    query: '',
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': 'b8bfabd0',
      'paypal-transmission-sig': 'sig==',
      'paypal-transmission-time': '2026-11-25T03:00:00Z',
    },
    body: Buffer.from(event),
  })
  const { url, body } = provider.calls.at(-1) ?? { url: '', body: '' }
  expect(url).toBe('https://provider.test/v1/notifications/verify-webhook-signature')
  expect(body).toContain(`"webhook_event":${event}`)
  expect(JSON.parse(body)).toEqual({
    auth_algo: 'SHA256withRSA',
    cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    transmission_id: 'b8bfabd0',
    transmission_sig: 'sig==',
    transmission_time: '2026-11-25T03:00:00Z',
    webhook_id: 'WH-GOLDEN',
    webhook_event: JSON.parse(event),
  })
})
