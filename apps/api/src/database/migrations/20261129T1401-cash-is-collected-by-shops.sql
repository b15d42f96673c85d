-- Cash is collected by the shop or its courier, never by the platform: its payment names the shop, and the shop's word that
-- it was paid moves no money of the platform. The next migration validates the constraints.
alter table payments drop constraint payments_collector_has_gateway,
  add constraint payments_collector_has_gateway
    check (collector_id is null or gateway_config_id is not null or method = 'CASH_ON_DELIVERY') not valid;

-- The version before names no collector.
create function name_cash_collector() returns trigger language plpgsql set search_path = public as $$
begin
  new.collector_id := coalesce(new.collector_id, (select o.tenant_id from orders o where o.id = new.order_id));
  return new;
end
$$;
create trigger payments_cash_collector before insert on payments
  for each row when (new.method = 'CASH_ON_DELIVERY') execute function name_cash_collector();

-- Cash that was taken for the platform's. What waits in clearing stands at the shop; what the marketplace credited or
-- refunded of it, the shop owes like commission.
do $$
declare shop record;
begin
  perform set_config('app.scope', 'system', true);
  for shop in
    select o.tenant_id,
      sum(p.amount_in_cents)::bigint as collected,
      sum(case when o.payment_id = p.id and o.released_at is null
        then o.total_in_cents - o.refunded_in_cents else 0 end)::bigint as waiting
    from payments p join orders o on o.id = p.order_id
    where p.method = 'CASH_ON_DELIVERY' and p.collector_id is null and p.paid_at is not null and p.amount_in_cents > 0
    group by o.tenant_id order by o.tenant_id
  loop
    perform post_ledger('PAYMENT_GATEWAY', 'COD', 'cash_of_shop', shop.tenant_id, jsonb_build_array(
      jsonb_build_object('kind', 'GATEWAY_CLEARING', 'gateway', 'cash_on_delivery', 'amountInCents', shop.collected),
      jsonb_build_object('kind', 'GATEWAY_CLEARING', 'gateway', 'cash_on_delivery', 'tenantId', shop.tenant_id,
        'amountInCents', -shop.waiting),
      jsonb_build_object('kind', 'GATEWAY_CLEARING', 'gateway', 'fees_owed', 'tenantId', shop.tenant_id,
        'amountInCents', shop.waiting - shop.collected)));
  end loop;
end
$$;
update orders o set is_collected_by_shop = true
  from payments p where p.id = o.payment_id and p.method = 'CASH_ON_DELIVERY' and not o.is_collected_by_shop;
update payments p set collector_id = o.tenant_id
  from orders o where o.id = p.order_id and p.method = 'CASH_ON_DELIVERY' and p.collector_id is null;

alter table payments add constraint payments_cash_has_collector
  check (method <> 'CASH_ON_DELIVERY' or collector_id is not null) not valid;
