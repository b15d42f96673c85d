-- A notice on a subject that its recipient switched off is not written; safety and welcome always are.
create function notice_subject(notice_type text) returns text language sql immutable parallel safe as $$
  select case
    when notice_type like 'ORDER\_%' then 'orderUpdates'
    when notice_type like 'DEPOSIT\_%' then 'walletUpdates'
    when notice_type like 'REVIEW\_%' then 'reviewUpdates'
    when notice_type = 'STOCK_LOW' then 'stockAlerts'
    when notice_type = 'ANNOUNCEMENT' then 'systemAnnouncements'
  end
$$;

create or replace function notify_user(recipient uuid, notice_type text, notice_title text, notice_message text, notice_link text, notice_data jsonb)
returns uuid language sql security definer set search_path = public as $$
  insert into notifications (user_id, type, title, message, link, data)
  select recipient, notice_type, notice_title, notice_message, notice_link, notice_data
  where not exists (
    select from notification_preferences p
    where p.user_id = recipient and p.preferences -> notice_subject(notice_type) = 'false'::jsonb)
  returning id
$$;
