import type { ReturnStatus } from '@chonoi/contract'
import { returnDueAt } from '@chonoi/domain'
import type { TestApi } from './test-api.ts'

/** Writes a return of all pieces of a delivered order, whose money is held from then on. Returns its id. */
export async function arrangeReturn(
  { owner }: TestApi,
  orderId: string,
  { words = 'Bình bị nứt một đường dài ở đáy', status = 'REQUESTED' }: { words?: string; status?: ReturnStatus } = {},
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into order_returns (order_id, tenant_id, buyer_id, status, reason, description, refund_in_cents, due_at, carrier)
     select id, tenant_id, buyer_id, $2, 'DAMAGED', $3, total_in_cents, $4, $5 from orders where id = $1 returning id`,
    [orderId, status, words.padEnd(10, '.'), returnDueAt(status, new Date()), status === 'SENT' ? 'SHOP' : null],
  )
  const id = rows[0]?.id ?? ''
  await owner.query(
    `insert into order_return_lines (return_id, order_line_id, order_id, tenant_id, buyer_id, quantity)
     select $1, id, order_id, tenant_id, buyer_id, quantity from order_lines where order_id = $2`,
    [id, orderId],
  )
  await owner.query(
    `insert into order_return_events (return_id, order_id, tenant_id, buyer_id, status, note, by_role)
     select id, order_id, tenant_id, buyer_id, status, $2, 'BUYER' from order_returns where id = $1`,
    [id, words],
  )
  await owner.query('update orders set release_due_at = null where id = $1', [orderId])
  return id
}
