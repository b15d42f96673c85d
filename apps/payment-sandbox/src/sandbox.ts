import { Hono } from 'hono'
import { Bank } from './bank/bank.ts'
import { Charges, type Provider, type SandboxCharge } from './charges.ts'
import { Deliveries, deliveriesOfCharge, type DeliveryOptions } from './deliveries.ts'
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
  /** The merchant whose account transfers go to. No transfer names it, and no page may: it is called by this process. */
  readonly siteUrl?: string
  readonly now?: () => Date
}

const sides: Readonly<Record<Provider, ProviderSide>> = { vnpay, momo, zalopay, stripe, paypal }

/** How many API calls of a provider fail after a person chose server errors. */
const failuresPerChoice = 3
const badGateway = '<h1>502 Bad Gateway</h1>'

/** All providers as one fetch handler, and what a test or a person does with a charge. */
export function createSandbox(options: SandboxOptions) {
  const now = options.now ?? (() => new Date())
  const charges = new Charges(now)
  const deliveries = new Deliveries({
    fetch: options.fetch ?? globalThis.fetch,
    lateMs: options.lateMs ?? 20_000,
    retryMs: options.retryMs ?? 5_000,
    maxAttempts: options.maxAttempts ?? 10,
  })
  const failures = new Map<Provider, number>()
  const lostRefunds = new Map<Provider, number>()
  /** Makes the answers of a provider wait. What was asked for is done before. */
  const holds = new Map<Provider, () => Promise<void>>()
  const notifyUrlOf: NotifyUrlOf =
    options.notifyUrlOf ??
    ((name, returnUrl) => new URL(`/api/v1/payments/${name}/notifications`, returnUrl).toString())
  const { siteUrl = 'http://localhost:3000' } = options
  const bank = new Bank(deliveries, now, (feed) => notifyUrlOf(feed, siteUrl))

  /** Lets the customer decide. PayPal's customer approves; the merchant captures. */
  function decide(id: string, decision: 'PAID' | 'REFUSED', misbehaviour: Misbehaviour = 'none'): void {
    const charge = charges.byId(id)
    if (!charge || charge.status !== 'OPEN') return
    const side = sides[charge.provider]
    const status = decision === 'PAID' && charge.provider === 'paypal' ? 'APPROVED' : decision
    if (misbehaviour !== 'forged') charges.decide(charge, status)
    if (misbehaviour === 'server_error') failures.set(charge.provider, failuresPerChoice)
    if (misbehaviour === 'lost_refund') lostRefunds.set(charge.provider, 1)
    deliveries.begin(deliveriesOfCharge(side, charge, { status, misbehaviour, now }), side)
  }

  /** Sends the notifications of a decided charge again. */
  function notify(charge: SandboxCharge, misbehaviour: Misbehaviour): Promise<void> {
    const { status } = charge
    const side = sides[charge.provider]
    if (status !== 'OPEN') deliveries.begin(deliveriesOfCharge(side, charge, { status, misbehaviour, now }), side)
    return deliveries.settled()
  }

  const app = new Hono()
  app.use('/:provider/*', async (context, next) => {
    const provider = context.req.param('provider') as Provider
    const left = failures.get(provider) ?? 0
    if (left === 0) return next()
    failures.set(provider, left - 1)
    return context.html(badGateway, 502)
  })
  // The refund is made, and whoever asked for it doesn't hear of it.
  app.use('/:provider/*', async (context, next) => {
    const provider = context.req.param('provider') as Provider
    const left = lostRefunds.get(provider) ?? 0
    const before = charges.refundsAt(provider)
    await next()
    await holds.get(provider)?.()
    if (left === 0 || charges.refundsAt(provider) === before) return
    lostRefunds.set(provider, left - 1)
    context.res = new Response(badGateway, { status: 502, headers: { 'content-type': 'text/html' } })
  })
  for (const side of Object.values(sides)) side.addRoutes(app, charges, () => options.origin, notifyUrlOf)
  bank.addRoutes(app)
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

  return {
    fetch: app.fetch,
    charges,
    bank,
    decide,
    notify,
    settled: () => deliveries.settled(),
    failures,
    lostRefunds,
    holds,
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
