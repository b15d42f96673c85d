import type pg from 'pg'

/** Adds the mails of what the demo's buyers were told in the app. The newest of all didn't arrive. */
export async function writeOrderMails(client: pg.PoolClient): Promise<void> {
  await client.query(`
    insert into order_notifications (order_id, tenant_id, buyer_id, notification_id, type, title, message, data, channel, status,
      attempts, failure_reason, read_at, sent_at, created_at)
    select m.order_id, m.tenant_id, m.buyer_id, m.notification_id, m.type, m.title, m.message, m.data, 'EMAIL',
      case when m.is_newest then 'FAILED' else 'SENT' end, case when m.is_newest then 6 else 1 end,
      case when m.is_newest then 'MAIL_FAILED' end, m.read_at, case when not m.is_newest then m.sent_at end, m.created_at
    from (
      select *, row_number() over (order by created_at desc, id) = 1 as is_newest
      from order_notifications where channel = 'APP'
    ) m`)
}
