-- The sales and visits of shops by day, so that a year of a large shop is read from some hundred rows. An order counts once
-- it is paid, on the day it was placed (Ho Chi Minh time), less its refunds. Rows are only added, with what changed: a row
-- per day that every checkout of a shop updates would make them wait for each other. A job folds rows of the same day and
-- product into one; sums are right before and after.
create table shop_figures (
  tenant_id uuid not null references tenants (id),
  day date not null,
  -- Null: of the whole shop.
  product_id uuid,
  orders integer not null default 0,
  units integer not null default 0,
  revenue_in_cents bigint not null default 0,
  visits integer not null default 0,
  is_folded boolean not null default false
);
create index shop_figures_days on shop_figures (tenant_id, day)
  include (orders, revenue_in_cents, visits) where product_id is null;
create index shop_figures_products on shop_figures (tenant_id, day, product_id)
  include (units, revenue_in_cents) where product_id is not null;
create index shop_figures_new on shop_figures (tenant_id, day) where not is_folded;
select protect_table('shop_figures',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

create function vietnam_day(at timestamptz) returns date language sql immutable parallel safe
  as $$ select (at at time zone 'Asia/Ho_Chi_Minh')::date $$;

create function counts_as_sold(payment_status text) returns boolean language sql immutable parallel safe
  as $$ select payment_status in ('PAID', 'PARTIALLY_REFUNDED') $$;

create function keep_order_figures() returns trigger language plpgsql security definer set search_path = public as $$
declare
  sold integer := counts_as_sold(new.payment_status)::integer;
  was_sold integer := 0;
  kept bigint := sold * (new.total_in_cents - new.refunded_in_cents);
begin
  if tg_op = 'UPDATE' then
    was_sold := counts_as_sold(old.payment_status)::integer;
    kept := kept - was_sold * (old.total_in_cents - old.refunded_in_cents);
  end if;
  if sold <> was_sold or kept <> 0 then
    insert into shop_figures (tenant_id, day, orders, revenue_in_cents)
      values (new.tenant_id, vietnam_day(new.created_at), sold - was_sold, kept);
  end if;
  if sold <> was_sold then
    insert into shop_figures (tenant_id, day, product_id, units, revenue_in_cents)
      select new.tenant_id, vietnam_day(new.created_at), l.product_id,
             (sold - was_sold) * sum(l.quantity), (sold - was_sold) * sum(l.line_total_in_cents)
      from order_lines l where l.order_id = new.id group by l.product_id;
  end if;
  return null;
end
$$;
create trigger orders_figures after insert or update of payment_status, total_in_cents, refunded_in_cents on orders
  for each row execute function keep_order_figures();

create function keep_line_figures() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into shop_figures (tenant_id, day, product_id, units, revenue_in_cents)
    select o.tenant_id, vietnam_day(o.created_at), coalesce(new.product_id, old.product_id),
           coalesce(new.quantity, 0) - coalesce(old.quantity, 0),
           coalesce(new.line_total_in_cents, 0) - coalesce(old.line_total_in_cents, 0)
    from orders o
    where o.id = coalesce(new.order_id, old.order_id) and counts_as_sold(o.payment_status);
  return null;
end
$$;
create trigger order_lines_figures after insert or update of quantity, line_total_in_cents or delete on order_lines
  for each row execute function keep_line_figures();

-- A trigger function is attached by the migration alone.
revoke execute on function keep_order_figures, keep_line_figures from public;

insert into shop_figures (tenant_id, day, orders, revenue_in_cents, is_folded)
  select tenant_id, vietnam_day(created_at), count(*), sum(total_in_cents - refunded_in_cents), true
  from orders where counts_as_sold(payment_status) group by 1, 2;
insert into shop_figures (tenant_id, day, product_id, units, revenue_in_cents, is_folded)
  select o.tenant_id, vietnam_day(o.created_at), l.product_id, sum(l.quantity), sum(l.line_total_in_cents), true
  from orders o join order_lines l on l.order_id = o.id
  where counts_as_sold(o.payment_status) group by 1, 2, 3;
