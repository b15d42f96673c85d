import type pg from 'pg'
import type { Facts } from './facts.ts'

/** SQL of accounts whose balance from orders differs from the amount due to their shops. */
const unlikeOrders = (kind: string, dueOfShops: string) => `
    select from (
      ${dueOfShops}
      union all
      select e.tenant_id, -e.amount_in_cents from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind = '${kind}' and t.reference_type in ('order_group', 'order')) moved (tenant_id, amount)
    group by tenant_id having sum(amount) <> 0`
const underWay = `payment_status = 'PAID' and status in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED')`
const delivered = `payment_status = 'PAID' and status = 'DELIVERED'`

/** Violations across the whole database, by invariant. */
const wrongs = {
  'every transaction of the ledger sums to zero': `
    select from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0`,
  'every transaction of the ledger moves something': `
    select from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)`,
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
  'a product has the stars of its approved reviews': `
    select from products p left join
      (select product_id, sum(rating) as stars, count(*) as count from reviews where status = 'APPROVED' group by 1) r
      on r.product_id = p.id
    where rating_sum <> coalesce(r.stars, 0) or rating_count <> coalesce(r.count, 0)`,
  'as many products and reviews are on the site as are counted': `
    select from (select tenant_id, count(*) as listed, sum(rating_count) as reviewed from products where is_listed group by 1) p
    full join (select * from listed_product_counts where product_count <> 0) c using (tenant_id)
    where (p.listed, p.reviewed) is distinct from (c.product_count::bigint, c.review_count::bigint)`,
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
       where t.type = 'ORDER_PAYMENT' and t.reference_type = 'order_group' and t.reference_id = g.id)`,
  'what was refunded came back once': `
    select from orders o where refunded_in_cents <>
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id and e.user_id = o.buyer_id
       where t.type = 'WALLET_REFUND' and t.reference_type = 'order' and t.reference_id = o.id)`,
  'what waits in clearing is what the paid orders under way cost': unlikeOrders(
    'ORDER_CLEARING',
    `select tenant_id, total_in_cents from orders where ${underWay}`,
  ),
  'a shop has what its delivered orders cost and a platform coupon took off, less commission': unlikeOrders(
    'SELLER_PAYABLE',
    `select tenant_id, total_in_cents + platform_discount_in_cents - commission_in_cents from orders where ${delivered}`,
  ),
  'the platform has the commission of the delivered orders': unlikeOrders(
    'PLATFORM_COMMISSION',
    `select tenant_id, commission_in_cents from orders where ${delivered}`,
  ),
  'the platform gave what its coupons took off the delivered orders': unlikeOrders(
    'PROMOTIONS',
    `select null::uuid, -platform_discount_in_cents from orders where ${delivered}`,
  ),
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
    select from deposits d left join
      (select t.reference_id, e.user_id, sum(e.amount_in_cents) as credited from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id
       where t.reference_type = 'deposit' group by t.reference_id, e.user_id) l
      on l.reference_id = d.id and l.user_id = d.user_id
    where case status when 'COMPLETED' then actual_amount_in_cents else 0 end <> coalesce(credited, 0)`,
} as const
export type Wrong = keyof typeof wrongs

/** Counts violations by invariant. Empty when money, stock, orders, coupons and deposits are consistent. */
export async function findWrongs(owner: pg.Pool): Promise<Record<string, number>> {
  const counts = Object.values(wrongs).map((wrong) => `(select count(*) from (${wrong}) wrong)`)
  const { rows } = await owner.query<number[]>({ text: `select ${counts.join(',\n')}`, rowMode: 'array' })
  const found = Object.keys(wrongs).map((fact, index) => [fact, rows[0]?.[index] ?? Number.NaN] as const)
  return Object.fromEntries(found.filter(([, count]) => count !== 0))
}

/** Expects no violations after any race. */
export async function holdSoundness(facts: Facts, owner: pg.Pool): Promise<void> {
  for (const [fact, count] of Object.entries(await findWrongs(owner))) facts.hold(fact, count, 0)
}
