-- Messages to many people who chose promotions.
create table campaigns (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  subject text not null,
  content text not null,
  link text,
  channel text not null check (channel in ('EMAIL', 'PUSH', 'IN_APP')),
  audience jsonb not null default '{}',
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  scheduled_at timestamptz,
  rate_per_minute integer not null default 600 check (rate_per_minute between 1 and 10000),
  created_by uuid references users (id) on delete set null,
  started_at timestamptz,
  -- When the audience was written down. Null until a job has begun.
  listed_at timestamptz,
  recipient_count integer not null default 0,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'SCHEDULED' or scheduled_at is not null)
);
create trigger campaigns_touch before update on campaigns for each row execute function touch_updated_at();
create index campaigns_listed on campaigns (created_at desc, id desc);
create index campaigns_author on campaigns (created_by) where created_by is not null;
create index campaigns_due on campaigns (scheduled_at) where status = 'SCHEDULED';
create index campaigns_sending on campaigns (started_at) where status = 'SENDING';

-- One row per campaign and person, so that nobody gets one twice.
create table campaign_recipients (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Names the row in messages, so that an opening is counted for it.
  token uuid not null unique default gen_random_uuid(),
  status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'FAILED', 'SKIPPED')),
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  dismissed_at timestamptz,
  primary key (campaign_id, user_id)
);
create index campaign_recipients_user on campaign_recipients (user_id);
create index campaign_recipients_due on campaign_recipients (campaign_id, due_at) where status = 'PENDING';
create index campaign_recipients_claimed on campaign_recipients (campaign_id, claimed_at) where claimed_at is not null;
create index campaign_recipients_skipped on campaign_recipients (campaign_id) where status = 'SKIPPED';

alter table notifications
  add column campaign_id uuid references campaigns (id) on delete set null,
  add column clicked_at timestamptz,
  add column dismissed_at timestamptz;
create index notifications_campaign on notifications (campaign_id) where campaign_id is not null;
alter table push_deliveries add column recipient_token uuid references campaign_recipients (token) on delete cascade;
create index push_deliveries_recipient on push_deliveries (recipient_token) where recipient_token is not null;

select protect_table('campaigns', '(select app_sees_all())', '(select app_sees_all())');
select protect_table('campaign_recipients', '(select app_is_system())', '(select app_is_system())');

-- Consent is looked up for a whole audience.
create index notification_preferences_promotions on notification_preferences (user_id)
  where preferences -> 'promotions' = 'true'::jsonb;
-- The server looks for the people of a province. No person reads another's addresses.
alter policy app_select on addresses using (user_id = (select app_user_id()) or (select app_is_system()));

-- How many people a notification or a campaign reached on a day of Vietnam, and what they did with it.
create table notification_analytics (
  id uuid primary key default gen_random_uuid(),
  notification_id uuid references notifications (id) on delete cascade,
  campaign_id uuid references campaigns (id) on delete cascade,
  day date not null,
  sent integer not null default 0 check (sent >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  opened integer not null default 0 check (opened >= 0),
  clicked integer not null default 0 check (clicked >= 0),
  dismissed integer not null default 0 check (dismissed >= 0),
  failed integer not null default 0 check (failed >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(notification_id, campaign_id) = 1),
  unique nulls not distinct (notification_id, campaign_id, day)
);
create trigger notification_analytics_touch before update on notification_analytics
  for each row execute function touch_updated_at();
create index notification_analytics_listed on notification_analytics (day desc, id desc);
create index notification_analytics_campaign on notification_analytics (campaign_id, day desc) where campaign_id is not null;
select protect_table('notification_analytics', '(select app_sees_all())', '(select app_sees_all())');

create function vietnam_today() returns date language sql stable parallel safe set search_path = public as $$
  select (now() at time zone 'Asia/Ho_Chi_Minh')::date
$$;

-- Adds to the figures of today.
create function count_metrics(notification uuid, campaign uuid, added jsonb) returns void
language sql set search_path = public as $$
  insert into notification_analytics as kept
    (notification_id, campaign_id, day, sent, delivered, opened, clicked, dismissed, failed)
    select notification, campaign, vietnam_today(), coalesce(a.sent, 0), coalesce(a.delivered, 0),
      coalesce(a.opened, 0), coalesce(a.clicked, 0), coalesce(a.dismissed, 0), coalesce(a.failed, 0)
    from jsonb_to_record(added)
      as a(sent int, delivered int, opened int, clicked int, dismissed int, failed int)
    on conflict (notification_id, campaign_id, day) do update set
      sent = kept.sent + excluded.sent, delivered = kept.delivered + excluded.delivered,
      opened = kept.opened + excluded.opened, clicked = kept.clicked + excluded.clicked,
      dismissed = kept.dismissed + excluded.dismissed, failed = kept.failed + excluded.failed
$$;

-- A notification is delivered once it is in the list of its reader. Those of campaigns are counted by the sender.
create function count_notifications_sent() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into notification_analytics (notification_id, day, sent, delivered, opened)
    select id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date, 1, 1, (read_at is not null)::int
    from told where campaign_id is null;
  return null;
end
$$;
create trigger notifications_counted after insert on notifications
  referencing new table as told for each statement execute function count_notifications_sent();

-- Opened, clicked and dismissed are counted once per notification, on the day on which they happen.
create function count_notification_events() returns trigger language plpgsql security definer set search_path = public as $$
declare
  happened record;
begin
  for happened in
    select case when a.campaign_id is null then a.id end as notification_id, a.campaign_id,
      count(*) filter (where b.read_at is null and a.read_at is not null) as opened,
      count(*) filter (where b.clicked_at is null and a.clicked_at is not null) as clicked,
      count(*) filter (where b.dismissed_at is null and a.dismissed_at is not null) as dismissed
    from before b join after a using (id)
    where (b.read_at is null) <> (a.read_at is null) or (b.clicked_at is null) <> (a.clicked_at is null)
      or (b.dismissed_at is null) <> (a.dismissed_at is null)
    group by 1, 2
    -- One order of locks for everybody.
    order by 1, 2
  loop
    perform count_metrics(happened.notification_id, happened.campaign_id, jsonb_build_object(
      'opened', happened.opened, 'clicked', happened.clicked, 'dismissed', happened.dismissed));
  end loop;
  return null;
end
$$;
create trigger notifications_events_counted after update on notifications
  referencing old table as before new table as after for each statement execute function count_notification_events();
revoke execute on function count_notifications_sent, count_notification_events from public;
