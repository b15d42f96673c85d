-- What moved a shop's balance, by month and kind, without reading every movement for every statement: each movement adds
-- rows that say what it changed, so that nobody waits for anybody. A job adds them up.
create table shop_movement_sums (
  tenant_id uuid not null references tenants (id),
  -- In Ho Chi Minh time, as 2026-11.
  month text not null,
  kind text not null check (kind in ('RELEASE', 'REFUND', 'DEBT', 'WITHDRAWAL', 'ADJUSTMENT')),
  measure text not null check (measure in ('CENTS', 'MOVEMENTS')),
  change bigint not null
);
create index shop_movement_sums_month on shop_movement_sums (tenant_id, month) include (kind, measure, change);
select protect_table('shop_movement_sums',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

-- What a movement of a shop's balance is for.
create function shop_movement_kind(type text, reference_type text) returns text language sql immutable parallel safe
  as $$ select case
    when reference_type = 'owed_fees' then 'DEBT'
    when type = 'ORDER_SETTLEMENT' then 'RELEASE'
    when type = 'WALLET_WITHDRAWAL' then 'WITHDRAWAL'
    when reference_type in ('order', 'refund') then 'REFUND'
    else 'ADJUSTMENT' end $$;

create function sum_shop_movement(entry ledger_entries, times integer) returns void language sql as $$
  insert into shop_movement_sums
    select entry.tenant_id, to_char(entry.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM'),
      shop_movement_kind(t.type, t.reference_type), measured.measure, times * measured.change
    from ledger_accounts a
    join ledger_transactions t on t.id = entry.transaction_id
    cross join lateral (values ('CENTS', entry.amount_in_cents), ('MOVEMENTS', 1)) measured (measure, change)
    where a.id = entry.account_id and a.kind = 'SELLER_PAYABLE'
$$;
create function sum_shop_movements() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    perform sum_shop_movement(old, -1);
  end if;
  perform sum_shop_movement(new, 1);
  return null;
end
$$;
-- The demo dates what it posts.
create trigger ledger_entries_summed after insert or update of created_at on ledger_entries
  for each row when (new.tenant_id is not null) execute function sum_shop_movements();
revoke execute on function sum_shop_movement, sum_shop_movements from public;
-- After the trigger: its lock lets no entry be written in between.
insert into shop_movement_sums
  select e.tenant_id, to_char(e.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM'),
    shop_movement_kind(t.type, t.reference_type), measured.measure, sum(measured.change)
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  cross join lateral (values ('CENTS', e.amount_in_cents), ('MOVEMENTS', 1)) measured (measure, change)
  where a.kind = 'SELLER_PAYABLE'
  group by 1, 2, 3, 4 having sum(measured.change) <> 0;
