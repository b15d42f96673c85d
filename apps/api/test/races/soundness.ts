import type pg from 'pg'
import type { Facts } from './facts.ts'

/** SQL of accounts whose balance from orders differs from the amount due to their shops. */
const unlikeOrders = (accounts: string, dueOfShops: string) => `
    select from (
      ${dueOfShops}
      union all
      select e.tenant_id, -e.amount_in_cents from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where (${accounts}) and t.reference_type in ('order_group', 'order', 'payment', 'refund')
        -- Fees of payments are the platform's own.
        and not exists (select from tenants p where p.id = e.tenant_id and p.is_platform)) moved (tenant_id, amount)
    group by tenant_id having sum(amount) <> 0`
const paid = `payment_status in ('PAID', 'PARTIALLY_REFUNDED')`
const underWay = `${paid} and status in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED') and released_at is null`
const released = `${paid} and status = 'DELIVERED' and released_at is not null`
/** SQL of what is left of a part of an order after its refunds, in whole đồng. */
const leftOf = (part: string) =>
  `(${part} - coalesce(${part} / 100 * (refunded_in_cents / 100) / nullif(total_in_cents / 100, 0), 0) * 100)`
const leftOfTotal = '(total_in_cents - refunded_in_cents)'
/** Money that a shop collected itself and has to give back, as it is reserved. */
const reserved = `a.gateway like '%\\_refunds' and e.amount_in_cents > 0`
/** SQL of what the parties of an order gave back by refunds of their own. */
const givenBack = (order: string) => `
      (select coalesce(sum(case when ${order}.is_collected_by_shop then e.amount_in_cents else -e.amount_in_cents end), 0)
       from payment_refunds r
       join ledger_transactions t on t.reference_type = 'refund' and t.reference_id = r.id
       join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
       where r.order_id = ${order}.id and case when ${order}.is_collected_by_shop then ${reserved}
         else a.kind not in ('USER_WALLET', 'GATEWAY_CLEARING') end)`

/** Violations across the whole database, by invariant. */
const problems = {
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
    select from order_groups g where payment_status <> 'PENDING' and
      (select coalesce(sum(total_in_cents), 0) from orders o where o.group_id = g.id and o.payment_status not in ('PENDING', 'FAILED')) <>
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
       where a.kind = 'ORDER_CLEARING' and (t.reference_type = 'order_group' and t.reference_id = g.id
         or t.reference_type = 'payment' and t.reference_id in (select id from payments p where p.order_group_id = g.id)))`,
  'no payment gives back more than it took': `
    select from payments p where refunded_in_cents <>
      (select coalesce(sum(amount_in_cents), 0) from payment_refunds r where r.payment_id = p.id) +
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.reference_type = 'payment' and t.reference_id = p.id and e.user_id = p.buyer_id and e.amount_in_cents > 0)`,
  'what was refunded came back once': `
    select from orders o where refunded_in_cents <>
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id and e.user_id = o.buyer_id
       where t.type = 'WALLET_REFUND' and t.reference_type = 'order' and t.reference_id = o.id) +
      (select coalesce(sum(e.amount_in_cents), 0) from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
       where t.reference_type = 'order' and t.reference_id = o.id and ${reserved}) + ${givenBack('o')}`,
  'what waits in clearing is what the paid orders under way cost': unlikeOrders(
    `a.kind = 'ORDER_CLEARING'`,
    `select tenant_id, ${leftOfTotal} from orders where ${underWay}`,
  ),
  'a shop has what its released orders cost and a platform coupon took off, less commission': unlikeOrders(
    // What pays off a debt of commission is the shop's too.
    `a.kind = 'SELLER_PAYABLE' or a.gateway = 'fees_owed'`,
    // What it collected itself it has; refunds of that come out of its balance where no provider made them.
    `select tenant_id, case when is_collected_by_shop then 0 else ${leftOfTotal} end
       + ${leftOf('platform_discount_in_cents')} - ${leftOf('commission_in_cents')} from orders where ${released}
     union all
     select r.tenant_id, -r.amount_in_cents from payment_refunds r join payments p on p.id = r.payment_id
     where p.collector_id is not null and r.status = 'COMPLETED' and r.destination = 'WALLET'`,
  ),
  'the platform has the commission of the released orders': unlikeOrders(
    `a.kind = 'PLATFORM_COMMISSION'`,
    `select tenant_id, ${leftOf('commission_in_cents')} from orders where ${released}`,
  ),
  'the platform gave what its coupons took off the released orders': unlikeOrders(
    `a.kind = 'PROMOTIONS'`,
    `select null::uuid, -${leftOf('platform_discount_in_cents')} from orders where ${released}`,
  ),
  'the cash of an order is remitted once': `
    select from orders o where carrier_id is not null and payment_method = 'CASH_ON_DELIVERY' and not is_collected_by_shop
      and (select count(*) from remittance_lines l where l.order_id = o.id and l.is_booked) <>
        case when payment_status in ('PENDING', 'FAILED') then 0 else 1 end`,
  'a carrier has what it transferred and kept beyond the orders that it paid': `
    select from carriers c where
      (select coalesce(sum(balance_in_cents), 0) from ledger_accounts a
       where a.kind = 'COD_CLEARING' and a.gateway = c.id::text) <>
      (select coalesce(sum(transferred_in_cents), 0) from remittances r where r.carrier_id = c.id and r.status = 'CONFIRMED') -
      (select coalesce(sum(l.collected_in_cents - l.fee_in_cents), 0) from remittance_lines l
       join remittances r on r.id = l.remittance_id where r.carrier_id = c.id and l.is_booked)`,
  'a complaint is open while the money of its order is held': `
    select from order_complaints c join orders o on o.id = c.order_id where (c.status = 'OPEN') <>
      (o.status = 'DELIVERED' and o.released_at is null and ${paid}) or c.status = 'OPEN' and o.release_due_at is not null`,
  'the money of an order waits while a return of it goes on': `
    select from order_returns r join orders o on o.id = r.order_id
    where r.due_at is not null and o.released_at is null and o.release_due_at is not null`,
  'no more of a line goes back than was bought': `
    select from order_return_lines l join order_returns r on r.id = l.return_id join order_lines o on o.id = l.order_line_id
    where r.status not in ('CANCELLED', 'CLOSED') group by o.id, o.quantity having sum(l.quantity) > o.quantity`,
  'a return gave back once what it says': `
    select from order_returns r where status = 'REFUNDED' and refund_in_cents <>
      (select coalesce(sum(amount_in_cents), 0) from payment_refunds p where p.id = r.refund_id)`,
  'the goods of a return came back once': `
    select from order_returns r where case status when 'REFUNDED' then
      (select sum(quantity - damaged_quantity) from order_return_lines l where l.return_id = r.id) else 0 end <>
      (select coalesce(sum(quantity), 0) from stock_movements m where m.reference_id = r.id)`,
  'a cancelled order is refunded, one that stands only by a refund of its own': `
    select from orders o where payment_status not in ('PENDING', 'FAILED') and (
      status in ('CANCELLED', 'REFUNDED') and not (refunded_in_cents = total_in_cents and payment_status = 'REFUNDED')
      or status not in ('CANCELLED', 'REFUNDED') and refunded_in_cents <> ${givenBack('o')})`,
  'what an order holds left the stock once, and came back once when it was cancelled': `
    select from orders o where payment_status <> 'PENDING' and
      case status when 'CANCELLED' then 0 else (select sum(quantity) from order_lines l where l.order_id = o.id) end <>
      (select coalesce(-sum(quantity), 0) from stock_movements m where m.reference_id = o.id)`,
  'a checkout is refunded when all of its orders are': `
    select from order_groups g where payment_status not in ('PENDING', 'FAILED') and payment_status <> case
      when not exists (select from orders o where o.group_id = g.id and o.payment_status <> 'REFUNDED') then 'REFUNDED'
      when exists (select from orders o where o.group_id = g.id and o.refunded_in_cents > 0 or o.group_id = g.id and o.payment_status = 'REFUNDED') then 'PARTIALLY_REFUNDED'
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
export type Problem = keyof typeof problems

/** Counts violations by invariant. Empty when money, stock, orders, coupons and deposits are consistent. */
export async function findWrongs(owner: pg.Pool): Promise<Record<string, number>> {
  const counts = Object.values(problems).map((problem) => `(select count(*) from (${problem}) problem)`)
  const { rows } = await owner.query<number[]>({ text: `select ${counts.join(',\n')}`, rowMode: 'array' })
  const found = Object.keys(problems).map((fact, index) => [fact, rows[0]?.[index] ?? Number.NaN] as const)
  return Object.fromEntries(found.filter(([, count]) => count !== 0))
}

/** Expects no violations after any race. */
export async function holdSoundness(facts: Facts, owner: pg.Pool): Promise<void> {
  for (const [fact, count] of Object.entries(await findWrongs(owner))) facts.hold(fact, count, 0)
}
