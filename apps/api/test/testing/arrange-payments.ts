import type { Misbehaviour, Sandbox } from '@chonoi/payment-sandbox'
import { serveSandbox, type ServedSandbox } from '@chonoi/payment-sandbox/serve'
import type { OrderPaymentMethod } from '@chonoi/contract'
import { gatewayNames } from '@chonoi/domain'
import { afterAll, beforeAll } from 'vitest'
import { followPayments, reconcilePayments } from '../../src/jobs/follow-payments.ts'
import { arrangeGateway } from './arrange-gateways.ts'
import { arrangeAddress, arrangeCartLine, arrangeCheckout, arrangeProduct, platformTenant } from './arrange.ts'
import { newKey, type TestApi, useTestApi } from './test-api.ts'

/** The API with every gateway enabled, and the sandbox of the providers on a port of its own. */
export interface PaymentStage {
  readonly test: TestApi
  readonly sandbox: Sandbox
  /** Moves the clock of the API; the sandbox follows it. */
  pass(minutes: number): void
  /** Runs the job that follows payments. */
  follow(): Promise<void>
  /** Runs the nightly comparison with the gateways. */
  reconcile(): Promise<void>
}

/** Serves the sandbox over HTTP; it sends its notifications to the API as a provider would. */
export function openPaymentStage(): PaymentStage {
  const clock = { passed: 0 }
  const at: { served?: ServedSandbox } = {}
  const now = () => new Date(Date.now() + clock.passed * 60_000)
  const running = (): ServedSandbox => {
    if (!at.served) throw new Error('the sandbox runs only while a test does')
    return at.served
  }
  const test = useTestApi(() => ({
    now,
    payments: {
      get sandboxUrl() {
        return running().origin
      },
    },
  }))
  beforeAll(async () => {
    at.served = await serveSandbox({
      ...{ now, lateMs: 1, retryMs: 1, maxAttempts: 3 },
      fetch: (input, init) => test.api.fetch(new Request(input, init), { address: '203.0.113.9' }),
    })
    const platform = await platformTenant(test)
    for (const name of gatewayNames) await arrangeGateway(test, { tenant: platform, name, isEnabled: true })
  })
  afterAll(() => at.served?.close())
  return {
    test,
    get sandbox() {
      return running().sandbox
    },
    pass: (minutes) => void (clock.passed += minutes),
    follow: () => followPayments({ database: test.api.database, ports: test.api.ports }),
    reconcile: () => reconcilePayments({ database: test.api.database, ports: test.api.ports }),
  }
}

/** A checkout that waits for its payment. */
export async function arrangeUnpaid(
  { test }: PaymentStage,
  more: { method?: OrderPaymentMethod; price?: number; money?: number } = {},
) {
  const { method = 'VNPAY', price = 10_000_000, money = 0 } = more
  const { buyer, body, product, shop } = await arrangeCheckout(test, { price, money: money || 100 })
  const client = test.client(buyer.token)
  const { data: group } = await client.POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ...body, paymentMethod: method },
  })
  const order = group?.orders[0]
  if (!group || !order) throw new Error('the order was not placed')
  return { buyer, client, group, order, product, shop }
}

export type UnpaidCheckout = Awaited<ReturnType<typeof arrangeUnpaid>>

/** Begins to pay it; the sandbox knows the charge once its page was opened. */
export async function beginPayment(
  { client, order }: Pick<UnpaidCheckout, 'client' | 'order'>,
  method: OrderPaymentMethod = 'VNPAY',
) {
  const { data, error } = await client.POST('/payments/create', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { orderId: order.id, method },
  })
  if (!data) throw new Error(`the payment was not begun: ${JSON.stringify(error)}`)
  if (method === 'VNPAY' && data.redirectUrl) await fetch(data.redirectUrl, { redirect: 'manual' })
  return data
}

/** The buyer decides at the provider; resolves once the provider's notifications were delivered. */
export async function decide(
  { sandbox }: PaymentStage,
  reference: string,
  decision: 'PAID' | 'REFUSED' = 'PAID',
  misbehaviour: Misbehaviour = 'none',
): Promise<void> {
  const providers = ['vnpay', 'momo', 'zalopay', 'stripe', 'paypal'] as const
  const charge = providers
    .flatMap((provider) => sandbox.charges.all(provider))
    .find((one) => one.reference.endsWith(reference))
  if (!charge) throw new Error('the provider knows no such charge')
  sandbox.decide(charge.id, decision, misbehaviour)
  await sandbox.settled()
}

/** Adds a second shop's product, so that one payment pays two orders. */
export async function arrangeTwoShops(stage: PaymentStage, method: OrderPaymentMethod = 'VNPAY') {
  const { test } = stage
  const first = await arrangeCheckout(test, { money: 100 })
  const second = await arrangeProduct(test, { shop: (await arrangeCheckout(test, { money: 100 })).shop.id })
  await arrangeCartLine(test, first.buyer.id, second)
  const client = test.client(first.buyer.token)
  const address = await arrangeAddress(test, first.buyer.id)
  const { data: group } = await client.POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { addressId: address.id, paymentMethod: method, expectedTotalInCents: 20_000_000 },
  })
  const [order, other] = group?.orders ?? []
  if (!group || !order || !other) throw new Error('the orders were not placed')
  return { ...first, client, group, order, other }
}
