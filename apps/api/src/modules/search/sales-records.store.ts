import { sql } from 'drizzle-orm'
import { holdsWords } from '../../database/holds-words.ts'
import { isNumbered } from '../../database/is-numbered.ts'
import type { RecordSource, Sought } from './sought.store.ts'

/** The orders that the text numbers, for the platform. */
export const numberedOrders = ({ text, limit }: Sought) =>
  sql`(select o.id from orders o where ${isNumbered(sql`o.order_number`, text, 'CN-')} limit ${limit})`

/** Whether the text is in the number of an order or names its buyer, for its shop. */
const holdsOrder = ({ text, tenantId }: Sought) => sql`o.tenant_id = ${tenantId}::uuid
  and ${holdsWords(text, sql`o.order_number`, sql`o.buyer_last_name`, sql`o.buyer_first_name`, sql`o.buyer_email`)}`

const buyer = sql`concat_ws(' ', o.buyer_last_name, o.buyer_first_name)`

/** What hangs on orders, by the number of the order or its buyer. */
export const salesRecords = {
  order(sought) {
    const columns = sql`o.id, o.order_number as label, ${buyer} as detail, o.total_in_cents as cents, o.created_at as at`
    if (!sought.isOfPlatform) return sql`select ${columns} from orders o where ${holdsOrder(sought)}`
    return sql`select ${columns} from orders o where o.id in (${numberedOrders(sought)} union
      select x.id from people p cross join lateral
        (select id from orders where buyer_id = p.id order by created_at desc limit ${sought.limit}) x)`
  },
  return(sought) {
    const columns = sql`r.id, o.order_number as label, ${buyer} as detail, r.refund_in_cents as cents, r.created_at as at
      from order_returns r join orders o on o.id = r.order_id`
    if (!sought.isOfPlatform) return sql`select ${columns} where r.tenant_id = o.tenant_id and ${holdsOrder(sought)}`
    return sql`select ${columns} where r.id in (
      select x.id from ${numberedOrders(sought)} n join order_returns x on x.order_id = n.id union
      select x.id from people p cross join lateral
        (select id from order_returns where buyer_id = p.id order by created_at desc limit ${sought.limit}) x)`
  },
  complaint(sought) {
    if (!sought.isOfPlatform) return null
    return sql`select o.id, o.order_number as label, ${buyer} as detail, null::bigint as cents, c.created_at as at
      from (${numberedOrders(sought)} union select x.order_id from people p cross join lateral
          (select order_id from order_complaints where buyer_id = p.id order by created_at desc limit ${sought.limit}) x) n
        cross join lateral (select * from order_complaints where order_id = n.id limit 1) c
        join orders o on o.id = c.order_id`
  },
  payment(sought) {
    if (!sought.isOfPlatform) return null
    return sql`select y.id, y.reference as label, concat_ws(' ', u.last_name, u.first_name) as detail,
        y.amount_in_cents as cents, y.created_at as at
      from payments y join users u on u.id = y.buyer_id where y.id in (
        (select x.id from payments x where ${isNumbered(sql`x.reference`, sought.text)} limit ${sought.limit}) union
        select x.id from ${numberedOrders(sought)} n join orders o on o.id = n.id
          join payments x on x.order_group_id = o.group_id union
        select x.id from people p cross join lateral
          (select id from payments where buyer_id = p.id order by created_at desc limit ${sought.limit}) x)`
  },
} as const satisfies Record<string, RecordSource>
