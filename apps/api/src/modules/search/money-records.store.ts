import { sql } from 'drizzle-orm'
import { holdsWords } from '../../database/holds-words.ts'
import { isNumbered } from '../../database/is-numbered.ts'
import { numberedOrders } from './sales-records.store.ts'
import type { RecordSource } from './sought.store.ts'

const owner = sql`concat_ws(' ', u.last_name, u.first_name)`

/** Money by the number of the record or whose it is. */
export const moneyRecords = {
  deposit(sought) {
    if (!sought.isOfPlatform) return null
    return sql`select d.id, d.deposit_reference as label, ${owner} as detail, d.amount_in_cents as cents, d.created_at as at
      from deposits d join users u on u.id = d.user_id where d.id in (
        (select x.id from deposits x where ${isNumbered(sql`x.deposit_reference`, sought.text, 'NT-')}
          limit ${sought.limit}) union
        select x.id from people p cross join lateral
          (select id from deposits where user_id = p.id order by created_at desc limit ${sought.limit}) x)`
  },
  withdrawal(sought) {
    if (!sought.isOfPlatform) return null
    return sql`select w.id, ${owner} as label, w.bank_name as detail, w.amount_in_cents as cents, w.created_at as at
      from people p cross join lateral
        (select * from withdrawals where user_id = p.id order by created_at desc limit ${sought.limit}) w
      join users u on u.id = w.user_id`
  },
  invoice(sought) {
    const columns = sql`i.id, coalesce(i.invoice_number, i.order_number, i.customer_email) as label,
      concat_ws(' ', i.customer_last_name, i.customer_first_name) as detail, i.total_in_cents as cents,
      i.created_at as at from invoices i`
    if (!sought.isOfPlatform)
      return sql`select ${columns} where i.tenant_id = ${sought.tenantId}::uuid and ${holdsWords(
        sought.text,
        ...[sql`i.invoice_number`, sql`i.order_number`, sql`i.customer_last_name`, sql`i.customer_first_name`],
        sql`i.customer_email`,
      )}`
    // Every shop counts its own invoices.
    return sql`select ${columns} where i.id in (
      select x.id from tenants t cross join lateral (select n.id from invoices n where n.tenant_id = t.id
        and ${isNumbered(sql`n.invoice_number`, sought.text, 'HD-')} limit ${sought.limit}) x union
      select x.id from ${numberedOrders(sought)} n join invoices x on x.order_id = n.id and x.status <> 'CANCELLED' union
      select x.id from people p cross join lateral
        (select id from invoices where customer_id = p.id order by created_at desc limit ${sought.limit}) x)`
  },
  user: ({ isOfPlatform }) =>
    isOfPlatform
      ? sql`select u.id, coalesce(nullif(${owner}, ''), u.email) as label, u.email as detail, null::bigint as cents,
          u.created_at as at from people p join users u on u.id = p.id`
      : null,
  wallet: ({ isOfPlatform }) =>
    isOfPlatform
      ? sql`select u.id, coalesce(nullif(${owner}, ''), u.email) as label, u.email as detail,
          a.balance_in_cents as cents, a.created_at as at
          from people p cross join lateral
            (select * from ledger_accounts where user_id = p.id and kind = 'USER_WALLET' limit 1) a
          join users u on u.id = p.id`
      : null,
  push_device: ({ isOfPlatform }) =>
    isOfPlatform
      ? sql`select d.id, coalesce(nullif(d.device_name, ''), ${owner}) as label, u.email as detail,
          null::bigint as cents, d.last_seen_at as at
          from people p join push_devices d on d.user_id = p.id join users u on u.id = p.id`
      : null,
} as const satisfies Record<string, RecordSource>
