-- Withdrawals that request themselves: of a person's wallet, or of the earnings of a shop when tenant_id names it.
create table automated_withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  tenant_id uuid references tenants (id),
  name text not null,
  minimum_balance_in_cents bigint not null check (minimum_balance_in_cents >= 0 and minimum_balance_in_cents % 100 = 0),
  kept_in_cents bigint not null default 0 check (kept_in_cents >= 0 and kept_in_cents % 100 = 0),
  amount_in_cents bigint check (amount_in_cents > 0 and amount_in_cents % 100 = 0),
  percentage smallint check (percentage between 1 and 100),
  frequency text not null check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY')),
  bank_account_id uuid not null,
  is_active boolean not null default true,
  -- Null while it is switched off.
  next_run_at timestamptz,
  last_run_at timestamptz,
  failures smallint not null default 0,
  created_at timestamptz not null default now(),
  foreign key (bank_account_id, user_id) references bank_accounts (id, user_id),
  unique (id, user_id),
  check (amount_in_cents is null or percentage is null),
  check (is_active = (next_run_at is not null))
);
create index automated_withdrawals_user on automated_withdrawals (user_id, created_at desc, id desc);
create index automated_withdrawals_due on automated_withdrawals (next_run_at) where is_active;

alter table withdrawals add column is_automatic boolean not null default false, add unique (id, user_id);

-- The history outlives what it is of.
create table automated_withdrawal_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  config_id uuid,
  name text not null,
  status text not null check (status in ('COMPLETED', 'SKIPPED', 'FAILED')),
  is_manual boolean not null,
  amount_in_cents bigint not null default 0 check (amount_in_cents >= 0 and amount_in_cents % 100 = 0),
  withdrawal_id uuid,
  reason text,
  problem text,
  created_at timestamptz not null default now(),
  foreign key (config_id, user_id) references automated_withdrawals (id, user_id) on delete set null (config_id),
  foreign key (withdrawal_id, user_id) references withdrawals (id, user_id),
  check ((status = 'COMPLETED') = (withdrawal_id is not null))
);
create index automated_withdrawal_runs_user on automated_withdrawal_runs (user_id, created_at desc, id desc);
create index automated_withdrawal_runs_config on automated_withdrawal_runs (config_id);
create index automated_withdrawal_runs_withdrawal on automated_withdrawal_runs (withdrawal_id);

select protect_table('automated_withdrawals',
  'user_id = (select app_user_id()) or (select app_is_system())',
  '(user_id = (select app_user_id()) and (tenant_id is null or tenant_id = (select app_tenant_id()))) or (select app_is_system())');
-- A person switches off and deletes their own in whichever shop they act.
alter policy app_update on automated_withdrawals
  using (user_id = (select app_user_id()) or (select app_is_system()))
  with check (user_id = (select app_user_id()) or (select app_is_system()));
alter policy app_delete on automated_withdrawals
  using (user_id = (select app_user_id()) or (select app_is_system()));
select keep_columns('automated_withdrawals', '{id,user_id,tenant_id,created_at}');
select protect_table('automated_withdrawal_runs',
  'user_id = (select app_user_id()) or (select app_is_system())', '(select app_is_system())');
select forbid_on('automated_withdrawal_runs', 'update, delete');
