-- A buyer's complaint about a delivered order: the shop's money waits for a decision.
create table order_complaints (
  order_id uuid primary key,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  reason text not null check (char_length(reason) between 10 and 1000),
  status text not null default 'OPEN' check (status in ('OPEN', 'WITHDRAWN', 'RELEASED', 'REFUNDED')),
  note text check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  decided_by uuid references users (id),
  decided_at timestamptz,
  foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade,
  check ((status = 'OPEN') = (decided_at is null))
);
create index order_complaints_tenant on order_complaints (tenant_id);
create index order_complaints_buyer on order_complaints (buyer_id);
create index order_complaints_decided_by on order_complaints (decided_by);
create index order_complaints_created on order_complaints (created_at desc, order_id desc);
create index order_complaints_status on order_complaints (status, created_at desc, order_id desc);
select protect_table('order_complaints',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'buyer_id = (select app_user_id()) or (select app_sees_all())');
select forbid_on('order_complaints', 'delete');
select keep_columns('order_complaints', '{order_id,tenant_id,buyer_id,reason,created_at}');
