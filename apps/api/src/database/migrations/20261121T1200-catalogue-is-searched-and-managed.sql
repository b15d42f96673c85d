-- A product by its slug alone, a seller's products, the newest of everything for the platform.
create index products_listed_slug on products (slug, created_at, id) where is_listed;
create index products_listed_seller on products (seller_id, name, id) where is_listed;
create index products_created on products (created_at desc, id desc);
create index reviews_newest on reviews (created_at desc, id desc) where status = 'APPROVED';
create index order_lines_tenant on order_lines (tenant_id, created_at desc, id desc);
create index order_lines_created on order_lines (created_at desc, id desc);
create index stock_movements_reference on stock_movements (reference_id) where reference_id is not null;

-- A variant that orders refer to stays behind them when its shop removes it; a cancelled order still gives its stock back.
alter table product_variants add column removed_at timestamptz;
alter table product_variants add check (removed_at is null or not is_default);
grant update (removed_at) on product_variants to chonoi_app;
create or replace function keep_product_offer() returns trigger language plpgsql security definer set search_path = public as $$
declare changed uuid := coalesce(new.product_id, old.product_id);
begin
  update products p set
    default_variant_id = offer.id,
    price_in_cents = coalesce(offer.price_in_cents, 0),
    compare_at_price_in_cents = offer.compare_at_price_in_cents,
    variant_count = coalesce(offer.variant_count, 0),
    available_stock = coalesce(offer.available_stock, 0)
  from (select changed as product_id) c
  left join lateral (
    select v.id, v.price_in_cents, v.compare_at_price_in_cents, count(*) over () as variant_count,
           sum(v.stock - v.reserved) over () as available_stock
    from product_variants v where v.product_id = changed and v.removed_at is null
    order by v.is_default desc, v.sort_order, v.id limit 1) offer on true
  where p.id = c.product_id;
  return null;
end
$$;
create or replace view listed_product_variants as
  select v.id, v.product_id, v.tenant_id, v.name, v.sku, v.price_in_cents, v.compare_at_price_in_cents,
         v.stock, v.stock - v.reserved as available_stock, v.options, v.is_default, v.sort_order
  from product_variants v join products p on p.id = v.product_id where p.is_listed and v.removed_at is null;

-- What a mistyped search may have meant: names that hold something like it. A function, because the threshold is a
-- setting and 0.6, its standard, misses two swapped letters. The best 200 are enough to choose from.
create function similar_listed_products(folded_query text) returns setof uuid
language sql stable rows 50 set search_path = public set pg_trgm.word_similarity_threshold = '0.4' as $$
  select id from listed_products where folded_query <% search_name
  order by word_similarity(folded_query, search_name) desc, sold_count desc, id limit 200
$$;

-- Categories below one, itself included.
create function category_and_below(top uuid) returns uuid[] language sql stable set search_path = public as $$
  with recursive below as (
    select top as id
    union
    select c.id from categories c join below b on c.parent_id = b.id)
  select array_agg(id) from below
$$;

-- The file that was uploaded for this very picture and goes with it; absent when the picture shows another upload.
alter table product_images add column own_file_id uuid references files (id);
create index product_images_own_file on product_images (own_file_id) where own_file_id is not null;
create index product_images_url on product_images (url);
