-- A variant that was deleted meanwhile isn't a lack of stock.
create or replace function move_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- The product first: movements of its variants then wait for each other in one order and can't deadlock.
  perform 1 from products where id = new.product_id for no key update;
  update product_variants set stock = stock + new.quantity
    where id = new.variant_id and product_id = new.product_id and tenant_id = new.tenant_id
      and stock - reserved + new.quantity >= 0
    returning stock into new.stock_after;
  if not found then
    if not exists (select from product_variants
        where id = new.variant_id and product_id = new.product_id and tenant_id = new.tenant_id) then
      raise exception 'no such variant' using errcode = 'CN004', detail = new.variant_id::text;
    end if;
    raise exception 'not enough stock' using errcode = 'CN001', detail = new.variant_id::text;
  end if;
  if new.type = 'SALE' or (new.type = 'RETURN' and new.reference_type = 'order') then
    update products set sold_count = greatest(0, sold_count - new.quantity) where id = new.product_id;
  end if;
  return new;
end
$$;
