-- Account numbers are stored encrypted (src/encryption), bound to the id of their row, beside the masked form that is shown.
create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  bank_bin text not null check (bank_bin ~ '^\d{6}$'),
  encrypted_account_number text not null,
  masked_account_number text not null,
  account_holder text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create unique index bank_accounts_one_default on bank_accounts (user_id) where is_default;
create index bank_accounts_user on bank_accounts (user_id, created_at);

-- No operation has written withdrawals so far; rows of demos keep the last four digits.
alter table withdrawals
  add column tenant_id uuid references tenants (id),
  add column fee_in_cents bigint not null default 0 check (fee_in_cents >= 0 and fee_in_cents % 100 = 0),
  add column encrypted_account_number text,
  add column masked_account_number text,
  add check (fee_in_cents <= amount_in_cents);
update withdrawals set masked_account_number = repeat('•', greatest(length(account_number) - 4, 0)) || right(account_number, 4);
alter table withdrawals
  alter column masked_account_number set not null,
  drop column account_number;

drop index withdrawals_user;
drop index withdrawals_status;
create index withdrawals_user on withdrawals (user_id, created_at desc, id desc);
create index withdrawals_tenant on withdrawals (tenant_id, created_at desc, id desc) where tenant_id is not null;
create index withdrawals_status on withdrawals (status, created_at desc, id desc);
create index withdrawals_created on withdrawals (created_at desc, id desc);

alter table platform_settings
  add column withdrawal_minimum_in_cents bigint not null default 5000000
    check (withdrawal_minimum_in_cents > 0 and withdrawal_minimum_in_cents % 100 = 0),
  add column withdrawal_daily_limit_in_cents bigint not null default 10000000000
    check (withdrawal_daily_limit_in_cents > 0 and withdrawal_daily_limit_in_cents % 100 = 0),
  add column withdrawal_fee_in_cents bigint not null default 0
    check (withdrawal_fee_in_cents >= 0 and withdrawal_fee_in_cents % 100 = 0),
  add check (withdrawal_fee_in_cents < withdrawal_minimum_in_cents),
  add check (withdrawal_minimum_in_cents <= withdrawal_daily_limit_in_cents);

select protect_table('bank_accounts',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
select keep_columns('bank_accounts', '{id,user_id}');

-- A shop's withdrawals are its people's too. Nobody requests one in another's name.
alter policy app_select on withdrawals
  using (user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all()));
alter policy app_insert on withdrawals
  with check ((user_id = (select app_user_id()) and (tenant_id is null or tenant_id = (select app_tenant_id())))
    or (select app_sees_all()));
alter policy app_update on withdrawals
  using (user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all()))
  with check (user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all()));
select keep_columns('withdrawals', '{id,user_id,tenant_id,amount_in_cents,fee_in_cents,created_at}');
