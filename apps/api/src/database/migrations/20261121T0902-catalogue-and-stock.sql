create table categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references categories (id),
  name text not null,
  slug text not null unique,
  description text,
  image_url text,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_id <> id)
);
create index categories_parent on categories (parent_id, sort_order);
create trigger categories_touch before update on categories for each row execute function touch_updated_at();

create table products (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  seller_id uuid not null references users (id),
  category_id uuid not null references categories (id),
  name text not null check (length(name) between 1 and 200),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  description text not null default '',
  condition text not null default 'NEW' check (condition in ('NEW', 'USED', 'REFURBISHED')),
  is_digital boolean not null default false,
  is_featured boolean not null default false,
  status text not null default 'PENDING' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'ARCHIVED')),
  rejection_reason text,
  tags text[] not null default '{}',
  -- Kept by triggers from variants, images, reviews and the tenant: a list row needs no join.
  price_in_cents bigint not null default 0,
  compare_at_price_in_cents bigint,
  default_variant_id uuid,
  variant_count integer not null default 0,
  available_stock integer not null default 0,
  image_url text,
  image_alt text,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating_average numeric(2, 1) not null generated always as
    (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end) stored,
  sold_count integer not null default 0,
  is_listed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_name text not null generated always as (fold_vietnamese(name)) stored,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('simple', fold_vietnamese(name)), 'A')
    || setweight(to_tsvector('simple', fold_vietnamese(left(description, 2000))), 'D')) stored,
  unique (tenant_id, slug)
);
create index products_tenant on products (tenant_id, created_at desc, id desc);
create index products_tenant_status on products (tenant_id, status);
create index products_listed_name on products (name, id) where is_listed;
create index products_listed_newest on products (created_at desc, id desc) where is_listed;
create index products_listed_price on products (price_in_cents, id) where is_listed;
create index products_listed_sold on products (sold_count desc, id desc) where is_listed;
create index products_listed_rating on products (rating_average desc, rating_count desc, id desc) where is_listed;
create index products_listed_category on products (category_id, price_in_cents) where is_listed;
create index products_listed_tenant on products (tenant_id, name) where is_listed;
create index products_featured on products (created_at desc, id desc) where is_listed and is_featured;
create index products_search_vector on products using gin (search_vector) where is_listed;
create index products_search_name on products using gin (search_name gin_trgm_ops) where is_listed;
create index products_tags on products using gin (tags) where is_listed;
create index products_category on products (category_id);
create trigger products_touch before update on products for each row execute function touch_updated_at();

create function keep_product_listed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.is_listed := new.status = 'APPROVED' and (select t.is_listed from tenants t where t.id = new.tenant_id);
  return new;
end
$$;
create trigger products_listed before insert or update of status, tenant_id, is_listed on products
  for each row execute function keep_product_listed();
create function keep_tenant_products_listed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update products set is_listed = (status = 'APPROVED' and new.is_listed) where tenant_id = new.id;
  return null;
end
$$;
create trigger tenants_relist after update on tenants
  for each row when (old.is_listed is distinct from new.is_listed) execute function keep_tenant_products_listed();

create table product_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  tenant_id uuid not null references tenants (id),
  name text not null default '',
  sku text,
  price_in_cents bigint not null check (price_in_cents > 0 and price_in_cents % 100 = 0),
  compare_at_price_in_cents bigint check (compare_at_price_in_cents % 100 = 0 and compare_at_price_in_cents > price_in_cents),
  stock integer not null default 0 check (stock >= 0),
  reserved integer not null default 0 check (reserved >= 0 and reserved <= stock),
  options jsonb not null default '{}',
  is_default boolean not null default false,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, sku)
);
create index product_variants_product on product_variants (product_id, sort_order);
create unique index product_variants_one_default on product_variants (product_id) where is_default;
create trigger product_variants_touch before update on product_variants for each row execute function touch_updated_at();

create function keep_product_offer() returns trigger language plpgsql security definer set search_path = public as $$
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
    from product_variants v where v.product_id = changed order by v.is_default desc, v.sort_order, v.id limit 1) offer on true
  where p.id = c.product_id;
  return null;
end
$$;
create trigger product_variants_offer after insert or update or delete on product_variants
  for each row execute function keep_product_offer();

create table product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  tenant_id uuid not null references tenants (id),
  url text not null,
  alt_text text not null default '',
  width integer not null,
  height integer not null,
  sort_order integer not null default 0,
  is_primary boolean not null default false,
  created_at timestamptz not null default now()
);
create index product_images_product on product_images (product_id, sort_order);
create unique index product_images_one_primary on product_images (product_id) where is_primary;
create function keep_product_picture() returns trigger language plpgsql security definer set search_path = public as $$
declare changed uuid := coalesce(new.product_id, old.product_id);
begin
  update products p set image_url = i.url, image_alt = i.alt_text
  from (select changed as product_id) c
  left join lateral (select url, alt_text from product_images where product_id = changed
                     order by is_primary desc, sort_order, id limit 1) i on true
  where p.id = c.product_id;
  return null;
end
$$;
create trigger product_images_picture after insert or update or delete on product_images
  for each row execute function keep_product_picture();

-- The only way stock changes: a movement is written and the variant follows, never below what is reserved.
create table stock_movements (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid not null references product_variants (id) on delete cascade,
  type text not null check (type in ('INCREASE', 'DECREASE', 'ADJUSTMENT', 'SALE', 'RESTOCK', 'DAMAGE', 'TRANSFER', 'RETURN')),
  quantity integer not null check (quantity <> 0),
  stock_after integer not null default 0,
  reason text,
  reference_type text,
  reference_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null default now()
);
create index stock_movements_variant on stock_movements (variant_id, created_at desc);
create index stock_movements_tenant on stock_movements (tenant_id, created_at desc);
create index stock_movements_product on stock_movements (product_id);
create function move_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- The product first: movements of its variants then wait for each other in one order and can't deadlock.
  perform 1 from products where id = new.product_id for update;
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
create trigger stock_movements_move before insert on stock_movements for each row execute function move_stock();

-- Stock promised to a checkout whose payment is under way.
create table stock_reservations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  variant_id uuid not null references product_variants (id) on delete cascade,
  user_id uuid not null references users (id),
  order_group_id uuid,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index stock_reservations_variant on stock_reservations (variant_id);
create index stock_reservations_expiry on stock_reservations (expires_at);
create function reserve_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform 1 from products p join product_variants v on v.product_id = p.id
    where v.id = coalesce(new.variant_id, old.variant_id) for update of p;
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
create trigger stock_reservations_reserve after insert or delete on stock_reservations
  for each row execute function reserve_stock();

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  tenant_id uuid not null references tenants (id),
  user_id uuid not null references users (id),
  author_first_name text not null,
  author_last_name text not null,
  rating integer not null check (rating between 1 and 5),
  title text check (length(title) <= 200),
  comment text not null check (length(comment) <= 2000),
  is_verified boolean not null default false,
  status text not null default 'APPROVED' check (status in ('APPROVED', 'REJECTED', 'HIDDEN')),
  moderation_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (product_id, user_id)
);
create index reviews_product on reviews (product_id, created_at desc, id desc) where status = 'APPROVED';
create index reviews_user on reviews (user_id, created_at desc);
create index reviews_tenant on reviews (tenant_id, created_at desc);
create trigger reviews_touch before update on reviews for each row execute function touch_updated_at();
create function keep_product_rating() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' and old.status = 'APPROVED' then
    update products set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'APPROVED' then
    update products set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.product_id;
  end if;
  return null;
end
$$;
create trigger reviews_rating after insert or update or delete on reviews for each row execute function keep_product_rating();

select protect_table('categories', 'true', '(select app_sees_all())');
select protect_table('products',
  'is_listed or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('product_variants',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())
   or exists (select from products p where p.id = product_id and p.is_listed)',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('product_images',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())
   or exists (select from products p where p.id = product_id and p.is_listed)',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('stock_movements',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('stock_reservations',
  'tenant_id = (select app_tenant_id()) or user_id = (select app_user_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('reviews',
  'status = ''APPROVED'' or user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('stock_movements', 'update, delete');
select forbid_on('stock_reservations', 'update');
-- What triggers keep, the application can't write.
revoke update on product_variants from chonoi_app;
grant update (name, sku, price_in_cents, compare_at_price_in_cents, options, is_default, sort_order) on product_variants to chonoi_app;
revoke insert on product_variants from chonoi_app;
grant insert (id, product_id, tenant_id, name, sku, price_in_cents, compare_at_price_in_cents, options, is_default, sort_order)
  on product_variants to chonoi_app;
revoke insert, update on products from chonoi_app;
grant insert (id, tenant_id, seller_id, category_id, name, slug, description, condition, is_digital, is_featured, status, tags)
  on products to chonoi_app;
grant update (category_id, name, slug, description, condition, is_digital, is_featured, status, rejection_reason, tags)
  on products to chonoi_app;

-- The public catalogue. Views of the owner, so that searching them uses every index: a row-level policy would keep
-- operators that aren't leakproof (full text, trigram) away from the indexes. They hold nothing but listed rows.
create view listed_products as select * from products where is_listed;
create view listed_product_variants as
  select v.id, v.product_id, v.tenant_id, v.name, v.sku, v.price_in_cents, v.compare_at_price_in_cents,
         v.stock, v.stock - v.reserved as available_stock, v.options, v.is_default, v.sort_order
  from product_variants v join products p on p.id = v.product_id where p.is_listed;
create view listed_product_images as
  select i.* from product_images i join products p on p.id = i.product_id where p.is_listed;
create view listed_tenants as
  select id, slug, name, description, logo_url, banner_url, website, primary_color, city, shipping_fee_in_cents, created_at
  from tenants where is_listed;
grant select on listed_products, listed_product_variants, listed_product_images, listed_tenants to chonoi_app;
