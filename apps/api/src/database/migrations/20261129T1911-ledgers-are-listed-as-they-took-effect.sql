-- now() is when a transaction began. One that waited for another's lock was listed before it, beside stock and balances that
-- it changed later. What follows a lock is dated below it, and the log when it is written.
create or replace function move_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- The product first: movements of its variants then wait for each other in one order and can't deadlock.
  perform 1 from products where id = new.product_id for no key update;
  update product_variants set stock = stock + new.quantity
    where id = new.variant_id and product_id = new.product_id and tenant_id = new.tenant_id
      and stock - reserved + new.quantity >= 0
    returning stock into new.stock_after;
  if not found then
    if not exists (select from product_variants
        where id = new.variant_id and product_id = new.product_id and tenant_id = new.tenant_id) then
      raise exception 'no such variant' using errcode = 'CN004', detail = new.variant_id::text;
    end if;
    raise exception 'not enough stock' using errcode = 'CN001', detail = new.variant_id::text;
  end if;
  if new.type = 'SALE' or (new.type = 'RETURN' and new.reference_type in ('order', 'return')) then
    update products set sold_count = greatest(0, sold_count - new.quantity) where id = new.product_id;
  end if;
  -- Below the lock, unless somebody said when: the default is when the transaction began.
  if new.created_at = now() then new.created_at := clock_timestamp(); end if;
  return new;
end
$$;

create or replace function post_ledger(type text, description text, reference_type text, reference_id uuid, entries jsonb)
returns uuid language plpgsql security definer set search_path = public as $$
declare
  posted uuid;
  line record;
  balance bigint;
  took_effect timestamptz;
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
  -- One order of locks for everybody, so that two postings wait for each other and never deadlock.
  perform 1 from ledger_accounts where id in (
      select a.id from jsonb_array_elements(entries) e
      join ledger_accounts a on a.kind = e ->> 'kind'
        and a.user_id is not distinct from (e ->> 'userId')::uuid
        and a.tenant_id is not distinct from (e ->> 'tenantId')::uuid
        and a.gateway is not distinct from e ->> 'gateway')
    order by id for no key update;
  took_effect := clock_timestamp();
  insert into ledger_transactions (type, description, reference_type, reference_id, created_by, created_at)
    values (type, description, reference_type, reference_id, app_user_id(), took_effect)
    returning id into posted;
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
    insert into ledger_entries
        (transaction_id, account_id, user_id, tenant_id, amount_in_cents, balance_after_in_cents, created_at)
      values (posted, line.id, line.user_id, line.tenant_id, line.amount, balance, took_effect);
  end loop;
  return posted;
end
$$;

alter table audit_logs alter column created_at set default clock_timestamp();
