-- What each product sold in each month (Ho Chi Minh time), so that a year of a shop's products is read from some rows of
-- each. These are the sums of the folded rows of shop_figures: what wasn't folded yet is read there.
create table product_months (
  tenant_id uuid not null references tenants (id),
  -- Its first day.
  month date not null,
  product_id uuid not null,
  units integer not null,
  revenue_in_cents bigint not null,
  primary key (tenant_id, month, product_id)
);
create index product_months_all on product_months (month, product_id) include (units, revenue_in_cents);
select protect_table('product_months',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');
select forbid_on('product_months', 'insert, update, delete');

create function sum_product_month() returns trigger language plpgsql security definer set search_path = public as $$
declare
  folded shop_figures := case tg_op when 'INSERT' then new else old end;
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into product_months as m (tenant_id, month, product_id, units, revenue_in_cents)
    values (folded.tenant_id, date_trunc('month', folded.day)::date, folded.product_id,
            sign * folded.units, sign * folded.revenue_in_cents)
    on conflict (tenant_id, month, product_id) do update
      set units = m.units + excluded.units, revenue_in_cents = m.revenue_in_cents + excluded.revenue_in_cents;
  return null;
end
$$;
-- In the database, because a process of the version before folds, too.
create trigger shop_figures_months after insert on shop_figures
  for each row when (new.is_folded and new.product_id is not null) execute function sum_product_month();
create trigger shop_figures_months_less after delete on shop_figures
  for each row when (old.is_folded and old.product_id is not null) execute function sum_product_month();
revoke execute on function sum_product_month from public;

-- After the triggers: their lock lets nothing be folded in between.
insert into product_months (tenant_id, month, product_id, units, revenue_in_cents)
  select tenant_id, date_trunc('month', day)::date, product_id, sum(units), sum(revenue_in_cents)
  from shop_figures where is_folded and product_id is not null group by 1, 2, 3;
