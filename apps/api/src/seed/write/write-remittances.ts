import type pg from 'pg'
import { carriers, remittanceLines, remittances } from '../../database/tables/carriers.ts'
import { payments } from '../../database/tables/payments.ts'
import { carriedOf } from '../plan/order-money.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { insertRows } from './insert-rows.ts'
import { paymentRow } from './write-orders.ts'

/** Writes the carriers of the platform, which orders name. */
export async function writeCarriers(client: pg.PoolClient, { cash }: Demo): Promise<void> {
  await insertRows(client, carriers, cash.carriers)
}

/**
 * Writes what carriers collected: the payments of the orders that they bring, and their statements. Each payment goes the
 * usual way: its shop collects it, until a carrier takes the parcel and later remits the cash.
 */
export async function writeRemittances(client: pg.PoolClient, { checkouts, cash }: Demo): Promise<void> {
  const carried = checkouts.filter((checkout) => carriedOf(checkout))
  await insertRows(
    client,
    payments,
    carried.map((checkout) => ({ ...paymentRow(checkout), ...unpaid, orderId: checkout.orders[0]?.id })),
  )
  await client.query(
    `update payments p set carrier_id = o.carrier_id, collector_id = null
     from orders o where o.id = p.order_id and o.carrier_id is not null`,
  )
  await client.query(
    `update payments p set status = 'PAID', paid_at = o.remitted_at
     from orders o where o.id = p.order_id and o.remitted_at is not null`,
  )
  await client.query(
    `update orders o set payment_id = p.id from payments p
     where p.order_id = o.id and p.carrier_id is not null and p.status = 'PAID'`,
  )
  await insertRows(client, remittances, cash.remittances)
  await insertRows(client, remittanceLines, cash.lines)
}

const unpaid = { status: 'PENDING' as const, paidAt: null }
