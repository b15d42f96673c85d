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

/** Writes what carriers collected: the payments of the orders that they bring, and their statements. */
export async function writeRemittances(client: pg.PoolClient, { checkouts, cash }: Demo): Promise<void> {
  await insertRows(
    client,
    payments,
    checkouts.flatMap((checkout) => {
      const carried = carriedOf(checkout)
      if (!carried) return []
      const { carrierId, remittedAt: paidAt } = carried
      return [{ ...paymentRow(checkout), orderId: checkout.orders[0]?.id, carrierId, paidAt }]
    }),
  )
  await client.query(
    `update orders o set payment_id = p.id from payments p
     where p.order_id = o.id and p.carrier_id is not null and p.status = 'PAID'`,
  )
  await insertRows(client, remittances, cash.remittances)
  await insertRows(client, remittanceLines, cash.lines)
}
