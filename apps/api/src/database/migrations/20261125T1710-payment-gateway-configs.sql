-- How a shop or the platform is paid. The credentials are one encrypted text (src/encryption), bound to the row's id.
create table payment_gateway_configs (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  gateway_name text not null
    check (gateway_name in ('vnpay', 'momo', 'zalopay', 'stripe', 'paypal', 'bank_transfer', 'manual_deposit')),
  display_name text not null,
  logo text,
  description text,
  encrypted_config text not null,
  is_enabled boolean not null default false,
  is_test_mode boolean not null default true,
  priority integer not null default 0 check (priority between 0 and 1000),
  fee_type text not null default 'PERCENTAGE' check (fee_type in ('PERCENTAGE', 'FIXED')),
  -- The fee: a share of the amount, or an amount of its own, by its type.
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  fee_in_cents bigint not null default 0 check (fee_in_cents >= 0 and fee_in_cents % 100 = 0),
  -- Comes on top of the fee, whatever its type.
  fixed_fee_in_cents bigint not null default 0 check (fixed_fee_in_cents >= 0 and fixed_fee_in_cents % 100 = 0),
  minimum_in_cents bigint not null check (minimum_in_cents >= 0 and minimum_in_cents % 100 = 0),
  maximum_in_cents bigint not null check (maximum_in_cents <= 9007199254740900 and maximum_in_cents % 100 = 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (minimum_in_cents < maximum_in_cents),
  check (case fee_type when 'PERCENTAGE' then fee_in_cents = 0 else fee_basis_points = 0 end)
);
-- Several configurations of a gateway may be kept (test and live, old and new); payments need one answer.
create unique index payment_gateway_configs_enabled on payment_gateway_configs (tenant_id, gateway_name) where is_enabled;
create index payment_gateway_configs_tenant on payment_gateway_configs (tenant_id, created_at desc, id desc);
create trigger payment_gateway_configs_touch before update on payment_gateway_configs
  for each row execute function touch_updated_at();

select protect_table('payment_gateway_configs',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
