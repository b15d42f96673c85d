-- One mail a day for whoever chose it (notification_preferences.dailyDigest), instead of one for each notification. Its id
-- is the secret of its link to stop it. Once it is claimed nothing joins it any more, so that a copy that is sent again
-- says the same.
create table mail_digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  claimed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, day)
);
create index mail_digests_due on mail_digests (due_at) where ended_at is null;
select protect_table('mail_digests', '(select app_is_system())', '(select app_is_system())');
select keep_columns('mail_digests', '{id,user_id,day,created_at}');

-- The digest that tells of a notification. Without a key: digests go earlier than notifications.
alter table notifications add column digest_id uuid;

-- Security and a person's own payments never wait for the next morning.
create function is_urgent(notice_type text) returns boolean language sql immutable parallel safe as $$
  select notice_type like 'WITHDRAWAL\_%' or notice_type in ('SECURITY_ALERT', 'DEPOSIT_COMPLETED', 'DEPOSIT_FAILED',
    'WALLET_ADJUSTED', 'ORDER_PAID', 'ORDER_PAYMENT_FAILED', 'ORDER_PAYMENT_TO_WALLET', 'ORDER_REFUND_TO_WALLET',
    'ORDER_REFUND_TO_SOURCE', 'ORDER_REFUNDED')
$$;

-- The digest of the next 08:00 in Vietnam after a moment, later where that lies in the person's quiet hours. It is held
-- until the transaction ends: whoever sends digests leaves it until then.
create function open_digest(person uuid, moment timestamptz) returns mail_digests
language plpgsql security definer set search_path = public as $$
declare
  here timestamp := moment at time zone 'Asia/Ho_Chi_Minh';
  morning date := case when here::time < '08:00' then here::date else here::date + 1 end;
  opened mail_digests;
begin
  loop
    insert into mail_digests (user_id, day, due_at)
    values (person, morning, after_quiet_hours(person, (morning + time '08:00') at time zone 'Asia/Ho_Chi_Minh'))
    on conflict (user_id, day) do nothing;
    select * into opened from mail_digests
    where user_id = person and day = morning and claimed_at is null for share;
    if found then return opened; end if;
    morning := morning + 1;
  end loop;
end
$$;
revoke execute on function open_digest(uuid, timestamptz) from public;

create or replace function hold_mail() returns trigger language plpgsql security definer set search_path = public as $$
declare digest mail_digests;
begin
  if new.type = 'SECURITY_ALERT' then return new; end if;
  if not is_urgent(new.type) and exists (
    select from notification_preferences p
    where p.user_id = new.user_id and p.preferences -> 'dailyDigest' = 'true'::jsonb) then
    digest := open_digest(new.user_id, new.mail_due_at);
    new.digest_id := digest.id;
    new.mail_due_at := digest.due_at;
  else
    new.mail_due_at := after_quiet_hours(new.user_id, new.mail_due_at);
  end if;
  return new;
end
$$;

create function forget_mail_digests() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from mail_digests where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_mail_digests from public;
create trigger users_forget_mail_digests after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_mail_digests();
