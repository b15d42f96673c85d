import { randomInt, randomUUID } from 'node:crypto'
import type { TestApi } from './test-api.ts'

/** Inserts an invoice of one line for the shop and buyer of an order. `byHand` leaves the order out. */
export async function arrangeInvoice(
  { owner }: TestApi,
  more: { orderId: string; words?: string; status: 'DRAFT' | 'ISSUED'; byHand?: boolean },
): Promise<string> {
  const { orderId, words = 'Bình gốm men lam', status, byHand = false } = more
  const number = status === 'DRAFT' ? null : `HD-TEST-${randomInt(2 ** 40)}`
  const { rows } = await owner.query<{ id: string }>(
    `with invoice as (
       insert into invoices (tenant_id, customer_id, order_id, order_number, invoice_number, status, customer_first_name,
         customer_last_name, customer_email, subtotal_in_cents, total_in_cents, notes, issued_at)
       select tenant_id, buyer_id, case when $4 then null else id end, case when $4 then null else order_number end, $2, $3,
         buyer_first_name, $5, buyer_email, 20000000, 20000000, $5, case when $3 = 'DRAFT' then null else now() end
       from orders where id = $1 returning id, tenant_id)
     insert into invoice_lines (invoice_id, tenant_id, position, name, quantity, unit_price_in_cents, line_total_in_cents)
     select id, tenant_id, 0, $5, 2, 10000000, 20000000 from invoice returning invoice_id as id`,
    [orderId, number, status, byHand, words],
  )
  return rows[0]?.id ?? ''
}

/** Arranges a finished archive of printed invoices. */
export async function arrangeInvoicePrint({ owner, api }: TestApi, tenantId: string): Promise<string> {
  const key = `private/${randomUUID()}.zip`
  await api.ports.files.write(key, Buffer.from('PK'))
  const { rows } = await owner.query<{ id: string }>(
    `insert into invoice_prints (tenant_id, invoice_ids, status, done_count, storage_key)
     values ($1, array[gen_random_uuid(), gen_random_uuid()], 'COMPLETED', 2, $2) returning id`,
    [tenantId, key],
  )
  return rows[0]?.id ?? ''
}
