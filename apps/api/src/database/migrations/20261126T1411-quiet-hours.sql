-- Hours of the day, in Vietnam's time, in which push messages and mails about notifications wait. Without a row: never.
create table quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  starts_at time not null,
  ends_at time not null,
  updated_at timestamptz not null default now(),
  check (starts_at <> ends_at)
);
select protect_table('quiet_hours',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');

-- The end of the quiet hours in which a moment lies; the moment itself where it lies in none.
create function after_quiet_hours(person uuid, moment timestamptz) returns timestamptz
language sql stable set search_path = public as $$
  select coalesce((
    select (case when here.clock < q.ends_at then here.day else here.day + 1 end + q.ends_at) at time zone 'Asia/Ho_Chi_Minh'
    from quiet_hours q, lateral (
      select (moment at time zone 'Asia/Ho_Chi_Minh')::date as day, (moment at time zone 'Asia/Ho_Chi_Minh')::time as clock) here
    where q.user_id = person and q.is_on
      and case when q.starts_at < q.ends_at then here.clock >= q.starts_at and here.clock < q.ends_at
          else here.clock >= q.starts_at or here.clock < q.ends_at end), moment)
$$;

-- Security alerts never wait.
create function hold_mail() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.type <> 'SECURITY_ALERT' then new.mail_due_at := after_quiet_hours(new.user_id, new.mail_due_at); end if;
  return new;
end
$$;
revoke execute on function hold_mail() from public;
create trigger notifications_hold_mail before insert on notifications for each row
  when (new.mail_due_at is not null) execute function hold_mail();

create function hold_push() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.notification_id is null or not exists (
    select from notifications n where n.id = new.notification_id and n.type = 'SECURITY_ALERT') then
    new.due_at := (select after_quiet_hours(d.user_id, new.due_at) from push_devices d where d.id = new.device_id);
  end if;
  return new;
end
$$;
revoke execute on function hold_push() from public;
create trigger push_deliveries_hold before insert on push_deliveries for each row execute function hold_push();
