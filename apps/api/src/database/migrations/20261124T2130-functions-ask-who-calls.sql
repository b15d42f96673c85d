-- Row-level security doesn't hold inside a function that runs with the owner's rights, so each asks itself who calls it.

-- A notice to oneself, or between the two sides of an order. All other notices are the server's.
create function may_notify(recipient uuid, notice_type text, notice_data jsonb) returns boolean
language sql stable set search_path = public as $$
  select app_sees_all() or coalesce(recipient = app_user_id(), false) or (notice_type like 'ORDER\_%' and exists (
    select from orders o where o.id = (notice_data ->> 'orderId')::uuid
      and (o.buyer_id = app_user_id() or o.tenant_id = app_tenant_id())
      and (o.buyer_id = recipient
        or exists (select from memberships m where m.user_id = recipient and m.tenant_id = o.tenant_id))))
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
    case when (notice_type like 'ORDER\_%' or notice_type like 'DEPOSIT\_%') and not exists (
      select from notification_preferences p
      where p.user_id = recipient and p.preferences -> 'emailNotifications' = 'false'::jsonb) then now() end
  where not exists (
    select from notification_preferences p
    where p.user_id = recipient and p.preferences -> notice_subject(notice_type) = 'false'::jsonb)
  returning id into written;
  return written;
end
$$;

-- What a person's own statement may post: the payment of their checkout, out of their wallet and into clearing.
create function is_own_payment(type text, reference_type text, reference_id uuid, entries jsonb) returns boolean
language sql stable set search_path = public as $$
  select type = 'ORDER_PAYMENT' and reference_type = 'order_group'
    and exists (select from order_groups g where g.id = reference_id and g.buyer_id = app_user_id())
    and not exists (
      select from jsonb_array_elements(entries) e
      where case when (e ->> 'amountInCents')::bigint < 0
        then e ->> 'kind' = 'USER_WALLET' and (e ->> 'userId')::uuid = app_user_id()
        else e ->> 'kind' = 'ORDER_CLEARING' end is not true)
$$;

create or replace function post_ledger(type text, description text, reference_type text, reference_id uuid, entries jsonb)
returns uuid language plpgsql security definer set search_path = public as $$
declare
  posted uuid;
  line record;
  balance bigint;
begin
  if not (app_sees_all() or is_own_payment(type, reference_type, reference_id, entries)) then
    raise exception 'not a posting of the caller''s' using errcode = 'insufficient_privilege';
  end if;
  if (select coalesce(sum((e ->> 'amountInCents')::bigint), 1) from jsonb_array_elements(entries) e) <> 0 then
    raise exception 'entries do not balance' using errcode = 'CN003';
  end if;
  insert into ledger_accounts (kind, user_id, tenant_id, gateway)
    select distinct e ->> 'kind', (e ->> 'userId')::uuid, (e ->> 'tenantId')::uuid, e ->> 'gateway'
    from jsonb_array_elements(entries) e
    order by 1, 2, 3, 4
    on conflict do nothing;
  insert into ledger_transactions (type, description, reference_type, reference_id, created_by)
    values (type, description, reference_type, reference_id, app_user_id())
    returning id into posted;
  -- One order of locks for everybody, so that two postings wait for each other and never deadlock.
  for line in
    select a.id, a.kind, a.user_id, a.tenant_id, sum((e ->> 'amountInCents')::bigint) as amount
    from jsonb_array_elements(entries) e
    join ledger_accounts a on a.kind = e ->> 'kind'
      and a.user_id is not distinct from (e ->> 'userId')::uuid
      and a.tenant_id is not distinct from (e ->> 'tenantId')::uuid
      and a.gateway is not distinct from e ->> 'gateway'
    group by a.id having sum((e ->> 'amountInCents')::bigint) <> 0
    order by a.id
  loop
    update ledger_accounts set balance_in_cents = balance_in_cents + line.amount
      where id = line.id and (balance_in_cents + line.amount >= 0 or line.kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))
      returning balance_in_cents into balance;
    if not found then
      raise exception 'insufficient balance' using errcode = 'CN002', detail = line.kind;
    end if;
    insert into ledger_entries (transaction_id, account_id, user_id, tenant_id, amount_in_cents, balance_after_in_cents)
      values (posted, line.id, line.user_id, line.tenant_id, line.amount, balance);
  end loop;
  return posted;
end
$$;

create or replace function use_coupon(used_coupon uuid, used_by uuid) returns boolean
language plpgsql security definer set search_path = public as $$
declare per_user integer;
begin
  if not (app_sees_all() or coalesce(used_by = app_user_id(), false)) then
    raise exception 'not a use of the caller''s' using errcode = 'insufficient_privilege';
  end if;
  update coupons set usage_count = usage_count + 1
    where id = used_coupon and is_active and now() >= valid_from and now() < valid_until
      and (usage_limit is null or usage_count < usage_limit)
    returning per_user_limit into per_user;
  if not found then return false; end if;
  return per_user is null or per_user >
    (select count(*) from coupon_redemptions r where r.coupon_id = used_coupon and r.user_id = used_by);
end
$$;
create or replace function release_coupon(used_coupon uuid, released_group uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  if not app_is_system() then
    raise exception 'a use is given back by the server' using errcode = 'insufficient_privilege';
  end if;
  delete from coupon_redemptions where coupon_id = used_coupon and order_group_id = released_group;
  if found then update coupons set usage_count = usage_count - 1 where id = used_coupon; end if;
end
$$;

-- Asked before anybody is known; somebody who is known has sessions of their own.
create or replace function read_session(asked_session uuid, asked_tenant text)
returns table (
  user_id uuid, email text, first_name text, last_name text, is_active boolean, language text, csrf_hash bytea,
  platform_role text, tenant_id uuid, tenant_role text, tenant_is_platform boolean, tenant_is_asked boolean)
language sql volatile security definer set search_path = public rows 1 as $$
  update sessions set last_seen_at = now()
    where id = asked_session and coalesce(user_id = app_user_id(), true) and last_seen_at < now() - interval '5 minutes';
  select u.id, u.email, u.first_name, u.last_name, u.is_active, u.language, s.csrf_hash,
         (select m.role from memberships m join tenants t on t.id = m.tenant_id
          where m.user_id = u.id and t.is_platform and m.status = 'ACTIVE'),
         current.tenant_id, current.role, current.is_platform, coalesce(current.is_asked, false)
  from sessions s
  join users u on u.id = s.user_id
  left join lateral (
    select m.tenant_id, m.role, t.is_platform,
           asked_tenant is not null and (m.tenant_id::text = asked_tenant or (asked_tenant = 'default' and t.is_platform)) as is_asked
    from memberships m join tenants t on t.id = m.tenant_id
    where m.user_id = u.id and m.status = 'ACTIVE'
    order by is_asked desc, (m.tenant_id = s.current_tenant_id) desc nulls last, m.joined_at, m.tenant_id
    limit 1) current on true
  where s.id = asked_session and coalesce(s.user_id = app_user_id(), true) and s.revoked_at is null and s.expires_at > now()
$$;

-- A trigger on a temporary table would hand any row to what runs with the owner's rights. Those that are there go on: the
-- right is asked for when a trigger is made.
do $$
declare definer regprocedure;
begin
  for definer in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and prorettype = 'trigger'::regtype
  loop
    execute format('revoke execute on function %s from public', definer);
  end loop;
end
$$;

-- Whoever acts writes into the log of any shop, but in nobody else's name.
alter policy app_insert on audit_logs
  with check (user_id is not distinct from (select app_user_id()) or (select app_sees_all()));
