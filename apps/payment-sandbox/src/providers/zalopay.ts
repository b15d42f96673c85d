import { sandboxCredentials } from '../credentials.ts'
import type { SandboxCharge } from '../charges.ts'
import type { ProviderSide } from '../provider.ts'
import { hmac, withQuery } from '../signing.ts'

const { appId, key1, key2 } = sandboxCredentials.zalopay

const macOf = (...values: readonly unknown[]) =>
  hmac('sha256', key1, values.map((value) => String(value ?? '')).join('|'))

const returnCodeOf = (charge: SandboxCharge) =>
  charge.status === 'PAID' ? 1 : charge.status === 'OPEN' || charge.status === 'APPROVED' ? 3 : 2

const result = (return_code: number, sub_return_code: number, return_message: string) => ({
  return_code,
  return_message,
  sub_return_code,
  sub_return_message: return_message,
})

/** ZaloPay v2. It calls back for paid orders only. */
export const zalopay: ProviderSide = {
  name: 'zalopay',
  addRoutes(app, charges, origin) {
    app.post('/zalopay/v2/create', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      const expected = macOf(
        form.app_id,
        form.app_trans_id,
        form.app_user,
        form.amount,
        form.app_time,
        form.embed_data,
        form.item,
      )
      if (form.app_id !== appId) return context.json(result(2, -2, 'appid không đúng'))
      if (expected !== form.mac) return context.json(result(2, -402, 'mac không đúng'))
      if (Math.abs(Number(form.app_time) - charges.now().getTime()) > 900_000)
        return context.json(result(2, -54, 'app_time không đúng'))
      const seconds = Number(form.expire_duration_seconds ?? 900)
      const charge = charges.open({
        provider: 'zalopay',
        reference: form.app_trans_id ?? '',
        amount: Number(form.amount),
        description: form.description ?? '',
        notifyUrl: form.callback_url ?? '',
        returnUrl: String(JSON.parse(form.embed_data ?? '{}').redirecturl),
        expiresAt: new Date(charges.now().getTime() + seconds * 1000),
        details: { appTime: form.app_time ?? '', appUser: form.app_user ?? '', embedData: form.embed_data ?? '' },
      })
      return context.json({
        ...result(1, 1, 'Giao dịch thành công'),
        order_url: `${origin()}/pay/${charge.id}`,
        qr_code: `zalopay-qr:${charge.id}`,
      })
    })
    app.post('/zalopay/v2/query', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      if (macOf(form.app_id, form.app_trans_id, key1) !== form.mac)
        return context.json(result(2, -402, 'mac không đúng'))
      const charge = charges.byReference('zalopay', form.app_trans_id ?? '')
      if (!charge) return context.json(result(2, -101, 'Không tìm thấy'))
      const code = returnCodeOf(charge)
      return context.json({
        ...result(code, code === 2 ? -49 : code, ''),
        amount: charge.amount,
        zp_trans_id: Number(charge.transactionId || 0),
      })
    })
    app.post('/zalopay/v2/refund', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      if (macOf(form.app_id, form.zp_trans_id, form.amount, form.description, form.timestamp) !== form.mac) {
        return context.json(result(2, -402, 'mac không đúng'))
      }
      const charge = charges.byTransaction('zalopay', form.zp_trans_id ?? '')
      const refund = charge && charges.refund(charge, form.m_refund_id ?? '', Number(form.amount))
      // A refund is always processed later; its outcome is asked for.
      return context.json(refund ? result(3, 2, 'Đang xử lý') : result(2, -13, 'Không hoàn được'))
    })
    app.post('/zalopay/v2/query_refund', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      if (macOf(form.app_id, form.m_refund_id, form.timestamp) !== form.mac)
        return context.json(result(2, -402, 'mac không đúng'))
      const refunded = charges.refundById(form.m_refund_id ?? '')
      return context.json(refunded ? result(1, 1, 'Thành công') : result(2, -101, 'Không tìm thấy'))
    })
  },
  notification({ charge, status, amount, currency, sentAt }) {
    if (status !== 'PAID') return null
    const data = JSON.stringify({
      app_id: Number(appId),
      app_trans_id: charge.reference,
      app_time: Number(charge.details.appTime),
      app_user: charge.details.appUser,
      amount: currency === 'own' ? amount : Math.round(amount / 25_000),
      embed_data: charge.details.embedData,
      item: '[]',
      zp_trans_id: Number(charge.transactionId),
      server_time: sentAt.getTime(),
      channel: 38,
    })
    const body = JSON.stringify({ data, mac: hmac('sha256', key2, data), type: 1 })
    return { method: 'POST', url: charge.notifyUrl, headers: { 'content-type': 'application/json' }, body }
  },
  returnAddress: (charge) =>
    withQuery(charge.returnUrl, { apptransid: charge.reference, status: charge.status === 'PAID' ? '1' : '-49' }),
  isAccepted: (_, body) => !/"return_code":0/.test(body) && /"return_code":/.test(body),
}
