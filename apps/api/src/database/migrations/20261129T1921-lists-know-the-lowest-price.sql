-- Lists filter, sort and show a product by the lowest price that somebody can buy it for, not by its default variant's.
-- Variants are edited with their product, and so raise its version; what is sold of them doesn't.
create or replace function keep_product_offer() returns trigger language plpgsql security definer set search_path = public as $$
declare
  changed uuid := coalesce(new.product_id, old.product_id);
  is_edited boolean := tg_op <> 'UPDATE'
    or (old.name, old.sku, old.price_in_cents, old.compare_at_price_in_cents, old.options, old.is_default, old.sort_order,
        old.removed_at)
      is distinct from (new.name, new.sku, new.price_in_cents, new.compare_at_price_in_cents, new.options, new.is_default,
        new.sort_order, new.removed_at);
begin
  update products p set
    default_variant_id = offer.id,
    price_in_cents = coalesce(offer.price_in_cents, 0),
    compare_at_price_in_cents = offer.compare_at_price_in_cents,
    variant_count = coalesce(offer.variant_count, 0),
    available_stock = coalesce(offer.available_stock, 0),
    version = p.version + is_edited::integer
  from (select changed as product_id) c
  left join lateral (
    select (array_agg(v.id order by v.is_default desc, v.sort_order, v.id))[1] as id,
           (array_agg(v.price_in_cents order by v.price_in_cents is null, v.stock <= v.reserved, v.price_in_cents,
             v.is_default desc, v.sort_order, v.id))[1] as price_in_cents,
           (array_agg(v.compare_at_price_in_cents order by v.price_in_cents is null, v.stock <= v.reserved,
             v.price_in_cents, v.is_default desc, v.sort_order, v.id))[1] as compare_at_price_in_cents,
           count(*) as variant_count, sum(v.stock - v.reserved) as available_stock
    from product_variants v where v.product_id = changed and v.removed_at is null) offer on true
  where p.id = c.product_id;
  return null;
end
$$;

select set_config('app.scope', 'system', true);
update products p set price_in_cents = offer.price_in_cents, compare_at_price_in_cents = offer.compare_at_price_in_cents
  from (
    select distinct on (v.product_id) v.product_id, v.price_in_cents, v.compare_at_price_in_cents
    from product_variants v where v.removed_at is null and v.price_in_cents is not null
    order by v.product_id, v.stock <= v.reserved, v.price_in_cents, v.is_default desc, v.sort_order, v.id) offer
  where p.id = offer.product_id and p.variant_count > 1
    and (p.price_in_cents, p.compare_at_price_in_cents)
      is distinct from (offer.price_in_cents, offer.compare_at_price_in_cents);
