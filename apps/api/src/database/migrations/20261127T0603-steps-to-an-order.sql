-- How far visitors of a shop come, by day: sums that name nobody. Apart from shop_figures, because a process of the version
-- before folds those rows without columns that it doesn't know. Rows are only added, and folded as there.
create table shop_steps (
  tenant_id uuid not null references tenants (id),
  day date not null,
  product_visits integer not null default 0,
  carts integer not null default 0,
  checkouts integer not null default 0,
  -- Orders placed, paid or not.
  orders integer not null default 0,
  is_folded boolean not null default false
);
create index shop_steps_days on shop_steps (tenant_id, day) include (product_visits, carts, checkouts, orders);
create index shop_steps_new on shop_steps (tenant_id, day) where not is_folded;
select protect_table('shop_steps',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

create function count_placed_order() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into shop_steps (tenant_id, day, orders) values (new.tenant_id, vietnam_day(new.created_at), 1);
  return null;
end
$$;
create trigger orders_steps after insert on orders for each row execute function count_placed_order();
revoke execute on function count_placed_order from public;
