import type { TestApi } from './test-api.ts'

/** Opens a complaint about a delivered order, whose money is held from then on. */
export async function arrangeComplaint({ owner }: TestApi, orderId: string, reason: string): Promise<void> {
  await owner.query(
    `insert into order_complaints (order_id, tenant_id, buyer_id, reason) select id, tenant_id, buyer_id, $2 from orders where id = $1`,
    [orderId, reason],
  )
  await owner.query('update orders set release_due_at = null where id = $1', [orderId])
}
