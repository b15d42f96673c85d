-- Payments of checkouts, their notifications, refunds, and what doesn't agree with a gateway.
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- Our name of it at the gateway, and the content of a bank transfer.
  reference text not null unique check (reference ~ '^[0-9A-Z]{8,34}$'),
  order_group_id uuid not null,
  -- Only cash on delivery is paid order by order.
  order_id uuid,
  buyer_id uuid not null references users (id),
  method text not null check (method in (
    'WALLET', 'MANUAL_DEPOSIT', 'BANK_TRANSFER', 'CARD', 'PAYPAL', 'VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR', 'CASH_ON_DELIVERY')),
  status text not null default 'PENDING' check (status in (
    'PENDING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  -- All that the buyer pays, the fee included. The fee isn't refunded.
  amount_in_cents bigint not null check (amount_in_cents >= 0 and amount_in_cents % 100 = 0),
  fee_in_cents bigint not null default 0 check (fee_in_cents >= 0 and fee_in_cents % 100 = 0),
  refunded_in_cents bigint not null default 0 check (refunded_in_cents >= 0 and refunded_in_cents % 100 = 0),
  -- The configuration that it was charged by. No reference: the payment outlives it.
  gateway_config_id uuid,
  language text not null default 'vi' check (language in ('vi', 'en')),
  customer_address text not null default '127.0.0.1',
  -- The charge at the gateway; absent until the gateway has accepted it.
  redirect_url text,
  deep_link text,
  qr_content text,
  gateway_reference text,
  charged_currency text check (charged_currency in ('VND', 'USD')),
  charged_cents bigint check (charged_cents > 0),
  transaction_id text,
  result_code text,
  paid_at timestamptz,
  expires_at timestamptz,
  -- When the gateway is asked next; absent once there is nothing to ask.
  next_query_at timestamptz,
  queried_at timestamptz,
  query_count integer not null default 0,
  reconciled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, buyer_id),
  foreign key (order_group_id, buyer_id) references order_groups (id, buyer_id),
  check (refunded_in_cents <= amount_in_cents),
  check (fee_in_cents <= amount_in_cents),
  check ((charged_currency is null) = (charged_cents is null)),
  check (status not in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') or paid_at is not null)
);
alter table orders add unique (id, buyer_id);
alter table payments add foreign key (order_id, buyer_id) references orders (id, buyer_id);
create index payments_group on payments (order_group_id, created_at desc);
create index payments_order on payments (order_id) where order_id is not null;
create index payments_buyer on payments (buyer_id, created_at desc, id desc);
create index payments_created on payments (created_at desc, id desc);
create index payments_status on payments (status, created_at desc);
create index payments_due on payments (next_query_at) where next_query_at is not null;
create index payments_unreconciled on payments (created_at) where reconciled_at is null and transaction_id is not null;
create trigger payments_touch before update on payments for each row execute function touch_updated_at();

-- The payment that an order was paid with, and until when an unpaid checkout keeps its stock.
alter table orders add column payment_id uuid,
  add foreign key (payment_id, buyer_id) references payments (id, buyer_id);
grant update (payment_id) on orders to chonoi_app;
create index orders_payment on orders (payment_id) where payment_id is not null;
alter table order_groups add column payment_due_at timestamptz;
create index order_groups_due on order_groups (payment_due_at) where payment_due_at is not null;

create table payment_events (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null,
  buyer_id uuid not null references users (id),
  status text not null,
  source text not null check (source in ('BUYER', 'NOTIFICATION', 'QUERY', 'SYSTEM', 'ADMIN', 'SELLER')),
  note text,
  by_user_id uuid references users (id),
  created_at timestamptz not null default now(),
  -- Events of one transaction have one time.
  position bigint generated always as identity,
  foreign key (payment_id, buyer_id) references payments (id, buyer_id)
);
create index payment_events_payment on payment_events (payment_id, position);
alter table order_events add column position bigint generated always as identity;

-- The inbox: a gateway's event is acted on once.
create table payment_notifications (
  id uuid primary key default gen_random_uuid(),
  gateway text not null,
  event_key text not null,
  reference text not null,
  payment_id uuid references payments (id),
  outcome text not null,
  created_at timestamptz not null default now(),
  unique (gateway, event_key)
);
create index payment_notifications_payment on payment_notifications (payment_id);

-- Money on its way back. A refund never fails: what the gateway refuses goes to the buyer's wallet.
create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8,30}$'),
  payment_id uuid not null,
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  amount_in_cents bigint not null check (amount_in_cents > 0 and amount_in_cents % 100 = 0),
  destination text not null check (destination in ('WALLET', 'SOURCE')),
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED')),
  reason text not null,
  requested_by uuid references users (id),
  requested_name text not null,
  gateway_refund_id text,
  -- Set when the gateway refused it.
  result_code text,
  -- Whether the gateway may have got it, so that its state is asked instead of sending it.
  sent_at timestamptz,
  next_query_at timestamptz,
  query_count integer not null default 0,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (payment_id, buyer_id) references payments (id, buyer_id),
  foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id),
  check ((status = 'COMPLETED') = (completed_at is not null))
);
create index payment_refunds_payment on payment_refunds (payment_id, created_at);
create index payment_refunds_order on payment_refunds (order_id);
create index payment_refunds_due on payment_refunds (next_query_at) where next_query_at is not null;

-- What a gateway says and we don't, or the reverse. A person closes each one.
create table payment_mismatches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('WRONG_AMOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY')),
  gateway text not null,
  reference text not null,
  payment_id uuid references payments (id),
  expected_in_cents bigint,
  reported_currency text,
  reported_cents bigint,
  transaction_id text not null default '',
  resolved_at timestamptz,
  resolved_by uuid references users (id),
  resolution text,
  created_at timestamptz not null default now(),
  unique (kind, gateway, reference, transaction_id)
);
create index payment_mismatches_open on payment_mismatches (created_at desc) where resolved_at is null;
create index payment_mismatches_created on payment_mismatches (created_at desc, id desc);
create index payment_mismatches_payment on payment_mismatches (payment_id);

select protect_table('payments', 'buyer_id = (select app_user_id()) or (select app_sees_all())', '(select app_sees_all())');
select protect_table('payment_events', 'buyer_id = (select app_user_id()) or (select app_sees_all())', '(select app_sees_all())');
select protect_table('payment_notifications', '(select app_sees_all())', '(select app_sees_all())');
select protect_table('payment_refunds',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_sees_all())');
select protect_table('payment_mismatches', '(select app_sees_all())', '(select app_sees_all())');
select forbid_on('payments', 'delete');
select forbid_on('payment_events', 'update, delete');
select forbid_on('payment_notifications', 'update, delete');
select forbid_on('payment_refunds', 'delete');
select forbid_on('payment_mismatches', 'delete');

select keep_columns('payments', '{id,reference,order_group_id,order_id,buyer_id,method,gateway_config_id,amount_in_cents,fee_in_cents}');
select keep_columns('payment_refunds', '{id,reference,payment_id,order_id,tenant_id,buyer_id,amount_in_cents}');

-- Checkouts so far were paid from the wallet, at once.
insert into payments (id, reference, order_group_id, buyer_id, method, status, amount_in_cents, refunded_in_cents, paid_at, created_at)
  select g.id, upper(replace(g.id::text, '-', '')), g.id, g.buyer_id, 'WALLET',
    g.payment_status, g.total_in_cents,
    coalesce((select sum(o.refunded_in_cents) from orders o where o.group_id = g.id), 0), g.created_at, g.created_at
  from order_groups g where g.payment_status in ('PAID', 'REFUNDED', 'PARTIALLY_REFUNDED');
update orders o set payment_id = o.group_id
  where o.payment_status in ('PAID', 'REFUNDED', 'PARTIALLY_REFUNDED') and exists (select from payments p where p.id = o.group_id);
