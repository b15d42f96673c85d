-- Warnings about an account are mailed whatever its owner chose about mails: whoever took it over could switch them off.
-- A new password has a mail of its own, with the way back.
create or replace function is_mailed(notice_type text) returns boolean language sql immutable parallel safe as $$
  select notice_type like 'ORDER\_%' or notice_type like 'DEPOSIT\_%' or notice_type like 'SHOP\_%'
    or notice_type in ('SECURITY_ALERT', 'PRODUCT_APPROVED', 'PRODUCT_REJECTED', 'PRODUCT_REOPENED', 'PRODUCT_REMOVED',
      'COUPON_CHANGED', 'COUPON_PAUSED', 'COUPON_DELETED')
$$;

create or replace function notify_user(recipient uuid, notice_type text, notice_title text, notice_message text, notice_link text, notice_data jsonb)
returns uuid language plpgsql security definer set search_path = public as $$
declare written uuid;
begin
  if not may_notify(recipient, notice_type, notice_data) then
    raise exception 'not a notice of the caller''s' using errcode = 'insufficient_privilege';
  end if;
  insert into notifications (user_id, type, title, message, link, data, mail_due_at)
  select recipient, notice_type, notice_title, notice_message, notice_link, notice_data,
    case
      when notice_type = 'SECURITY_ALERT' then
        case when coalesce(notice_data ->> 'reason', '') not in ('password_changed', 'password_reset') then now() end
      when is_mailed(notice_type) and not exists (
        select from notification_preferences p
        where p.user_id = recipient and p.preferences -> 'emailNotifications' = 'false'::jsonb) then now() end
  where not exists (
    select from notification_preferences p
    where p.user_id = recipient and p.preferences -> notice_subject(notice_type) = 'false'::jsonb)
  returning id into written;
  return written;
end
$$;
