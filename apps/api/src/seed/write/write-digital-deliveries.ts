import type pg from 'pg'

/** Gives the demo's buyers of digital goods their license keys once an order has arrived; others still wait for their shop. */
export async function writeDigitalDeliveries(client: pg.PoolClient): Promise<void> {
  // Deliveries are written at the end of the transaction otherwise.
  await client.query('set constraints orders_deliver_digital_goods immediate')
  await client.query(`
    update digital_deliveries d set status = 'ACTIVE', delivered_at = d.created_at,
      license_key = upper(regexp_replace(substr(md5(d.order_line_id::text), 1, 16), '(.{4})(?=.)', '\\1-', 'g'))
    from orders o where o.id = d.order_id and o.status = 'DELIVERED'`)
}
