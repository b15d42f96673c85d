-- Notices about orders and deposits are also mailed, to those who want mail. A row is due until its mail is out.
alter table notifications add column mail_due_at timestamptz, add column mail_attempts smallint not null default 0;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null;

create or replace function notify_user(recipient uuid, notice_type text, notice_title text, notice_message text, notice_link text, notice_data jsonb)
returns uuid language sql security definer set search_path = public as $$
  insert into notifications (user_id, type, title, message, link, data, mail_due_at)
  select recipient, notice_type, notice_title, notice_message, notice_link, notice_data,
    case when (notice_type like 'ORDER\_%' or notice_type like 'DEPOSIT\_%') and not exists (
      select from notification_preferences p
      where p.user_id = recipient and p.preferences -> 'emailNotifications' = 'false'::jsonb) then now() end
  where not exists (
    select from notification_preferences p
    where p.user_id = recipient and p.preferences -> notice_subject(notice_type) = 'false'::jsonb)
  returning id
$$;
