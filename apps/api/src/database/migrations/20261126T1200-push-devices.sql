-- The keys by which the site identifies itself to push services (VAPID, RFC 8292). The newest signs new subscriptions; a
-- subscription stays bound to the key that it was made with.
create table push_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null unique,
  encrypted_private_key text not null,
  created_at timestamptz not null default now()
);

alter table sessions add unique (id, user_id);

-- A device that gets push messages. The token of a WEB device is its push subscription as JSON. A token belongs to whoever
-- registered it last: people share browsers.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid,
  push_key_id uuid references push_keys (id),
  device_token text not null unique,
  device_type text not null check (device_type in ('WEB', 'ANDROID', 'IOS')),
  device_name text not null default '',
  app_version text,
  os_version text,
  is_active boolean not null default true,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (session_id, user_id) references sessions (id, user_id) on delete set null (session_id),
  check (device_type <> 'WEB' or push_key_id is not null)
);
create index push_devices_session on push_devices (session_id) where session_id is not null;
create index push_devices_user on push_devices (user_id, last_seen_at desc, id desc);
create index push_devices_seen on push_devices (last_seen_at desc, id desc);
create index push_devices_key on push_devices (push_key_id);

-- A message that waits for its device: a notification, or content of its own.
create table push_deliveries (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references push_devices (id) on delete cascade,
  notification_id uuid references notifications (id) on delete cascade,
  content jsonb,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((notification_id is null) <> (content is null))
);
create index push_deliveries_due on push_deliveries (due_at);
create index push_deliveries_device on push_deliveries (device_id);
create index push_deliveries_notification on push_deliveries (notification_id);

select protect_table('push_keys', '(select app_is_system())', '(select app_is_system())');
select protect_table('push_devices',
  'user_id = (select app_user_id()) or (select app_sees_all())',
  'user_id = (select app_user_id()) or (select app_sees_all())');
select protect_table('push_deliveries', '(select app_is_system())', '(select app_is_system())');

-- Every notification goes to the active devices of its reader, unless they switched push messages off.
create function queue_push() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into push_deliveries (device_id, notification_id)
  select d.id, n.id
  from told n join push_devices d on d.user_id = n.user_id and d.is_active and d.device_type = 'WEB'
  where not exists (
    select from notification_preferences p
    where p.user_id = n.user_id and p.preferences -> 'pushNotifications' = 'false'::jsonb);
  return null;
end
$$;
revoke execute on function queue_push() from public;
create trigger notifications_push after insert on notifications
  referencing new table as told for each statement execute function queue_push();

-- A session that ends, by signing out or because the account was closed, ends the messages to its device: somebody else may
-- have the device.
create function stop_push_of_session() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update push_devices set is_active = false, updated_at = now() where session_id = old.id and is_active;
  return coalesce(new, old);
end
$$;
revoke execute on function stop_push_of_session() from public;
create trigger sessions_stop_push before update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function stop_push_of_session();
create trigger sessions_stop_push_when_gone before delete on sessions
  for each row execute function stop_push_of_session();
