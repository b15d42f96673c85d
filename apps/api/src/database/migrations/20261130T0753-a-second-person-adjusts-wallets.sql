-- Adjustments of wallets above a limit wait until a second administrator of the platform decides; nothing moves before.
create table wallet_adjustments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  type text not null check (type in ('WALLET_ADJUSTMENT', 'WALLET_BONUS', 'WALLET_PENALTY')),
  amount_in_cents bigint not null check (amount_in_cents <> 0 and amount_in_cents % 100 = 0),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED')),
  requested_by uuid not null references users (id) check (requested_by <> user_id),
  decided_by uuid references users (id) check (decided_by <> requested_by and decided_by <> user_id),
  decided_at timestamptz,
  note text,
  created_at timestamptz not null default now(),
  check ((status = 'PENDING') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create index wallet_adjustments_created on wallet_adjustments (created_at desc, id desc);
create index wallet_adjustments_status on wallet_adjustments (status, created_at desc, id desc);
create index wallet_adjustments_user on wallet_adjustments (user_id);
create index wallet_adjustments_requested_by on wallet_adjustments (requested_by);
create index wallet_adjustments_decided_by on wallet_adjustments (decided_by) where decided_by is not null;
select protect_table('wallet_adjustments', '(select app_sees_all())', '(select app_sees_all())');
select forbid_on('wallet_adjustments', 'delete');

-- allowed: the table holds one row
alter table platform_settings add column wallet_adjustment_limit_in_cents bigint not null default 500000000
  check (wallet_adjustment_limit_in_cents >= 0 and wallet_adjustment_limit_in_cents % 100 = 0);
