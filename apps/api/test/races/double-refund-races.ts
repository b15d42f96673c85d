import { arrangeBuyerOf, arrangeOrderOf } from '../testing/arrange-catalogue.ts'
import { arrangeDoubleRefund } from '../testing/arrange-double-refund.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { atOnce, inPlaces, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, walletsOf } from './race.ts'

const outcomes = ['TAKE_BACK', 'WRITE_OFF', 'NOT_MADE'] as const

const settle = (
  client: TestClient,
  { mismatchId }: { mismatchId: string },
  outcome: (typeof outcomes)[number],
): Promise<Ending> =>
  client.POST('/admin/payments/mismatches/{id}/settle', {
    params: { path: { id: mismatchId }, header: { 'Idempotency-Key': newKey() } },
    body: { outcome, note: 'Đã tra ở cổng thanh toán' },
  })

/** A buyer with money and an unpaid order, whose checkout the refunds belong to. */
async function arrangeRefunded(server: TestApi, { money, stock }: { money: number; stock: number }) {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock })
  const person = await arrangeBuyerOf(server, product, { money })
  const { groupId } = await arrangeOrderOf(server, {
    ...{ buyer: person.buyer, product, status: 'PENDING', paymentStatus: 'PENDING' },
  })
  return { ...person, product, groupId }
}

const owedBy = ({ owner }: TestApi, userId: string) =>
  owner
    .query<{ balance: number }>(
      `select balance_in_cents as balance from ledger_accounts where gateway = 'refunds_paid_twice' and user_id = $1`,
      [userId],
    )
    .then(({ rows }) => rows[0]?.balance ?? 0)

/** Administrators decide about one double refund, each differently. */
export const doubleRefundSettledByMany: Race = async (server, calls) => {
  const { buyer, groupId } = await arrangeRefunded(server, { money: price, stock: 1 })
  const refund = await arrangeDoubleRefund(server, { groupId, cents: price })
  const admins = await Promise.all(times(calls, () => arrangePerson(server, { role: 'ADMIN' })))
  const answers = await atOnce(
    admins.map(
      ({ token }, index) =>
        () =>
          settle(server.client(token), refund, outcomes[index % 3] ?? 'NOT_MADE'),
    ),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 payment.mismatch_resolved'] })
  const settled = `ledger_transactions where reference_type = 'refund_twice_settled' and reference_id = $1`
  facts.hold('it is settled once', await count(server, settled, [refund.refundId]), 1)
  facts.hold('nothing is owed any more', await owedBy(server, buyer.id), 0)
  return facts
}

/** Double refunds are taken out of a wallet that pays for orders meanwhile. It holds less than all of them. */
export const takenBackAgainstPurchase: Race = async (server, calls) => {
  const money = 1.6 * price
  const { buyer, order, product, groupId } = await arrangeRefunded(server, { money, stock: calls })
  const refunds = []
  for (let index = 0; index < calls; index += 2)
    refunds.push(await arrangeDoubleRefund(server, { groupId, cents: 0.3 * price }))
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const buy = async (): Promise<Ending> => {
    await server.owner.query(
      `insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, 1) on conflict do nothing`,
      [buyer.id, product.id, product.variantId],
    )
    return order(price)
  }
  const tries = refunds.flatMap((refund) => [buy, () => settle(admin, refund, 'TAKE_BACK')])
  const answers = (await atOnce(inPlaces(5, tries))).flat()
  const facts = new Facts()
  facts.ended(answers, {
    successes: answers.filter(({ response }) => response.status < 300).length,
    refusals: ['409 wallet.insufficient_balance', '409 order.empty_cart'],
  })
  const [left = 0] = await walletsOf(server, [{ buyer }])
  const bought = await count(server, `orders where buyer_id = $1 and payment_status = 'PAID'`, [buyer.id])
  const { rows } = await server.owner.query<{ taken: number }>(
    `select coalesce(sum(taken_back_in_cents), 0)::bigint as taken from payment_mismatches m
     join payments p on p.id = m.payment_id where p.order_group_id = $1`,
    [groupId],
  )
  facts.hold('what the wallet held is spent, taken back or left', left + bought * price + (rows[0]?.taken ?? 0), money)
  const open = `payment_mismatches m join payments p on p.id = m.payment_id
    where p.order_group_id = $1 and m.resolved_at is null`
  const owed = 0 - 0.3 * price * (await count(server, open, [groupId]))
  facts.hold('what is not settled is owed', await owedBy(server, buyer.id), owed)
  return facts
}
