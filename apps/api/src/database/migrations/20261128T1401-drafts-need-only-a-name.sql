-- What a shop keeps to itself may lack its category and its prices. Nothing else may: what isn't a draft or taken off
-- the site has both.
alter table products alter column category_id drop not null;
alter table products add constraint products_category_given
  check (category_id is not null or status in ('DRAFT', 'ARCHIVED')) not valid;
alter table product_variants alter column price_in_cents drop not null;

-- Triggers for prices, as a check can't read the other table.
create function refuse_variant_without_price() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Locked: it isn't submitted meanwhile.
  perform 1 from products where id = new.product_id and status in ('DRAFT', 'ARCHIVED') for share;
  if not found then
    raise exception 'only a draft has variants without a price' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger product_variants_priced before insert or update of price_in_cents, removed_at on product_variants
  for each row when (new.price_in_cents is null and new.removed_at is null) execute function refuse_variant_without_price();

create function refuse_product_without_price() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from product_variants v
             where v.product_id = new.id and v.price_in_cents is null and v.removed_at is null) then
    raise exception 'a variant has no price' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger products_priced before update of status on products
  for each row when (old.status in ('DRAFT', 'ARCHIVED') and new.status not in ('DRAFT', 'ARCHIVED'))
  execute function refuse_product_without_price();
revoke execute on function refuse_variant_without_price, refuse_product_without_price from public;
