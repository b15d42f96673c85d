import { beforeEach } from 'vitest'
import { arrangeGateway } from './arrange-gateways.ts'
import { arrangeUnpaid, beginPayment, decide, type PaymentStage } from './arrange-payments.ts'
import { arrangePerson } from './arrange.ts'
import { newKey, type TestClient } from './test-api.ts'

const providers = { VNPAY: 'vnpay', MOMO: 'momo', ZALOPAY: 'zalopay', CARD: 'stripe', PAYPAL: 'paypal' } as const
type RefundedMethod = keyof typeof providers
export const refundedMethods = Object.keys(providers) as RefundedMethod[]
export const refundInCents = 3_000_000

/** Refunds to the source whose outcome the provider doesn't tell, or tells late. */
export function stageRefunds(stage: PaymentStage) {
  const { test: server } = stage
  beforeEach(() => {
    for (const state of [stage.sandbox.failures, stage.sandbox.lostRefunds, stage.sandbox.holds]) state.clear()
  })

  async function paidBy(method: RefundedMethod, { ofShop = false } = {}) {
    const checkout = await arrangeUnpaid(stage, { method: ofShop ? method : 'VNPAY' })
    if (ofShop) await arrangeGateway(server, { tenant: checkout.shop.id, isEnabled: true })
    const payment = await beginPayment(checkout, method)
    await decide(stage, payment.reference)
    const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
    const keyed = { path: { id: payment.id }, header: { 'Idempotency-Key': newKey() } }
    return {
      ...{ ...checkout, payment, admin, provider: providers[method] },
      before: await walletOf(checkout.buyer.id),
      /** Asks for a refund to the source. */
      async refund() {
        const body = { amountInCents: refundInCents, destination: 'SOURCE', reason: 'Khách trả hàng' } as const
        const { data, error } = await admin.POST('/admin/payments/{id}/refund', { params: keyed, body })
        if (error) throw new Error(JSON.stringify(error))
        return data?.refunds[0]
      },
      async read() {
        const { data } = await admin.GET('/admin/payments/{id}', { params: { path: { id: payment.id } } })
        const [refund] = data?.refunds ?? []
        if (!refund) throw new Error('nothing is refunded')
        return refund
      },
      /** The refunds that the provider made. */
      made() {
        const charges = stage.sandbox.charges.all(providers[method])
        return charges.find(({ reference }) => reference.endsWith(payment.reference))?.refunds ?? []
      },
    }
  }

  type Paid = Awaited<ReturnType<typeof paidBy>>

  async function sumOf(text: string, values: unknown[]): Promise<number> {
    return (await server.owner.query<{ sum: number }>(text, values)).rows[0]?.sum ?? 0
  }

  const walletOf = (id: string) =>
    sumOf(`select balance_in_cents as sum from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`, [id])

  /** What is still to go back through the gateway, of the refunds of a payment. */
  const onItsWay = ({ provider, payment }: Pick<Paid, 'provider' | 'payment'>) =>
    sumOf(
      `select coalesce(sum(e.amount_in_cents), 0)::bigint as sum from payment_refunds r
       join ledger_transactions t on t.reference_id = r.id join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id where r.payment_id = $1 and a.gateway = $2`,
      [payment.id, `${provider}_refunds`],
    )

  /** Lets the job run as often as it asks before a person is asked. */
  async function askInVain({ provider }: Paid, times = 11) {
    stage.sandbox.failures.set(provider, 1_000)
    for (let run = 0; run < times; run++) {
      stage.pass(121)
      await stage.follow()
    }
  }

  /** A refund of unknown outcome: made by the gateway, or not. */
  async function unknownRefund(method: RefundedMethod, { isMade }: { isMade: boolean }) {
    const paid = await paidBy(method)
    if (isMade) stage.sandbox.lostRefunds.set(paid.provider, 1)
    else stage.sandbox.failures.set(paid.provider, 1_000)
    await paid.refund()
    await askInVain(paid)
    return { ...paid, refund: await paid.read() }
  }

  const settle = (
    client: TestClient,
    { payment, refund }: { payment: { id: string }; refund: { id: string } },
    outcome: 'REFUNDED' | 'NOT_REFUNDED',
  ) =>
    client.POST('/admin/payments/{id}/refunds/{refundId}/settle', {
      params: { path: { id: payment.id, refundId: refund.id }, header: { 'Idempotency-Key': newKey() } },
      body: { outcome, note: 'Đã tra ở cổng thanh toán' },
    })

  /** A refund whose outcome a person decides while `times` questions about it, which the gateway made, hang there. */
  async function hangingRefund(times: number, of = { ofShop: false }) {
    const paid = await paidBy('MOMO', of)
    stage.sandbox.lostRefunds.set('momo', 1)
    await paid.refund()
    await askInVain(paid, 11 - times)
    stage.sandbox.failures.clear()
    const released = Promise.withResolvers<void>()
    const hanging: Promise<void>[] = []
    for (let asked = 0; asked < times; asked++) {
      const reached = Promise.withResolvers<void>()
      stage.sandbox.holds.set('momo', () => (reached.resolve(), released.promise))
      stage.pass(121)
      hanging.push(stage.follow())
      await reached.promise
    }
    await askInVain(paid, 1 + times)
    const refund = await paid.read()
    if (refund.outcomeUnknownAt === null) throw new Error('nobody has to decide')
    const answer = async () => {
      released.resolve()
      await Promise.all(hanging)
    }
    return { ...paid, refund, answer }
  }

  return { paidBy, unknownRefund, hangingRefund, settle, walletOf, onItsWay }
}
