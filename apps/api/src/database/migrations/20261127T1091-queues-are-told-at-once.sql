-- What else waits for the platform's administrators: returns, which their buyer and shop hear of as well, sellers to be
-- verified, new users and campaigns.
-- allowed: an unlogged table with the events of one hour
alter table live_events drop constraint live_events_topic_check;
-- allowed: an unlogged table with the events of one hour
alter table live_events add constraint live_events_topic_check check (topic in (
  'notifications', 'orders', 'payments', 'deposits', 'withdrawals', 'products', 'approvals', 'reviews', 'comments',
  'exports', 'questions', 'articles', 'returns', 'verifications', 'users', 'campaigns'));

create trigger order_returns_added_live after insert on order_returns
  for each row execute function tell_row('returns', 'buyer_id', 'tenant_id', 'platform');
create trigger order_returns_live after update on order_returns for each row
  when ((old.status, old.refund_in_cents, old.due_at) is distinct from (new.status, new.refund_in_cents, new.due_at))
  execute function tell_row('returns', 'buyer_id', 'tenant_id', 'platform');

create trigger seller_verifications_added_live after insert on seller_verifications
  for each row execute function tell_row('verifications', 'user_id', '', 'platform');
create trigger seller_verifications_live after update on seller_verifications for each row
  when (old.status is distinct from new.status)
  execute function tell_row('verifications', 'user_id', '', 'platform');

-- Their progress is polled while they are sent: every recipient would be an event.
create trigger campaigns_added_live after insert on campaigns
  for each row execute function tell_row('campaigns', '', '', 'platform');
create trigger campaigns_live after update on campaigns for each row
  when ((old.status, old.scheduled_at, old.recipient_count) is distinct from
    (new.status, new.scheduled_at, new.recipient_count))
  execute function tell_row('campaigns', '', '', 'platform');

-- People may come by the thousand: one event per statement.
create function tell_new_users() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from told) then perform tell_change('users', null, null, null, true, false); end if;
  return null;
end
$$;
revoke execute on function tell_new_users() from public;
create trigger users_added_live after insert on users
  referencing new table as told for each statement execute function tell_new_users();
create trigger users_live after update on users for each row
  when ((old.is_active, old.is_verified, old.platform_role, old.deleted_at) is distinct from
    (new.is_active, new.is_verified, new.platform_role, new.deleted_at))
  execute function tell_row('users', '', '', 'platform');
