import { randomBytes } from 'node:crypto'
import { sandboxCredentials } from '../credentials.ts'
import type { SandboxCharge, SandboxRefund } from '../charges.ts'
import type { ProviderSide } from '../provider.ts'
import { hmac } from '../signing.ts'

const { secretKey, webhookSecret } = sandboxCredentials.stripe

const session = (charge: SandboxCharge, amount: number, currency: string, status: SandboxCharge['status']) => ({
  id: charge.id,
  object: 'checkout.session',
  client_reference_id: charge.reference,
  amount_total: amount,
  currency,
  mode: 'payment',
  status: status === 'PAID' ? 'complete' : status === 'EXPIRED' || status === 'REFUSED' ? 'expired' : 'open',
  payment_status: status === 'PAID' ? 'paid' : 'unpaid',
  payment_intent: charge.transactionId === '' ? null : charge.transactionId,
})

const refundObject = (refund: SandboxRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: 'vnd',
  status: 'succeeded',
  metadata: { reference: refund.reference },
})
const failure = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } })

/** Stripe Checkout, refunds and webhooks. */
export const stripe: ProviderSide = {
  name: 'stripe',
  addRoutes(app, charges, origin, notifyUrlOf) {
    app.use('/stripe/v1/*', async (context, next) => {
      if (context.req.header('authorization') !== `Bearer ${secretKey}`) {
        return context.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401)
      }
      return next()
    })
    app.post('/stripe/v1/checkout/sessions', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      const amount = Number(form['line_items[0][price_data][unit_amount]'])
      if (!Number.isInteger(amount) || amount < 12_500) return context.json(failure('amount_too_small'), 400)
      const charge = charges.open({
        id: `cs_test_${randomBytes(12).toString('hex')}`,
        provider: 'stripe',
        reference: form.client_reference_id ?? '',
        amount,
        description: form['line_items[0][price_data][product_data][name]'] ?? '',
        // A setting at Stripe.
        notifyUrl: notifyUrlOf('stripe', form.success_url ?? ''),
        returnUrl: form.success_url ?? '',
        expiresAt: new Date(Number(form.expires_at) * 1000),
        details: {},
      })
      return context.json({
        ...session(charge, charge.amount, 'vnd', charge.status),
        url: `${origin()}/pay/${charge.id}`,
      })
    })
    app.get('/stripe/v1/checkout/sessions/:id', (context) => {
      const charge = charges.byId(context.req.param('id'))
      if (!charge) return context.json(failure('resource_missing'), 404)
      return context.json(session(charge, charge.amount, 'vnd', charge.status))
    })
    app.post('/stripe/v1/refunds', async (context) => {
      const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
      const charge = charges.byTransaction('stripe', form.payment_intent ?? '')
      if (!charge) return context.json(failure('resource_missing'), 404)
      const refund = charges.refund(charge, context.req.header('idempotency-key') ?? '', Number(form.amount))
      return refund ? context.json(refundObject(refund)) : context.json(failure('charge_already_refunded'), 400)
    })
    app.get('/stripe/v1/refunds', (context) => {
      const charge = charges.byTransaction('stripe', context.req.query('payment_intent') ?? '')
      return charge
        ? context.json({ object: 'list', data: charge.refunds.map(refundObject), has_more: false })
        : context.json(failure('resource_missing'), 404)
    })
    app.get('/stripe/v1/refunds/:id', (context) => {
      const found = charges.refundById(context.req.param('id'))
      return found ? context.json(refundObject(found.refund)) : context.json(failure('resource_missing'), 404)
    })
  },
  notification({ charge, status, amount, currency, sentAt }) {
    if (status === 'APPROVED') return null
    const type = status === 'PAID' ? 'checkout.session.completed' : 'checkout.session.expired'
    const object = session(charge, amount, currency === 'own' ? 'vnd' : 'usd', status)
    const body = JSON.stringify({ id: `evt_${charge.id}_${status}`, object: 'event', type, data: { object } })
    const timestamp = Math.floor(sentAt.getTime() / 1000)
    const signature = `t=${timestamp},v1=${hmac('sha256', webhookSecret, `${timestamp}.${body}`)}`
    return {
      method: 'POST',
      url: charge.notifyUrl,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }
  },
  returnAddress: (charge) => charge.returnUrl,
  isAccepted: (status) => status >= 200 && status < 300,
}
