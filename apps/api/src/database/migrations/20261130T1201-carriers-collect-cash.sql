-- Carriers of the platform. One that ships an order by cash collects it for the platform, and owes it until its remittance
-- is confirmed.
create table carriers (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (name <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint carriers_code_key unique (code)
);
create trigger carriers_version before update on carriers for each row
  when ((old.code, old.name, old.is_active) is distinct from (new.code, new.name, new.is_active))
  execute function raise_version();
-- Names of carriers are no secret, but only shops choose among them.
select protect_table('carriers', '(select app_tenant_id()) is not null or (select app_sees_all())', '(select app_sees_all())');
select forbid_on('carriers', 'delete');

-- The platform's carrier of an order, and when its cash was remitted. Null: the shop sees to it.
alter table orders
  add column carrier_id uuid,
  add column remitted_at timestamptz,
  add constraint orders_carrier_id_fkey foreign key (carrier_id) references carriers (id) not valid,
  add constraint orders_remitted_by_carrier check (remitted_at is null or carrier_id is not null) not valid;
grant update (carrier_id, remitted_at) on orders to chonoi_app;

-- The carrier's name as it was when it took the parcel.
alter table shipments add column carrier_name text;

alter table payments
  add column carrier_id uuid,
  add constraint payments_carrier_id_fkey foreign key (carrier_id) references carriers (id) not valid,
  drop constraint payments_cash_has_collector,
  add constraint payments_cash_has_collector
    check (method <> 'CASH_ON_DELIVERY' or (collector_id is null) <> (carrier_id is null)) not valid,
  add constraint payments_carrier_collects_cash check (carrier_id is null or method = 'CASH_ON_DELIVERY') not valid;

-- The shop collects cash unless it hands the order to a carrier, once, while nobody has paid.
create function keep_collector() returns trigger language plpgsql set search_path = public as $$
begin
  if old.status <> 'PENDING' or old.collector_id is null or new.collector_id is not null or new.carrier_id is null then
    raise exception 'the collector of a payment stays' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger payments_keep_collector before update on payments for each row
  when ((old.collector_id, old.carrier_id) is distinct from (new.collector_id, new.carrier_id))
  execute function keep_collector();
grant update (collector_id, carrier_id) on payments to chonoi_app;

-- What a carrier transferred and no order has been paid with. It never falls below zero: no cash is captured that
-- didn't arrive.
alter table ledger_accounts drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (
    'USER_WALLET', 'WITHDRAWAL_HOLD', 'SELLER_PAYABLE', 'ORDER_CLEARING', 'GATEWAY_CLEARING', 'COD_CLEARING',
    'PLATFORM_COMMISSION', 'PROMOTIONS')) not valid;
