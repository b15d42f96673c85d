create table tenants (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug not in ('slug', 'stats', 'public')),
  name text not null check (length(name) between 1 and 200),
  description text,
  logo_url text,
  banner_url text,
  website text,
  primary_color text check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  city text,
  contact_email text,
  phone text,
  approval_status text not null default 'PENDING' check (approval_status in ('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
  is_active boolean not null default true,
  is_public boolean not null default true,
  is_platform boolean not null default false,
  commission_basis_points integer not null default 500 check (commission_basis_points between 0 and 10000),
  shipping_fee_in_cents bigint not null default 0 check (shipping_fee_in_cents >= 0 and shipping_fee_in_cents % 100 = 0),
  admin_notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_listed boolean not null generated always as
    (approval_status = 'APPROVED' and is_active and is_public and not is_platform) stored
);
create unique index tenants_one_platform on tenants (is_platform) where is_platform;
create index tenants_listed on tenants (name, id) where is_listed;
create trigger tenants_touch before update on tenants for each row execute function touch_updated_at();

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  first_name text not null,
  last_name text not null,
  phone text,
  language text check (language in ('vi', 'en')),
  home_tenant_id uuid references tenants (id),
  is_active boolean not null default true,
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_created on users (created_at desc, id desc);
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table memberships (
  user_id uuid not null references users (id) on delete cascade,
  tenant_id uuid not null references tenants (id) on delete cascade,
  role text not null check (role in ('SUPER_ADMIN', 'ADMIN', 'SELLER', 'CUSTOMER', 'USER')),
  status text not null default 'ACTIVE' check (status in ('INVITED', 'ACTIVE', 'SUSPENDED', 'LEFT')),
  joined_at timestamptz not null default now(),
  primary key (user_id, tenant_id)
);
create index memberships_tenant on memberships (tenant_id, user_id);

-- Apart from users, so that no query for a person can bring a hash along.
create table credentials (
  user_id uuid primary key references users (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  current_tenant_id uuid references tenants (id),
  csrf_hash bytea,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

create table provinces (
  code text primary key,
  name text not null,
  type text not null
);
create table wards (
  code text primary key,
  province_code text not null references provinces (code),
  name text not null,
  type text not null
);
create index wards_province on wards (province_code, name);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  full_name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  ward text,
  district text,
  city text not null,
  province_code text references provinces (code),
  ward_code text references wards (code),
  postal_code text,
  country text not null default 'VN' check (country ~ '^[A-Z]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_touch before update on addresses for each row execute function touch_updated_at();

create table platform_settings (
  id boolean primary key default true check (id),
  platform_name text not null default 'Chợ Nổi',
  platform_description text not null default '',
  logo_url text,
  primary_color text not null default '#2563eb' check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  secondary_color text not null default '#f59e0b' check (secondary_color ~ '^#[0-9a-fA-F]{6}$'),
  registration_enabled boolean not null default true,
  maintenance_mode boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into platform_settings default values;
create trigger platform_settings_touch before update on platform_settings for each row execute function touch_updated_at();

select protect_table('tenants',
  'is_listed or is_platform or id = (select app_tenant_id()) or (select app_sees_all())
   or exists (select from memberships m where m.tenant_id = tenants.id and m.user_id = (select app_user_id()))',
  'id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('users',
  'id = (select app_user_id()) or (select app_sees_all())
   or exists (select from memberships m where m.user_id = users.id and m.tenant_id = (select app_tenant_id()))',
  'id = (select app_user_id()) or (select app_sees_all())');
select protect_table('memberships',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('credentials', '(select app_is_system())', '(select app_is_system())');
select protect_table('sessions',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
select protect_table('refresh_tokens', '(select app_is_system())', '(select app_is_system())');
select protect_table('password_resets', '(select app_is_system())', '(select app_is_system())');
select protect_table('addresses', 'user_id = (select app_user_id())', 'user_id = (select app_user_id())');
select protect_table('provinces', 'true', 'false');
select protect_table('wards', 'true', 'false');
select protect_table('platform_settings', 'true', '(select app_sees_all())');
