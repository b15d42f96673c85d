import { deepEqual } from 'node:assert/strict'
import { paymentOf } from './buyer-books.ts'
import { type Market, stockAtFirst } from './market.ts'
import type { Shopper } from './shopper.ts'

/** Whatever happened: the books balance, and nothing is there by half. */
export async function expectSoundBooks({ owner }: Market): Promise<void> {
  const { rows } = await owner.query(`
    select (select coalesce(sum(amount_in_cents), 0)::float8 from ledger_entries) as entries,
           (select count(*)::integer from (select from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0) t) as unbalanced,
           (select count(*)::integer from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)) as empty,
           (select count(*)::integer from ledger_accounts a where a.balance_in_cents <>
             (select coalesce(sum(amount_in_cents), 0) from ledger_entries e where e.account_id = a.id)) as drifted,
           (select count(*)::integer from order_groups g where not exists (select from orders o where o.group_id = g.id)) as "emptyGroups",
           (select count(*)::integer from orders o where not exists (select from order_lines l where l.order_id = o.id)) as "emptyOrders",
           (select count(*)::integer from product_variants v where v.stock <>
             (select coalesce(sum(quantity), 0) from stock_movements m where m.variant_id = v.id)) as unexplained,
           (select count(*)::integer from product_variants v where v.reserved <>
             (select coalesce(sum(quantity), 0) from stock_reservations r where r.variant_id = v.id)) as reserved,
           (select count(*)::integer from idempotency_keys where answer is null) as unanswered`)
  deepEqual(rows, [
    {
      ...{ entries: 0, unbalanced: 0, empty: 0, drifted: 0, emptyGroups: 0, emptyOrders: 0 },
      ...{ unexplained: 0, reserved: 0, unanswered: 0 },
    },
  ])
}

/** What the site acknowledged to each buyer is there, and nothing else: to the cent, and each thing once. */
export async function expectAcknowledged({ owner }: Market, shoppers: readonly Shopper[]): Promise<void> {
  for (const { buyer, books } of shoppers) {
    const { balance, deposits, reviews } = books
    const { rows } = await owner.query(
      `select (select balance_in_cents::float8 from ledger_accounts where kind = 'USER_WALLET' and user_id = $1) as balance,
         array(select id || ' ' || payment_status from order_groups where buyer_id = $1 order by id) as checkouts,
         array(select id || ' ' || status from orders where buyer_id = $1 order by id) as orders,
         array(select id::text from deposits where user_id = $1 and status = 'COMPLETED' order by 1) as deposits,
         (select count(*)::integer from deposits where user_id = $1) as "allDeposits",
         array(select id::text from reviews where user_id = $1 and id::text = any ($2) order by 1) as reviews`,
      [buyer.id, reviews],
    )
    const checkouts = [...books.checkouts].map(([id, orders]) => `${id} ${paymentOf(orders)}`)
    const orders = [...books.checkouts.values()].flat().map(({ id, status }) => `${id} ${status}`)
    deepEqual(rows, [
      {
        ...{ balance, checkouts: checkouts.toSorted(), orders: orders.toSorted(), reviews: reviews.toSorted() },
        ...{ deposits: deposits.toSorted(), allDeposits: deposits.length },
      },
    ])
  }
}

/** As much was taken from the stock as the orders hold that weren't cancelled. */
export async function expectStock({ owner, products }: Market): Promise<void> {
  const { rows } = await owner.query<{ left: number; sold: number }>(
    `select v.stock as left, (select coalesce(sum(quantity), 0)::integer from order_lines l join orders o on o.id = l.order_id
       where l.variant_id = v.id and o.status <> 'CANCELLED') as sold
     from product_variants v where v.id = any ($1)`,
    [products.map(({ variantId }) => variantId)],
  )
  deepEqual(
    rows.map(({ left, sold }) => left + sold),
    products.map(() => stockAtFirst),
  )
}
