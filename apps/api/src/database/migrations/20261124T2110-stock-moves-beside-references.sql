-- What moves stock changes no key of a product, so it locks out who changes the product and not who refers to it. Before,
-- every cart, review and order line with the product waited for each open checkout of it, and carts that named several
-- products in another order than a checkout takes them were deadlocked with it.
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
  if new.type in ('SALE', 'RETURN') then
    update products set sold_count = greatest(0, sold_count - new.quantity) where id = new.product_id;
  end if;
  return new;
end
$$;

create or replace function reserve_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform 1 from products p join product_variants v on v.product_id = p.id
    where v.id = coalesce(new.variant_id, old.variant_id) for no key update of p;
  if tg_op = 'INSERT' then
    update product_variants set reserved = reserved + new.quantity
      where id = new.variant_id and tenant_id = new.tenant_id and stock - reserved >= new.quantity;
    if not found then
      raise exception 'not enough stock' using errcode = 'CN001', detail = new.variant_id::text;
    end if;
  else
    update product_variants set reserved = reserved - old.quantity where id = old.variant_id;
  end if;
  return null;
end
$$;
