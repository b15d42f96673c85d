create table coupons (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid references tenants (id), -- absent: the platform's own, good in every shop
  code text not null unique check (code = upper(code) and length(code) between 3 and 40),
  description text,
  discount_type text not null check (discount_type in ('PERCENTAGE', 'FIXED_AMOUNT')),
  discount_value bigint not null check (discount_value > 0), -- percent, or cents
  minimum_amount_in_cents bigint not null default 0 check (minimum_amount_in_cents >= 0),
  usage_limit integer check (usage_limit >= 1),
  per_user_limit integer check (per_user_limit >= 1),
  valid_from timestamptz not null default now(),
  valid_until timestamptz not null,
  is_active boolean not null default true,
  applicable_to_all boolean not null default true,
  product_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  usage_count integer not null default 0 check (usage_count >= 0 and (usage_limit is null or usage_count <= usage_limit)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (valid_until > valid_from),
  check (discount_type <> 'PERCENTAGE' or discount_value <= 100)
);
create index coupons_tenant on coupons (tenant_id);
create trigger coupons_touch before update on coupons for each row execute function touch_updated_at();

create table carts (
  user_id uuid primary key references users (id) on delete cascade,
  coupon_id uuid references coupons (id) on delete set null,
  updated_at timestamptz not null default now()
);
create table cart_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references carts (user_id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid not null references product_variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  created_at timestamptz not null default now(),
  unique (user_id, variant_id)
);
create index cart_items_variant on cart_items (variant_id);

create table order_groups (
  id uuid primary key default gen_random_uuid(),
  buyer_id uuid not null references users (id),
  payment_method text not null,
  payment_status text not null check (payment_status in ('PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED')),
  coupon_id uuid references coupons (id),
  coupon_code text,
  total_in_cents bigint not null check (total_in_cents >= 0 and total_in_cents % 100 = 0),
  created_at timestamptz not null default now()
);
create index order_groups_buyer on order_groups (buyer_id, created_at desc);

create table orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique,
  group_id uuid not null references order_groups (id),
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  buyer_first_name text not null,
  buyer_last_name text not null,
  buyer_email text not null,
  status text not null default 'PENDING' check (status in (
    'PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')),
  payment_status text not null check (payment_status in ('PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED')),
  payment_method text not null,
  subtotal_in_cents bigint not null check (subtotal_in_cents >= 0 and subtotal_in_cents % 100 = 0),
  discount_in_cents bigint not null default 0 check (discount_in_cents >= 0 and discount_in_cents % 100 = 0),
  -- The part of the discount that the platform pays for, so that the shop is settled in full.
  platform_discount_in_cents bigint not null default 0 check (platform_discount_in_cents between 0 and discount_in_cents),
  shipping_in_cents bigint not null default 0 check (shipping_in_cents >= 0 and shipping_in_cents % 100 = 0),
  total_in_cents bigint not null check (total_in_cents = subtotal_in_cents - discount_in_cents + shipping_in_cents),
  refunded_in_cents bigint not null default 0 check (refunded_in_cents between 0 and total_in_cents),
  commission_in_cents bigint not null check (commission_in_cents >= 0 and commission_in_cents % 100 = 0),
  coupon_code text,
  shipping_address jsonb not null,
  note text,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_tenant on orders (tenant_id, created_at desc, id desc);
create index orders_tenant_status on orders (tenant_id, status);
create index orders_group on orders (group_id);
create index orders_created on orders (created_at desc, id desc);
create trigger orders_touch before update on orders for each row execute function touch_updated_at();

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  product_id uuid not null references products (id),
  variant_id uuid not null references product_variants (id),
  name text not null,
  variant_name text,
  sku text,
  image_url text,
  quantity integer not null check (quantity > 0),
  price_in_cents bigint not null check (price_in_cents > 0 and price_in_cents % 100 = 0),
  discount_in_cents bigint not null default 0 check (discount_in_cents >= 0 and discount_in_cents % 100 = 0),
  line_total_in_cents bigint not null check (line_total_in_cents = price_in_cents * quantity - discount_in_cents),
  -- Frozen when the order is made: a later change of the tenant's rate doesn't touch it.
  commission_basis_points integer not null,
  commission_in_cents bigint not null check (commission_in_cents >= 0 and commission_in_cents % 100 = 0),
  created_at timestamptz not null default now()
);
create index order_lines_order on order_lines (order_id);
create index order_lines_buyer_product on order_lines (buyer_id, product_id);
create index order_lines_tenant_product on order_lines (tenant_id, product_id);
create index order_lines_product on order_lines (product_id);
create index order_lines_variant on order_lines (variant_id);

create table order_events (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  status text not null,
  note text,
  by_user_id uuid references users (id),
  by_role text not null check (by_role in ('BUYER', 'SELLER', 'ADMIN', 'SYSTEM')),
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, created_at);

create table coupon_redemptions (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references coupons (id),
  user_id uuid not null references users (id),
  order_group_id uuid not null references order_groups (id),
  discount_in_cents bigint not null check (discount_in_cents >= 0),
  created_at timestamptz not null default now(),
  unique (coupon_id, order_group_id)
);
create index coupon_redemptions_user on coupon_redemptions (coupon_id, user_id);

-- Counts a use, or answers false when none is left. The coupon's row stays locked until the checkout ends, which also
-- makes the count per person safe. The buyer may not write coupons, so this is the owner's.
create function use_coupon(used_coupon uuid, used_by uuid) returns boolean
language plpgsql security definer set search_path = public as $$
declare per_user integer;
begin
  update coupons set usage_count = usage_count + 1
    where id = used_coupon and is_active and now() >= valid_from and now() < valid_until
      and (usage_limit is null or usage_count < usage_limit)
    returning per_user_limit into per_user;
  if not found then return false; end if;
  return per_user is null or per_user >
    (select count(*) from coupon_redemptions r where r.coupon_id = used_coupon and r.user_id = used_by);
end
$$;
create function release_coupon(used_coupon uuid, released_group uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  delete from coupon_redemptions where coupon_id = used_coupon and order_group_id = released_group;
  if found then update coupons set usage_count = usage_count - 1 where id = used_coupon; end if;
end
$$;
revoke execute on function use_coupon, release_coupon from public;
grant execute on function use_coupon, release_coupon to chonoi_app;

select protect_table('coupons', 'true', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('carts', 'user_id = (select app_user_id())', 'user_id = (select app_user_id())');
select protect_table('cart_items', 'user_id = (select app_user_id())', 'user_id = (select app_user_id())');
select protect_table('order_groups',
  'buyer_id = (select app_user_id()) or (select app_sees_all())
   or exists (select from orders o where o.group_id = order_groups.id and o.tenant_id = (select app_tenant_id()))',
  'buyer_id = (select app_user_id()) or (select app_sees_all())');
select protect_table('orders',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('order_lines',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('order_events',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('coupon_redemptions',
  'user_id = (select app_user_id()) or (select app_sees_all())', 'user_id = (select app_user_id()) or (select app_sees_all())');
select forbid_on('order_events', 'update, delete');
select forbid_on('orders', 'delete');
select forbid_on('order_groups', 'delete');
