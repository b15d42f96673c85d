-- Whose two-factor authentication an administrator turned off is signed out everywhere, so only a mail reaches them. It is
-- sent whatever they chose about mails: it may not be them who asked.
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
      when notice_type = 'SECURITY_ALERT' and notice_data ->> 'reason' = 'two_factor_reset' then now()
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
