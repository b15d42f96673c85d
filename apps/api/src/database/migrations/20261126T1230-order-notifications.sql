-- What buyers are told about their orders: a row per channel, which outlives what waits to be sent. Only the server writes.
alter table notifications add unique (id, user_id);
create table order_notifications (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  notification_id uuid not null,
  type text not null,
  title text not null,
  message text not null,
  data jsonb not null default '{}',
  channel text not null check (channel in ('APP', 'EMAIL', 'PUSH')),
  status text not null check (status in ('PENDING', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  failure_reason text check (failure_reason in ('MAIL_FAILED', 'PUSH_FAILED', 'DEVICE_GONE', 'ACCOUNT_CLOSED')),
  read_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade,
  foreign key (notification_id, buyer_id) references notifications (id, user_id) on delete cascade,
  unique (notification_id, channel),
  check ((status = 'SENT') = (sent_at is not null))
);
create index order_notifications_order on order_notifications (order_id, created_at desc, id desc);
create index order_notifications_tenant on order_notifications (tenant_id, created_at desc, id desc);
create index order_notifications_buyer on order_notifications (buyer_id, created_at desc, id desc);
create index order_notifications_created on order_notifications (created_at desc, id desc);
create index order_notifications_tenant_status on order_notifications (tenant_id, status, created_at desc, id desc);
create index order_notifications_status on order_notifications (status, created_at desc, id desc);
select protect_table('order_notifications',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  '(select app_is_system())');
select keep_columns('order_notifications', '{order_id,tenant_id,buyer_id,notification_id,channel,created_at}');

-- The order that a notification tells its buyer of; null for all others. Staff may send data of any form.
create function order_told_of(notice_type text, notice_data jsonb) returns uuid language sql immutable parallel safe as $$
  select case when notice_type like 'ORDER\_%'
    and notice_type not in ('ORDER_RECEIVED', 'ORDER_MONEY_RELEASED', 'ORDER_COMPLAINT_OPENED')
    and notice_data ->> 'orderId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then (notice_data ->> 'orderId')::uuid end
$$;

-- Fires after notifications_push, which queues the messages to devices.
create function keep_order_notifications() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into order_notifications (order_id, tenant_id, buyer_id, notification_id, type, title, message, data, channel,
    status, read_at, sent_at, created_at)
  select o.id, o.tenant_id, o.buyer_id, n.id, n.type, n.title, n.message, n.data, c.channel,
    case c.channel when 'APP' then 'SENT' else 'PENDING' end, n.read_at,
    case c.channel when 'APP' then n.created_at end, n.created_at
  from told n
  join orders o on o.id = order_told_of(n.type, n.data) and o.buyer_id = n.user_id
  cross join lateral (
    select 'APP' as channel
    union all select 'EMAIL' where n.mail_due_at is not null
    union all select 'PUSH' where exists (select from push_deliveries d where d.notification_id = n.id)
  ) c;
  return null;
end
$$;
revoke execute on function keep_order_notifications() from public;
create trigger notifications_to_orders after insert on notifications
  referencing new table as told for each statement execute function keep_order_notifications();

create function read_order_notifications() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_notifications set read_at = new.read_at where notification_id = new.id;
  return null;
end
$$;
revoke execute on function read_order_notifications() from public;
create trigger notifications_read_of_orders after update of read_at on notifications
  for each row when (old.read_at is null and new.read_at is not null and order_told_of(new.type, new.data) is not null)
  execute function read_order_notifications();

-- A push message has failed when none is left for any device and none arrived: also when a device was removed meanwhile.
create function end_order_push() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_notifications set status = 'FAILED', failure_reason = coalesce(failure_reason, 'DEVICE_GONE')
  where notification_id = old.notification_id and channel = 'PUSH' and status = 'PENDING'
    and not exists (select from push_deliveries d where d.notification_id = old.notification_id);
  return null;
end
$$;
revoke execute on function end_order_push() from public;
create trigger push_deliveries_end_of_orders after delete on push_deliveries
  for each row when (old.notification_id is not null) execute function end_order_push();

-- What was told before: in the app surely, by mail where it still waits.
insert into order_notifications (order_id, tenant_id, buyer_id, notification_id, type, title, message, data, channel,
  status, read_at, sent_at, created_at)
select o.id, o.tenant_id, o.buyer_id, n.id, n.type, n.title, n.message, n.data, c.channel,
  case c.channel when 'APP' then 'SENT' else 'PENDING' end, n.read_at,
  case c.channel when 'APP' then n.created_at end, n.created_at
from notifications n
join orders o on o.id = order_told_of(n.type, n.data) and o.buyer_id = n.user_id
cross join lateral (
  select 'APP' as channel union all select 'EMAIL' where n.mail_due_at is not null
) c;
