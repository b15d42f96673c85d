-- Goods that a shop takes back by hand were counted as sold only if an order sold them here, so only an order's return
-- lowers the sold count.
create or replace function move_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- The product first: movements of its variants then wait for each other in one order and can't deadlock.
  perform 1 from products where id = new.product_id for no key update;
  update product_variants set stock = stock + new.quantity
    where id = new.variant_id and product_id = new.product_id and tenant_id = new.tenant_id
      and stock - reserved + new.quantity >= 0
    returning stock into new.stock_after;
  if not found then
    raise exception 'not enough stock' using errcode = 'CN001', detail = new.variant_id::text;
  end if;
  if new.type = 'SALE' or (new.type = 'RETURN' and new.reference_type = 'order') then
    update products set sold_count = greatest(0, sold_count - new.quantity) where id = new.product_id;
  end if;
  return new;
end
$$;

-- The lists of a shop, of the platform and of a product, newest first.
drop index stock_movements_tenant, stock_movements_product;
create index stock_movements_tenant on stock_movements (tenant_id, created_at desc, id desc);
create index stock_movements_created on stock_movements (created_at desc, id desc);
create index stock_movements_product on stock_movements (product_id, created_at desc, id desc);
