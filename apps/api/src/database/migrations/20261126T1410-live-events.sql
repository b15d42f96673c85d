-- What changed, and who may hear of it: told to every process by NOTIFY, and kept for an hour, so that a browser whose
-- connection was cut hears what it missed. Unlogged: after a crash browsers read everything anew.
create unlogged table live_events (
  id bigint generated always as identity primary key,
  -- The transaction that wrote it. Ids alone are no order: a transaction with a lower id may commit later.
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  topic text not null check (topic in (
    'notifications', 'orders', 'payments', 'deposits', 'withdrawals', 'products', 'approvals', 'reviews', 'comments', 'exports')),
  row_id uuid,
  user_id uuid,
  -- The shop whose staff hear of it.
  tenant_id uuid,
  for_platform boolean not null default false,
  -- Whoever names the row hears of it.
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
create index live_events_transaction on live_events (transaction);
create index live_events_created on live_events (created_at);
select protect_table('live_events',
  'is_public or user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  '(select app_is_system())');
select forbid_on('live_events', 'insert, update');

-- `since` goes with it: all transactions below it had ended when it was written, and NOTIFY delivers in the order of
-- commits. Whoever received this event has been told everything of transactions below `since`.
create function tell_change(topic text, changed uuid, person uuid, shop uuid, platform boolean, everybody boolean)
returns void language plpgsql security definer set search_path = public as $$
declare event live_events;
begin
  insert into live_events (topic, row_id, user_id, tenant_id, for_platform, is_public)
  values (topic, changed, person, shop, platform, everybody) returning * into event;
  perform pg_notify('live', json_build_object(
    'since', pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 'number', event.id, 'topic', event.topic,
    'id', event.row_id, 'userId', event.user_id, 'tenantId', event.tenant_id, 'forPlatform', event.for_platform,
    'isPublic', event.is_public)::text);
end
$$;
revoke execute on function tell_change from public;

-- Arguments: the topic, the columns of the person and of the shop (empty: nobody), and `platform` where it hears of it.
create function tell_row() returns trigger language plpgsql security definer set search_path = public as $$
declare changed jsonb := to_jsonb(new);
begin
  perform tell_change(tg_argv[0], coalesce(changed ->> 'id', changed ->> 'order_id')::uuid,
    (changed ->> tg_argv[1])::uuid, (changed ->> tg_argv[2])::uuid, tg_argv[3] = 'platform', false);
  return null;
end
$$;
revoke execute on function tell_row() from public;

create trigger orders_added_live after insert on orders
  for each row execute function tell_row('orders', 'buyer_id', 'tenant_id', 'platform');
create trigger orders_live after update on orders for each row
  when ((old.status, old.payment_status, old.refunded_in_cents) is distinct from (new.status, new.payment_status, new.refunded_in_cents))
  execute function tell_row('orders', 'buyer_id', 'tenant_id', 'platform');
create trigger order_complaints_live after insert or update on order_complaints
  for each row execute function tell_row('orders', 'buyer_id', 'tenant_id', 'platform');
create trigger payments_added_live after insert on payments
  for each row execute function tell_row('payments', 'buyer_id', '', 'platform');
create trigger payments_live after update on payments for each row
  when ((old.status, old.refunded_in_cents) is distinct from (new.status, new.refunded_in_cents))
  execute function tell_row('payments', 'buyer_id', '', 'platform');
create trigger deposits_live after insert or update on deposits
  for each row execute function tell_row('deposits', 'user_id', '', 'platform');
create trigger withdrawals_live after insert or update on withdrawals
  for each row execute function tell_row('withdrawals', 'user_id', 'tenant_id', 'platform');
create trigger products_added_live after insert on products
  for each row execute function tell_row('approvals', 'seller_id', 'tenant_id', 'platform');
create trigger products_decided_live after update of status on products for each row
  when (old.status is distinct from new.status)
  execute function tell_row('approvals', 'seller_id', 'tenant_id', 'platform');
create trigger tenants_added_live after insert on tenants
  for each row execute function tell_row('approvals', '', 'id', 'platform');
create trigger tenants_decided_live after update of approval_status on tenants for each row
  when (old.approval_status is distinct from new.approval_status)
  execute function tell_row('approvals', '', 'id', 'platform');
create trigger reviews_added_live after insert on reviews
  for each row execute function tell_row('reviews', 'user_id', 'tenant_id', 'platform');
create trigger reviews_decided_live after update of status on reviews for each row
  when (old.status is distinct from new.status)
  execute function tell_row('reviews', 'user_id', 'tenant_id', 'platform');
create trigger article_comments_added_live after insert on article_comments
  for each row execute function tell_row('comments', 'user_id', 'tenant_id', 'platform');
create trigger article_comments_decided_live after update of status on article_comments for each row
  when (old.status is distinct from new.status)
  execute function tell_row('comments', 'user_id', 'tenant_id', 'platform');
create trigger data_exports_live after update of status on data_exports for each row
  when (old.status is distinct from new.status)
  execute function tell_row('exports', 'requested_by', '', '');

-- Stock and price of a product on the site: for its page, and for the stock list of its shop.
create function tell_offer() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform tell_change('products', new.id, null, new.tenant_id, false, false);
  if old.is_listed or new.is_listed then perform tell_change('products', new.id, null, null, false, true); end if;
  return null;
end
$$;
revoke execute on function tell_offer() from public;
create trigger products_live after update on products for each row
  when ((old.available_stock, old.price_in_cents, old.is_listed) is distinct from (new.available_stock, new.price_in_cents, new.is_listed))
  execute function tell_offer();

-- Notifications come and are read by the hundred: one event per reader and statement.
create function tell_readers() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    perform tell_change('notifications', null, user_id, null, false, false)
    from (select distinct a.user_id from told a join former b using (id) where a.read_at is distinct from b.read_at) readers;
  else
    perform tell_change('notifications', null, user_id, null, false, false) from (select distinct user_id from told) readers;
  end if;
  return null;
end
$$;
revoke execute on function tell_readers() from public;
create trigger notifications_added_live after insert on notifications
  referencing new table as told for each statement execute function tell_readers();
create trigger notifications_read_live after update on notifications
  referencing new table as told old table as former for each statement execute function tell_readers();
create trigger notifications_removed_live after delete on notifications
  referencing old table as told for each statement execute function tell_readers();

-- Streams end with the session, and with the rights that they were opened with. Arguments: which streams end, and the
-- column of their id.
create function end_streams() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_notify('live', json_build_object('ends', tg_argv[0], 'id', to_jsonb(coalesce(new, old)) ->> tg_argv[1],
    'transaction', pg_current_xact_id()::text::bigint)::text);
  return null;
end
$$;
revoke execute on function end_streams() from public;
create trigger sessions_end_streams after update of revoked_at, current_tenant_id on sessions for each row
  when ((old.revoked_at, old.current_tenant_id) is distinct from (new.revoked_at, new.current_tenant_id))
  execute function end_streams('sessionId', 'id');
create trigger sessions_gone_end_streams after delete on sessions
  for each row execute function end_streams('sessionId', 'id');
create trigger users_end_streams after update of is_active on users for each row
  when (old.is_active is distinct from new.is_active) execute function end_streams('userId', 'id');
create trigger memberships_end_streams after insert or update or delete on memberships
  for each row execute function end_streams('userId', 'user_id');
