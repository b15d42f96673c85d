-- The revenue of a product is less what was refunded, as that of its shop: two totals on one screen disagreed. A refund
-- belongs to an order; each of its lines bears its share by price, in whole đồng.
create function kept_of_line(line_total bigint, order_total bigint, refunded bigint) returns bigint
language sql immutable parallel safe as $$
  select case when refunded > 0 and order_total > 0
    then line_total - (div(line_total::numeric * least(refunded, order_total), order_total::numeric * 100) * 100)::bigint
    else line_total end
$$;

-- Waits for the changes that the former functions counted, and keeps others waiting until the correction below is there.
create or replace trigger orders_figures after insert or update of payment_status, total_in_cents, refunded_in_cents
  on orders for each row execute function keep_order_figures();

create or replace function keep_order_figures() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  sold integer := counts_as_sold(new.payment_status)::integer;
  was_sold integer := 0;
  was_total bigint := 0;
  was_refunded bigint := 0;
  kept bigint := sold * (new.total_in_cents - new.refunded_in_cents);
begin
  if tg_op = 'UPDATE' then
    was_sold := counts_as_sold(old.payment_status)::integer;
    was_total := old.total_in_cents;
    was_refunded := old.refunded_in_cents;
    kept := kept - was_sold * (was_total - was_refunded);
  end if;
  if sold <> was_sold or kept <> 0 then
    insert into shop_figures (tenant_id, day, orders, revenue_in_cents)
      values (new.tenant_id, vietnam_day(new.created_at), sold - was_sold, kept);
    insert into shop_figures (tenant_id, day, product_id, units, revenue_in_cents)
      select new.tenant_id, vietnam_day(new.created_at), changed.* from (
        select l.product_id, (sold - was_sold) * sum(l.quantity) as units,
               sum(sold * kept_of_line(l.line_total_in_cents, new.total_in_cents, new.refunded_in_cents)
                 - was_sold * kept_of_line(l.line_total_in_cents, was_total, was_refunded)) as revenue
        from order_lines l where l.order_id = new.id group by l.product_id) changed
      where units <> 0 or revenue <> 0;
  end if;
  return null;
end
$$;

create or replace function keep_line_figures() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into shop_figures (tenant_id, day, product_id, units, revenue_in_cents)
    select o.tenant_id, vietnam_day(o.created_at), coalesce(new.product_id, old.product_id),
           coalesce(new.quantity, 0) - coalesce(old.quantity, 0),
           kept_of_line(coalesce(new.line_total_in_cents, 0), o.total_in_cents, o.refunded_in_cents)
             - kept_of_line(coalesce(old.line_total_in_cents, 0), o.total_in_cents, o.refunded_in_cents)
    from orders o
    where o.id = coalesce(new.order_id, old.order_id) and counts_as_sold(o.payment_status);
  return null;
end
$$;

insert into shop_figures (tenant_id, day, product_id, revenue_in_cents)
  select o.tenant_id, vietnam_day(o.created_at), l.product_id,
         sum(kept_of_line(l.line_total_in_cents, o.total_in_cents, o.refunded_in_cents) - l.line_total_in_cents)
  from orders o join order_lines l on l.order_id = o.id
  where counts_as_sold(o.payment_status) and o.refunded_in_cents > 0 group by 1, 2, 3;
