-- Which campaigns reached the caller, and what came of it: their own data, which the platform's tables hold.
create function own_campaign_receipts() returns table (
  user_id uuid, campaign_id uuid, subject text, channel text, status text, due_at timestamptz, sent_at timestamptz,
  delivered_at timestamptz, opened_at timestamptz, clicked_at timestamptz, dismissed_at timestamptz
) language sql stable security definer set search_path = public as $$
  select r.user_id, c.id, c.subject, c.channel, r.status, r.due_at, r.sent_at, r.delivered_at, r.opened_at, r.clicked_at,
         r.dismissed_at
  from campaign_recipients r join campaigns c on c.id = r.campaign_id where r.user_id = app_user_id()
$$;
revoke execute on function own_campaign_receipts from public;
grant execute on function own_campaign_receipts to chonoi_app;
