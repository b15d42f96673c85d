-- How an order is under way: one parcel per order.
create table shipments (
  order_id uuid primary key,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  carrier text not null check (carrier in (
    'GHN', 'GHTK', 'VIETTEL_POST', 'VNPOST', 'JT_EXPRESS', 'NINJA_VAN', 'SPX', 'SHOP', 'OTHER')),
  tracking_code text check (carrier = 'SHOP' or tracking_code is not null),
  expected_on date,
  shipped_at timestamptz not null,
  foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade
);
create index shipments_tenant on shipments (tenant_id);
create index shipments_buyer on shipments (buyer_id);
select protect_table('shipments',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('shipments', 'update, delete');
