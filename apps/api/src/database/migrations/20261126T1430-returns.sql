-- A buyer sends goods of a delivered order back: who answers until when, and what became of it.
alter table payment_refunds add unique (id, order_id, tenant_id, buyer_id);
create table order_returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  status text not null default 'REQUESTED' check (status in (
    'REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED', 'SENT', 'REFUNDED', 'CANCELLED', 'CLOSED')),
  reason text not null check (reason in (
    'DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'MISSING_PARTS', 'CHANGED_MIND', 'OTHER')),
  description text not null check (char_length(description) between 10 and 1000),
  picture_urls text[] not null default '{}' check (cardinality(picture_urls) <= 5),
  destination text not null default 'WALLET' check (destination in ('WALLET', 'SOURCE')),
  -- What will be refunded as far as is known, and what was in the end.
  refund_in_cents bigint not null check (refund_in_cents >= 0 and refund_in_cents % 100 = 0),
  refund_id uuid,
  carrier text check (carrier in (
    'GHN', 'GHTK', 'VIETTEL_POST', 'VNPOST', 'JT_EXPRESS', 'NINJA_VAN', 'SPX', 'SHOP', 'OTHER')),
  tracking_code text check (char_length(tracking_code) between 1 and 50),
  -- Until when the side that has to act may take.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, order_id, tenant_id, buyer_id),
  foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade,
  foreign key (refund_id, order_id, tenant_id, buyer_id) references payment_refunds (id, order_id, tenant_id, buyer_id),
  check ((status in ('REFUNDED', 'CANCELLED', 'CLOSED')) = (due_at is null)),
  check (carrier is null or carrier = 'SHOP' or tracking_code is not null),
  check (status <> 'SENT' or carrier is not null)
);
create index order_returns_order on order_returns (order_id);
create index order_returns_buyer on order_returns (buyer_id, created_at desc, id desc);
create index order_returns_buyer_status on order_returns (buyer_id, status, created_at desc, id desc);
create index order_returns_tenant on order_returns (tenant_id, created_at desc, id desc);
create index order_returns_tenant_status on order_returns (tenant_id, status, created_at desc, id desc);
create index order_returns_created on order_returns (created_at desc, id desc);
create index order_returns_status on order_returns (status, created_at desc, id desc);
create index order_returns_due on order_returns (due_at) where due_at is not null;
create index order_returns_refund on order_returns (refund_id) where refund_id is not null;
create trigger order_returns_touch before update on order_returns for each row execute function touch_updated_at();
select protect_table('order_returns',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('order_returns', 'delete');
select keep_columns('order_returns',
  '{order_id,tenant_id,buyer_id,reason,description,picture_urls,destination,created_at}');

create table order_return_lines (
  return_id uuid not null,
  order_line_id uuid not null,
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  quantity integer not null check (quantity > 0),
  damaged_quantity integer not null default 0 check (damaged_quantity between 0 and quantity),
  primary key (return_id, order_line_id),
  foreign key (return_id, order_id, tenant_id, buyer_id) references order_returns (id, order_id, tenant_id, buyer_id)
    on delete cascade,
  foreign key (order_line_id, order_id, tenant_id, buyer_id) references order_lines (id, order_id, tenant_id, buyer_id)
    on delete cascade
);
create index order_return_lines_line on order_return_lines (order_line_id);
create index order_return_lines_order on order_return_lines (order_id);
create index order_return_lines_tenant on order_return_lines (tenant_id);
create index order_return_lines_buyer on order_return_lines (buyer_id);
select protect_table('order_return_lines',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('order_return_lines', 'delete');
select keep_columns('order_return_lines', '{return_id,order_line_id,order_id,tenant_id,buyer_id,quantity}');

create table order_return_events (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null,
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  status text not null check (status in (
    'REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED', 'SENT', 'REFUNDED', 'CANCELLED', 'CLOSED')),
  note text check (char_length(note) <= 500),
  by_user_id uuid references users (id),
  by_role text not null check (by_role in ('BUYER', 'SELLER', 'ADMIN', 'SYSTEM')),
  created_at timestamptz not null default now(),
  position bigint generated always as identity,
  foreign key (return_id, order_id, tenant_id, buyer_id) references order_returns (id, order_id, tenant_id, buyer_id)
    on delete cascade
);
create index order_return_events_return on order_return_events (return_id, created_at);
create index order_return_events_tenant on order_return_events (tenant_id);
create index order_return_events_buyer on order_return_events (buyer_id);
create index order_return_events_by on order_return_events (by_user_id);
select protect_table('order_return_events',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('order_return_events', 'update, delete');

-- What comes back by a return was sold by an order, so it lowers the sold count as a cancelled order does.
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
  if new.type = 'SALE' or (new.type = 'RETURN' and new.reference_type in ('order', 'return')) then
    update products set sold_count = greatest(0, sold_count - new.quantity) where id = new.product_id;
  end if;
  return new;
end
$$;
