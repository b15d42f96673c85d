import { Hono } from 'hono'
import { Charges, type Provider, type SandboxCharge } from './charges.ts'
import { Deliveries, type DeliveryOptions } from './deliveries.ts'
import { isMisbehaviour, type Misbehaviour } from './misbehaviour.ts'
import { payPage } from './pay-page.ts'
import type { NotifyUrlOf, ProviderSide } from './provider.ts'
import { momo } from './providers/momo.ts'
import { paypal } from './providers/paypal.ts'
import { stripe } from './providers/stripe.ts'
import { vnpay } from './providers/vnpay.ts'
import { zalopay } from './providers/zalopay.ts'

export interface SandboxOptions extends Partial<DeliveryOptions> {
  /** Where this sandbox is reached, e.g. `http://localhost:3100`. */
  readonly origin: string
  /** Default: `/api/v1/payments/{provider}/notifications` at the origin of the return address. */
  readonly notifyUrlOf?: NotifyUrlOf
}

const sides: Readonly<Record<Provider, ProviderSide>> = { vnpay, momo, zalopay, stripe, paypal }

/** How many API calls of a provider fail after a person chose server errors. */
const failuresPerChoice = 3

/** All providers as one fetch handler, and what a test or a person does with a charge. */
export function createSandbox(options: SandboxOptions) {
  const now = options.now ?? (() => new Date())
  const charges = new Charges(now)
  const deliveries = new Deliveries({
    fetch: options.fetch ?? globalThis.fetch,
    now,
    lateMs: options.lateMs ?? 20_000,
    retryMs: options.retryMs ?? 5_000,
    maxAttempts: options.maxAttempts ?? 10,
  })
  const failures = new Map<Provider, number>()
  const notifyUrlOf: NotifyUrlOf =
    options.notifyUrlOf ??
    ((name, returnUrl) => new URL(`/api/v1/payments/${name}/notifications`, returnUrl).toString())

  /** Lets the customer decide. PayPal's customer approves; the merchant captures. */
  function decide(id: string, decision: 'PAID' | 'REFUSED', misbehaviour: Misbehaviour = 'none'): void {
    const charge = charges.byId(id)
    if (!charge || charge.status !== 'OPEN') return
    const side = sides[charge.provider]
    const status = decision === 'PAID' && charge.provider === 'paypal' ? 'APPROVED' : decision
    if (misbehaviour !== 'forged') charges.decide(charge, status)
    if (misbehaviour === 'server_error') failures.set(charge.provider, failuresPerChoice)
    deliveries.begin(side, charge, status, misbehaviour)
  }

  /** Sends the notifications of a decided charge again. */
  function notify(charge: SandboxCharge, misbehaviour: Misbehaviour): Promise<void> {
    if (charge.status !== 'OPEN') deliveries.begin(sides[charge.provider], charge, charge.status, misbehaviour)
    return deliveries.settled()
  }

  const app = new Hono()
  app.use('/:provider/*', async (context, next) => {
    const provider = context.req.param('provider') as Provider
    const left = failures.get(provider) ?? 0
    if (left === 0) return next()
    failures.set(provider, left - 1)
    return context.html('<h1>502 Bad Gateway</h1>', 502)
  })
  for (const side of Object.values(sides)) side.addRoutes(app, charges, () => options.origin, notifyUrlOf)
  app.get('/pay/:id', (context) => {
    const charge = charges.byId(context.req.param('id'))
    return charge ? context.html(payPage(charge)) : context.text('Không tìm thấy giao dịch · No such charge', 404)
  })
  app.post('/pay/:id', async (context) => {
    const charge = charges.byId(context.req.param('id'))
    if (!charge) return context.text('Không tìm thấy giao dịch · No such charge', 404)
    const { decision, misbehaviour } = await context.req.parseBody()
    if (decision === 'PAID' || decision === 'REFUSED') {
      decide(charge.id, decision, isMisbehaviour(misbehaviour) ? misbehaviour : 'none')
    }
    return context.redirect(sides[charge.provider].returnAddress(charge), 303)
  })

  return { fetch: app.fetch, charges, decide, notify, settled: () => deliveries.settled(), failures }
}

export type Sandbox = ReturnType<typeof createSandbox>
