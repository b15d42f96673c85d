import type { TestApi } from './test-api.ts'

/** A refund by MoMo that its buyer has twice, as it is booked once that is found. */
export async function arrangeDoubleRefund({ owner }: TestApi, of: { groupId: string; cents: number }) {
  const { rows } = await owner.query<{ mismatchId: string; refundId: string; buyerId: string }>(
    `with payment as (
       insert into payments (reference, order_group_id, buyer_id, method, amount_in_cents, refunded_in_cents)
       select 'CN' || upper(substr(md5(random()::text), 1, 14)), id, buyer_id, 'MOMO', $2, $2
       from order_groups where id = $1 returning id, reference),
     refund as (
       insert into payment_refunds (reference, payment_id, order_id, tenant_id, buyer_id, amount_in_cents, destination,
         reason, requested_name, sent_at, status, completed_at)
       select 'RF' || upper(substr(md5(random()::text), 1, 14)), payment.id, o.id, o.tenant_id, o.buyer_id, $2, 'WALLET',
         'x', 'x', now(), 'COMPLETED', now() from payment, orders o where o.group_id = $1 limit 1
       returning id, reference, buyer_id)
     insert into payment_mismatches (kind, gateway, reference, payment_id, transaction_id, expected_in_cents)
     select 'REFUND_TWICE', 'momo', payment.reference, payment.id, refund.reference, $2 from payment, refund
     returning id as "mismatchId", (select id from refund) as "refundId", (select buyer_id from refund) as "buyerId"`,
    [of.groupId, of.cents],
  )
  const [arranged] = rows
  if (!arranged) throw new Error('the checkout has no order')
  const entries = [
    { kind: 'GATEWAY_CLEARING', gateway: 'momo', amountInCents: of.cents },
    { kind: 'GATEWAY_CLEARING', gateway: 'refunds_paid_twice', userId: arranged.buyerId, amountInCents: -of.cents },
  ]
  await owner.query(
    `select post_ledger('PAYMENT_GATEWAY', 'test', 'refund_twice', $1, $2::jsonb)
     from set_config('app.scope', 'system', true)`,
    [arranged.refundId, JSON.stringify(entries)],
  )
  return arranged
}
