-- A delivered order's money waits until the buyer confirms the receipt, or until its day comes.
alter table platform_settings
  add column order_release_days integer not null default 7 check (order_release_days between 0 and 60);
alter table orders
  add column release_due_at timestamptz,
  add column released_at timestamptz;
-- So far delivery itself has paid the shop.
alter table orders disable trigger orders_touch;
update orders set release_due_at = delivered_at, released_at = delivered_at where delivered_at is not null;
alter table orders enable trigger orders_touch;
alter table orders
  add check (released_at is null or delivered_at is not null),
  add check (release_due_at is null or delivered_at is not null);
create index orders_release_due on orders (release_due_at)
  where status = 'DELIVERED' and released_at is null and payment_status in ('PAID', 'PARTIALLY_REFUNDED');
create index orders_tenant_release_due on orders (tenant_id, release_due_at)
  where status = 'DELIVERED' and released_at is null and payment_status in ('PAID', 'PARTIALLY_REFUNDED');
grant update (release_due_at, released_at) on orders to chonoi_app;
