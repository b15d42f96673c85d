import type pg from 'pg'
import type { Facts } from './facts.ts'

/** Each counts what may never be there, over the whole database. */
const wrongs = {
  'every transaction of the ledger sums to zero': `
    select from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0`,
  'every balance is the sum of its entries': `
    select from ledger_accounts a where balance_in_cents <>
      (select coalesce(sum(amount_in_cents), 0) from ledger_entries e where e.account_id = a.id)`,
  'no balance is below zero where that is forbidden': `
    select from ledger_accounts where balance_in_cents < 0 and kind not in ('GATEWAY_CLEARING', 'PROMOTIONS')`,
  'stock is the sum of its movements': `
    select from product_variants v where stock <>
      (select coalesce(sum(quantity), 0) from stock_movements m where m.variant_id = v.id)`,
  'what is reserved is the sum of the reservations': `
    select from product_variants v where reserved <>
      (select coalesce(sum(quantity), 0) from stock_reservations r where r.variant_id = v.id)`,
  'no more is sold or promised than there is': `
    select from product_variants where stock < 0 or reserved < 0 or reserved > stock`,
  'every checkout has orders and every order has lines': `
    select from order_groups g left join orders o on o.group_id = g.id left join order_lines l on l.order_id = o.id
    where l.id is null`,
  'a checkout costs what its orders cost, and an order what its lines cost': `
    select from order_groups g where total_in_cents <> (select sum(total_in_cents) from orders o where o.group_id = g.id)
    union all
    select from orders o where subtotal_in_cents - discount_in_cents <>
      (select sum(line_total_in_cents) from order_lines l where l.order_id = o.id)`,
  'a paid checkout was paid once': `
    select from order_groups g where payment_status <> 'PENDING' and total_in_cents <>
      (select coalesce(-sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id and e.user_id = g.buyer_id
       where t.type = 'ORDER_PAYMENT' and t.reference_id = g.id)`,
  'what was refunded came back once': `
    select from orders o where refunded_in_cents <>
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id and e.user_id = o.buyer_id
       where t.type = 'WALLET_REFUND' and t.reference_id = o.id)`,
  'a cancelled order is refunded, one that stands is not': `
    select from orders where payment_status <> 'PENDING'
      and (status in ('CANCELLED', 'REFUNDED')) <> (refunded_in_cents = total_in_cents and payment_status = 'REFUNDED')`,
  'what an order holds left the stock once, and came back once when it was cancelled': `
    select from orders o where payment_status <> 'PENDING' and
      case status when 'CANCELLED' then 0 else (select sum(quantity) from order_lines l where l.order_id = o.id) end <>
      (select coalesce(-sum(quantity), 0) from stock_movements m where m.reference_id = o.id)`,
  'a checkout is refunded when all of its orders are': `
    select from order_groups g where payment_status <> 'PENDING' and payment_status <> case
      when not exists (select from orders o where o.group_id = g.id and o.payment_status <> 'REFUNDED') then 'REFUNDED'
      when exists (select from orders o where o.group_id = g.id and o.payment_status = 'REFUNDED') then 'PARTIALLY_REFUNDED'
      else 'PAID' end`,
  'a coupon is counted as often as it is used, and used no more than it may': `
    select from coupons c where usage_count <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id)
      or usage_count > usage_limit
      or exists (select from coupon_redemptions r where r.coupon_id = c.id group by user_id having count(*) > c.per_user_limit)`,
  'a use of a coupon belongs to an order that stands': `
    select from coupon_redemptions r where not exists
      (select from orders o where o.group_id = r.order_group_id and (o.status <> 'CANCELLED' or o.delivered_at is not null))`,
  'a deposit is credited once when it is completed, and else not at all': `
    select from deposits d where
      case status when 'COMPLETED' then actual_amount_in_cents else 0 end <>
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id and e.user_id = d.user_id
       where t.reference_type = 'deposit' and t.reference_id = d.id)`,
} as const
export type Wrong = keyof typeof wrongs

/** Whatever raced, these hold: money, stock, orders, coupons and deposits agree with each other. */
export async function holdSoundness(facts: Facts, owner: pg.Pool): Promise<void> {
  const counts = Object.values(wrongs).map((wrong) => `(select count(*) from (${wrong}) wrong)`)
  const { rows } = await owner.query<number[]>({ text: `select ${counts.join(',\n')}`, rowMode: 'array' })
  Object.keys(wrongs).forEach((fact, index) => facts.hold(fact, rows[0]?.[index], 0))
}
