import type { TestApi } from './test-api.ts'

export interface ArrangedMessage {
  orderId: string
  message?: string
  /** A mail that failed, instead of the message in the app. */
  hasFailed?: boolean
}

/** Arranges a message that a shop wrote to the buyer of an order. Returns the id of it in the app, or of its failed mail. */
export async function arrangeOrderMessage(
  { owner }: TestApi,
  { orderId, message = 'Mai giao ạ.', hasFailed = false }: ArrangedMessage,
): Promise<string> {
  const notification = await owner.query<{ id: string }>(
    `insert into notifications (user_id, type, title, message, link, data, mail_due_at)
     select buyer_id, 'ORDER_MESSAGE', $2, $2, '/orders/' || id,
       jsonb_build_object('orderId', id, 'orderNumber', order_number), case when $3 then now() end
     from orders where id = $1 returning id`,
    [orderId, message, hasFailed],
  )
  const id = notification.rows[0]?.id
  if (hasFailed) {
    await owner.query('update notifications set mail_due_at = null, mail_attempts = 6 where id = $1', [id])
    await owner.query(
      `update order_notifications set status = 'FAILED', attempts = 6, failure_reason = 'MAIL_FAILED'
       where notification_id = $1 and channel = 'EMAIL'`,
      [id],
    )
  }
  const { rows } = await owner.query<{ id: string }>(
    'select id from order_notifications where notification_id = $1 and channel = $2',
    [id, hasFailed ? 'EMAIL' : 'APP'],
  )
  return rows[0]?.id ?? ''
}
