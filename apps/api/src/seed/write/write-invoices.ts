import { centsFromVnd, vietnamDate } from '@chonoi/domain'
import type pg from 'pg'
import { after, before, day, hour, type Moments } from '../moments.ts'
import type { Demo } from '../plan/plan-demo.ts'
import type { Shop } from '../plan/plan-shops.ts'

/** Every third delivered order was invoiced; those of the last days are still to be invoiced. */
const invoicesOfOrders = `
  with invoiced as (
    select o.*, row_number() over (
             partition by tenant_id, extract(year from delivered_at at time zone 'Asia/Ho_Chi_Minh')
             order by delivered_at, order_number) as number,
           to_char(delivered_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY') as year
    from orders o
    where status = 'DELIVERED' and payment_status = 'PAID' and delivered_at < $1
      and get_byte(decode(md5(order_number), 'hex'), 0) % 3 = 0
  )
  insert into invoices (tenant_id, customer_id, order_id, order_number, invoice_number, status, customer_first_name,
    customer_last_name, customer_email, customer_address, subtotal_in_cents, discount_in_cents, shipping_in_cents,
    total_in_cents, paid_in_cents, issued_at, created_at, updated_at)
  select tenant_id, buyer_id, id, order_number, 'HD-' || year || '-' || lpad(number::text, 6, '0'), 'PAID',
    buyer_first_name, buyer_last_name, buyer_email, ${addressOf('shipping_address')}, subtotal_in_cents,
    discount_in_cents, shipping_in_cents, total_in_cents, total_in_cents, delivered_at, delivered_at, delivered_at
  from invoiced where total_in_cents > 0`

const linesOfOrders = `
  insert into invoice_lines (invoice_id, tenant_id, position, name, quantity, unit_price_in_cents, discount_in_cents,
    line_total_in_cents)
  select i.id, i.tenant_id, row_number() over (partition by i.id order by l.created_at, l.name, l.id) - 1,
    concat_ws(', ', l.name, nullif(l.variant_name, '')), l.quantity, l.price_in_cents, l.discount_in_cents,
    l.line_total_in_cents
  from invoices i join order_lines l on l.order_id = i.order_id`

const paymentsOfOrders = `
  insert into invoice_payments (invoice_id, tenant_id, amount_in_cents, method, reference, paid_at, created_at)
  select i.id, i.tenant_id, i.total_in_cents, 'WALLET', i.order_number, o.created_at, i.created_at
  from invoices i join orders o on o.id = i.order_id`

const counters = `
  insert into invoice_counters (tenant_id, year, last_number)
  select tenant_id, split_part(invoice_number, '-', 2)::int, count(*)
  from invoices where invoice_number is not null group by 1, 2`

/** What the first shop wrote by hand, from the oldest: one overdue, one paid in part, one draft. */
const byHand = [
  { daysAgo: 2.5, dueIn: -1, name: 'Bộ bình hoa men lam theo mẫu riêng', vnd: 4_800_000, paidVnd: 0, isDraft: false },
  {
    daysAgo: 2,
    dueIn: 12,
    name: 'Quà tặng đối tác: 60 bộ ấm chén in tên',
    vnd: 21_000_000,
    paidVnd: 10_000_000,
    isDraft: false,
  },
  { daysAgo: 0.2, dueIn: 14, name: 'Chậu gốm trồng cây cỡ lớn', vnd: 2_700_000, paidVnd: 0, isDraft: true },
] as const

/** Writes invoices of delivered orders, and for the first shop three by hand. Numbers have no gaps. */
export async function writeInvoices(client: pg.PoolClient, { shops, moments }: Demo): Promise<void> {
  await client.query(invoicesOfOrders, [before(moments.now, 3 * day)])
  await client.query(linesOfOrders)
  await client.query(paymentsOfOrders)
  const [first] = shops
  if (first) for (const [index, written] of byHand.entries()) await writeByHand(client, first, written, index, moments)
  await client.query(counters)
}

const invoiceByHand = `
  insert into invoices (tenant_id, customer_id, invoice_number, status, customer_first_name, customer_last_name,
    customer_email, customer_address, subtotal_in_cents, total_in_cents, paid_in_cents, due_date, issued_at,
    created_by, created_at, updated_at)
  select tenant_id, buyer_id,
    case when $4::text is not null then 'HD-' || $4 || '-' || lpad((1 + (select count(*) from invoices n
      where n.tenant_id = $1 and n.invoice_number like 'HD-' || $4 || '-%'))::text, 6, '0') end,
    case when $4 is null then 'DRAFT' when $6::bigint > 0 then 'PARTIALLY_PAID' else 'ISSUED' end,
    buyer_first_name, buyer_last_name, buyer_email, ${addressOf('shipping_address')}, $5::bigint, $5, $6, $7::date,
    case when $4 is not null then $3::timestamptz end, $8, $3, $3
  from orders where tenant_id = $1 and status = 'DELIVERED' order by order_number offset $2 limit 1
  returning id`

async function writeByHand(
  client: pg.PoolClient,
  { id: tenantId, seller }: Shop,
  { daysAgo, dueIn, name, vnd, paidVnd, isDraft }: (typeof byHand)[number],
  index: number,
  { now }: Moments,
): Promise<void> {
  const at = before(now, daysAgo * day)
  const year = isDraft ? null : vietnamDate(at).slice(0, 4)
  const dueDate = vietnamDate(after(now, dueIn * day))
  const total = centsFromVnd(vnd)
  const paid = centsFromVnd(paidVnd)
  const values = [tenantId, index * 5, at, year, total, paid, dueDate, seller.id]
  const { rows } = await client.query<{ id: string }>(invoiceByHand, values)
  const invoiceId = rows[0]?.id
  await client.query(
    `insert into invoice_lines (invoice_id, tenant_id, position, name, quantity, unit_price_in_cents,
       line_total_in_cents) values ($1, $2, 0, $3, 1, $4, $4)`,
    [invoiceId, tenantId, name, total],
  )
  if (paid === 0) return
  await client.query(
    `insert into invoice_payments (invoice_id, tenant_id, amount_in_cents, method, paid_at, created_by)
     values ($1, $2, $3, 'BANK_TRANSFER', $4, $5)`,
    [invoiceId, tenantId, paid, after(at, 20 * hour), seller.id],
  )
}

function addressOf(address: string): string {
  const parts = ['line1', 'line2', 'ward', 'district', 'city'].map((part) => `nullif(${address}->>'${part}', '')`)
  return `concat_ws(', ', ${parts.join(', ')})`
}
