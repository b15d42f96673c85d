-- What several transactions lock, all of them lock in one order, so that they wait for each other instead of deadlocking.

-- As a transaction ends, triggers lock the people whose paid orders it changed (20261128T0951) and then the ends of the
-- audit chains that it adds to (20261122T0850). Triggers fire in the order of the statements before, which differs: so both
-- kinds are noted as they are written, and the first trigger of the end locks all of them, each kind in its order.
create function note_last_lock(kind text, id uuid) returns void language plpgsql set search_path = public as $$
declare noted text := coalesce(current_setting(kind, true), '');
begin
  if position(id::text in noted) = 0 then perform set_config(kind, concat_ws(',', nullif(noted, ''), id), true); end if;
end
$$;
create function note_audit_chain() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform note_last_lock('app.last_chains', audit_chain_of(new));
  return null;
end
$$;
create function note_changed_buyer() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform note_last_lock('app.last_buyers', new.buyer_id);
  return null;
end
$$;
create trigger audit_logs_last_lock after insert on audit_logs for each row execute function note_audit_chain();
create trigger orders_last_lock after insert on orders
  for each row when (counts_as_sold(new.payment_status)) execute function note_changed_buyer();
create trigger orders_last_lock_later after update of payment_status on orders
  for each row when (counts_as_sold(old.payment_status) <> counts_as_sold(new.payment_status))
  execute function note_changed_buyer();

create function take_last_locks() returns void language plpgsql set search_path = public as $$
declare
  buyers uuid[] := string_to_array(nullif(current_setting('app.last_buyers', true), ''), ',');
  chains uuid[] := string_to_array(nullif(current_setting('app.last_chains', true), ''), ',');
begin
  if buyers is not null then
    perform set_config('app.last_buyers', '', true);
    perform pg_advisory_xact_lock(hashtextextended('days of buyer ' || buyer, 0))
      from (select buyer from unnest(buyers) buyer order by buyer) ordered;
  end if;
  if chains is not null then
    perform set_config('app.last_chains', '', true);
    insert into audit_chains select chain, 0, '' from unnest(chains) chain order by chain on conflict do nothing;
    perform 1 from audit_chains where chain = any (chains) order by chain for update;
  end if;
end
$$;

create or replace function chain_audit_log() returns trigger language plpgsql security definer set search_path = public as $$
declare
  previous bytea;
  place bigint;
begin
  perform take_last_locks();
  insert into audit_chains values (audit_chain_of(new), 0, '') on conflict do nothing;
  select c.hash, c.length + 1 into previous, place from audit_chains c where c.chain = audit_chain_of(new) for update;
  insert into audit_links values (audit_chain_of(new), place, new.id, audit_hash(previous, new));
  update audit_chains c set length = place, hash = audit_hash(previous, new) where c.chain = audit_chain_of(new);
  return null;
end
$$;

create or replace function keep_buyer_days() returns trigger language plpgsql security definer set search_path = public as $$
declare
  bought date := vietnam_day(new.created_at);
  change integer := case when counts_as_sold(new.payment_status) then 1 else -1 end;
  held integer;
begin
  perform take_last_locks();
  -- What two orders of one person change is counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('days of buyer ' || new.buyer_id, 0));
  insert into buyer_days as d (buyer_id, tenant_id, day, orders) values (new.buyer_id, new.tenant_id, bought, change)
    on conflict (buyer_id, tenant_id, day) do update set orders = d.orders + excluded.orders
    returning orders into held;
  if held = 0 then
    delete from buyer_days where buyer_id = new.buyer_id and tenant_id = new.tenant_id and day = bought;
  end if;
  -- Otherwise they have another paid order from that day.
  if held = greatest(change, 0) then
    perform count_buyer_day(new.tenant_id, new.buyer_id, bought, change);
    if not exists (
      select from buyer_days where buyer_id = new.buyer_id and day = bought and tenant_id <> new.tenant_id
    ) then
      perform count_buyer_day(null, new.buyer_id, bought, change);
    end if;
  end if;
  return null;
end
$$;
revoke execute on function note_last_lock, note_audit_chain, note_changed_buyer, take_last_locks from public;

-- Several postings of one transaction: their accounts are locked before the first, in the order of each posting.
create function lock_ledger(entries jsonb) returns void language plpgsql security definer set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'not a posting of the caller''s' using errcode = 'insufficient_privilege';
  end if;
  insert into ledger_accounts (kind, user_id, tenant_id, gateway)
    select distinct e ->> 'kind', (e ->> 'userId')::uuid, (e ->> 'tenantId')::uuid, e ->> 'gateway'
    from jsonb_array_elements(entries) e
    order by 1, 2, 3, 4
    on conflict do nothing;
  perform 1 from ledger_accounts where id in (
    select a.id from jsonb_array_elements(entries) e
    join ledger_accounts a on a.kind = e ->> 'kind'
      and a.user_id is not distinct from (e ->> 'userId')::uuid
      and a.tenant_id is not distinct from (e ->> 'tenantId')::uuid
      and a.gateway is not distinct from e ->> 'gateway')
    order by id for no key update;
end
$$;
revoke execute on function lock_ledger from public;
grant execute on function lock_ledger to chonoi_app;

-- A shop's products, of which orders and carts lock several too.
create or replace function keep_tenant_products_listed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform 1 from products where tenant_id = new.id order by id for no key update;
  update products set is_listed = (status = 'APPROVED' and new.is_listed) where tenant_id = new.id;
  return null;
end
$$;
