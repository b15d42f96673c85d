import { randomBytes } from 'node:crypto'
import { sandboxCredentials } from '../credentials.ts'
import type { SandboxCharge, SandboxRefund } from '../charges.ts'
import type { ProviderSide } from '../provider.ts'
import { hmac } from '../signing.ts'

const { clientId, clientSecret, webhookId } = sandboxCredentials.paypal
const token = 'A21AAsandboxChonoiToken'
const money = (cents: number, currency_code = 'USD') => ({ currency_code, value: (cents / 100).toFixed(2) })

const capture = (charge: SandboxCharge, amount = charge.amount, currency = 'USD') => ({
  id: charge.transactionId,
  status: 'COMPLETED',
  amount: money(amount, currency),
  custom_id: charge.reference,
  invoice_id: charge.reference,
  final_capture: true,
})

const refundObject = ({ id, reference, amount }: SandboxRefund) => ({
  ...{ id, status: 'COMPLETED', invoice_id: reference, amount: money(amount) },
})

const orderStatus = {
  OPEN: 'PAYER_ACTION_REQUIRED',
  APPROVED: 'APPROVED',
  PAID: 'COMPLETED',
  REFUSED: 'VOIDED',
  EXPIRED: 'VOIDED',
}

const order = (charge: SandboxCharge) => ({
  id: charge.id,
  status: orderStatus[charge.status],
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: charge.reference,
      amount: money(charge.amount),
      ...(charge.status === 'PAID' && {
        payments: { captures: [capture(charge)], refunds: charge.refunds.map(refundObject) },
      }),
    },
  ],
})

/** Stands for PayPal's certificate: only this sandbox makes and checks it. */
const transmissionSignature = (id: string, time: string, event: unknown) =>
  hmac('sha256', clientSecret, `${id}|${time}|${webhookId}|${JSON.stringify(event)}`)

const failure = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })

/** PayPal Orders v2, captures, refunds and webhooks. */
export const paypal: ProviderSide = {
  name: 'paypal',
  addRoutes(app, charges, origin, notifyUrlOf) {
    app.post('/paypal/v1/oauth2/token', (context) => {
      const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      if (context.req.header('authorization') !== basic) return context.json({ error: 'invalid_client' }, 401)
      return context.json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
    })
    app.use('/paypal/*', async (context, next) => {
      if (context.req.header('authorization') !== `Bearer ${token}`)
        return context.json({ error: 'invalid_token' }, 401)
      return next()
    })
    app.post('/paypal/v2/checkout/orders', async (context) => {
      const body = await context.req.json()
      const unit = body.purchase_units[0]
      const returnUrl: string = body.payment_source.paypal.experience_context.return_url
      const charge = charges.open({
        id: randomBytes(9).toString('hex').toUpperCase(),
        provider: 'paypal',
        reference: unit.custom_id,
        amount: Math.round(Number(unit.amount.value) * 100),
        description: unit.description,
        notifyUrl: notifyUrlOf('paypal', returnUrl),
        returnUrl,
        expiresAt: new Date(charges.now().getTime() + 3 * 3_600_000),
        details: {},
      })
      return context.json({ ...order(charge), links: [{ rel: 'payer-action', href: `${origin()}/pay/${charge.id}` }] })
    })
    app.get('/paypal/v2/checkout/orders/:id', (context) => {
      const charge = charges.byId(context.req.param('id'))
      return charge ? context.json(order(charge)) : context.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    })
    app.post('/paypal/v2/checkout/orders/:id/capture', (context) => {
      const charge = charges.byId(context.req.param('id'))
      if (!charge) return context.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
      if (charge.status === 'APPROVED') charges.decide(charge, 'PAID')
      return charge.status === 'PAID'
        ? context.json(order(charge), 201)
        : context.json(failure('ORDER_NOT_APPROVED'), 422)
    })
    app.post('/paypal/v2/payments/captures/:id/refund', async (context) => {
      const charge = charges.byTransaction('paypal', context.req.param('id'))
      const cents = Math.round(Number((await context.req.json()).amount.value) * 100)
      const refund = charge && charges.refund(charge, context.req.header('paypal-request-id') ?? '', cents)
      if (!refund) return context.json(failure('REFUND_AMOUNT_EXCEEDED'), 422)
      return context.json(refundObject(refund), 201)
    })
    app.get('/paypal/v2/payments/refunds/:id', (context) => {
      const found = charges.refundById(context.req.param('id'))
      if (!found) return context.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
      return context.json(refundObject(found.refund))
    })
    app.post('/paypal/v1/notifications/verify-webhook-signature', async (context) => {
      const body = await context.req.json()
      const expected = transmissionSignature(body.transmission_id, body.transmission_time, body.webhook_event)
      const isOurs = body.webhook_id === webhookId && body.transmission_sig === expected
      return context.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
    })
  },
  notification({ charge, status, amount, currency, sentAt }) {
    if (status !== 'APPROVED' && status !== 'PAID') return null
    const event =
      status === 'APPROVED'
        ? { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { ...order(charge), status: 'APPROVED' } }
        : {
            event_type: 'PAYMENT.CAPTURE.COMPLETED',
            resource: capture(charge, amount, currency === 'own' ? 'USD' : 'EUR'),
          }
    const body = { id: `WH-${charge.id}-${status}`, ...event }
    const [id, time] = [randomBytes(8).toString('hex'), sentAt.toISOString()]
    return {
      method: 'POST',
      url: charge.notifyUrl,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
        'paypal-transmission-id': id,
        'paypal-transmission-sig': transmissionSignature(id, time, body),
        'paypal-transmission-time': time,
      },
      body: JSON.stringify(body),
    }
  },
  returnAddress: (charge) => `${charge.returnUrl}${charge.returnUrl.includes('?') ? '&' : '?'}token=${charge.id}`,
  isAccepted: (status) => status >= 200 && status < 300,
}
