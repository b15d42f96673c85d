-- How many products a shop has in each status, without counting a million for the dashboard: every change adds rows that say
-- what it changed, so that nobody waits for anybody. A job adds them up.
create table product_counts (
  tenant_id uuid not null references tenants (id),
  status text not null,
  change bigint not null
);
create index product_counts_tenant on product_counts (tenant_id, status) include (change);
select protect_table('product_counts',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

create function count_products_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into product_counts select tenant_id, status, count(*) from added group by 1, 2;
  return null;
end
$$;
create function count_products_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into product_counts select tenant_id, status, -count(*) from removed group by 1, 2;
  return null;
end
$$;
create function count_product_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into product_counts values (old.tenant_id, old.status, -1), (new.tenant_id, new.status, 1);
  return null;
end
$$;
create trigger products_counted_added after insert on products
  referencing new table as added for each statement execute function count_products_added();
create trigger products_counted_removed after delete on products
  referencing old table as removed for each statement execute function count_products_removed();
-- For each row, so that it isn't called for every change of stock.
create trigger products_counted_changed after update of status on products
  for each row when (old.status <> new.status) execute function count_product_changed();
revoke execute on function count_products_added, count_products_removed, count_product_changed from public;
-- After the triggers: their lock lets no product be written in between.
insert into product_counts select tenant_id, status, count(*) from products group by 1, 2;
