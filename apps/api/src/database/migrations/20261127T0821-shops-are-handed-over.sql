-- Offers of an administrator to hand their shop over. One waits at a time; an expired one is replaced by the next.
create table shop_handovers (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  receiver_id uuid not null references users (id) on delete cascade,
  sender_becomes text not null check (sender_becomes in ('SELLER', 'CUSTOMER', 'LEFT')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  expires_at timestamptz not null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint shop_handovers_between_two check (sender_id <> receiver_id),
  constraint shop_handovers_answered check ((status = 'PENDING') = (answered_at is null))
);
create unique index shop_handovers_one_pending on shop_handovers (tenant_id) where status = 'PENDING';
create index shop_handovers_tenant on shop_handovers (tenant_id);
create index shop_handovers_sender on shop_handovers (sender_id);
create index shop_handovers_receiver on shop_handovers (receiver_id);

select protect_table('shop_handovers',
  'sender_id = (select app_user_id()) or receiver_id = (select app_user_id()) or (select app_sees_all())',
  '(select app_is_system())');
