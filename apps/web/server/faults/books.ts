import { deepEqual } from 'node:assert/strict'
import { findWrongs } from '@chonoi/api/testing/soundness'
import { paymentOf } from './buyer-books.ts'
import type { Load } from './load.ts'
import { type Market, stockAtFirst } from './market.ts'
import type { Shopper } from './shopper.ts'

/** After a fault under load: checks that no answer was wrong and that exactly the acknowledged effects exist. */
export async function expectNothingLost(
  market: Market,
  { shoppers, tally }: Pick<Load, 'shoppers' | 'tally'>,
): Promise<void> {
  deepEqual(tally.mistakes, [])
  await expectAcknowledged(market, shoppers)
  await expectSoundBooks(market)
  await expectStock(market)
}

/** Checks that the data is consistent, without partial effects. */
export async function expectSoundBooks({ owner }: Market): Promise<void> {
  deepEqual(await findWrongs(owner), {})
  const { rows } = await owner.query('select key from idempotency_keys where answer is null')
  deepEqual(rows, [])
}

/** Checks that exactly what the site acknowledged to each buyer exists: to the cent, each item once. */
async function expectAcknowledged({ owner }: Market, shoppers: readonly Shopper[]): Promise<void> {
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

/** Checks that the stock decreased by the quantities of orders that weren't cancelled. */
async function expectStock({ owner, products }: Market): Promise<void> {
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
