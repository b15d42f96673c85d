create table files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  storage_key text not null unique,
  content_type text not null,
  size_in_bytes integer not null check (size_in_bytes > 0),
  width integer,
  height integer,
  is_private boolean not null,
  original_name text not null,
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_id, created_at desc);

create table deposits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  deposit_reference text not null unique,
  bank_reference text,
  amount_in_cents bigint not null check (amount_in_cents > 0 and amount_in_cents % 100 = 0),
  actual_amount_in_cents bigint check (actual_amount_in_cents > 0 and actual_amount_in_cents % 100 = 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  payment_method text not null,
  bank_name text,
  transfer_date_time timestamptz,
  proof_file_id uuid references files (id),
  notes text,
  admin_notes text,
  processed_by uuid references users (id),
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'COMPLETED') = (actual_amount_in_cents is not null))
);
create index deposits_user on deposits (user_id, created_at desc, id desc);
create index deposits_status on deposits (status, created_at desc, id desc);
create index deposits_created on deposits (created_at desc, id desc);
create trigger deposits_touch before update on deposits for each row execute function touch_updated_at();

create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  amount_in_cents bigint not null check (amount_in_cents > 0 and amount_in_cents % 100 = 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED')),
  bank_name text not null,
  account_number text not null,
  account_holder text not null,
  notes text,
  process_notes text,
  processed_by uuid references users (id),
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index withdrawals_user on withdrawals (user_id, created_at desc);
create index withdrawals_status on withdrawals (status, created_at desc);
create trigger withdrawals_touch before update on withdrawals for each row execute function touch_updated_at();

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  link text,
  data jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  preferences jsonb not null default '{}',
  updated_at timestamptz not null default now()
);

create table news_categories (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  parent_id uuid references news_categories (id),
  name text not null,
  slug text not null,
  description text,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, slug)
);
create table articles (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  author_id uuid not null references users (id),
  category_id uuid references news_categories (id),
  title text not null,
  slug text not null,
  excerpt text,
  content text not null,
  meta_title text,
  meta_description text,
  featured_image_url text,
  tags text[] not null default '{}',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, slug)
);
create index articles_tenant on articles (tenant_id, created_at desc);
create index articles_published on articles (published_at desc, id desc) where status = 'PUBLISHED';
create trigger articles_touch before update on articles for each row execute function touch_updated_at();

create table audit_logs (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid references tenants (id),
  user_id uuid references users (id),
  user_email text,
  user_role text,
  action text not null,
  description text not null,
  vietnamese_description text not null,
  entity_type text not null,
  entity_id uuid,
  severity text not null default 'INFO' check (severity in ('INFO', 'WARNING', 'ERROR', 'CRITICAL')),
  status text not null default 'SUCCESS' check (status in ('SUCCESS', 'FAILED', 'PENDING')),
  changes jsonb,
  error_message text,
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_logs_created on audit_logs (created_at desc, id desc);
create index audit_logs_tenant on audit_logs (tenant_id, created_at desc);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_created on mail_outbox (created_at desc);

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- The columns that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

select protect_table('files',
  'owner_id = (select app_user_id()) or (select app_sees_all())', 'owner_id = (select app_user_id()) or (select app_is_system())');
select protect_table('deposits',
  'user_id = (select app_user_id()) or (select app_sees_all())', 'user_id = (select app_user_id()) or (select app_sees_all())');
select protect_table('withdrawals',
  'user_id = (select app_user_id()) or (select app_sees_all())', 'user_id = (select app_user_id()) or (select app_sees_all())');
select protect_table('notifications',
  'user_id = (select app_user_id()) or (select app_is_system())', 'user_id = (select app_user_id()) or (select app_is_system())');
select protect_table('notification_preferences',
  'user_id = (select app_user_id()) or (select app_is_system())', 'user_id = (select app_user_id()) or (select app_is_system())');
select protect_table('news_categories',
  'is_active or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('articles',
  '(status = ''PUBLISHED'' and published_at <= now()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('audit_logs',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'true');
select protect_table('mail_outbox', '(select app_is_system())', '(select app_is_system())');
select protect_table('idempotency_keys', 'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
select protect_table('rate_limits', 'true', 'true');
select forbid_on('audit_logs', 'update, delete');
select forbid_on('deposits', 'delete');
select forbid_on('withdrawals', 'delete');

-- A notice to somebody else (the seller of an order, the owner of a deposit) is written by the server, not by the caller.
create function notify_user(recipient uuid, notice_type text, notice_title text, notice_message text, notice_link text, notice_data jsonb)
returns uuid language sql security definer set search_path = public as $$
  insert into notifications (user_id, type, title, message, link, data)
  values (recipient, notice_type, notice_title, notice_message, notice_link, notice_data) returning id
$$;
revoke execute on function notify_user from public;
grant execute on function notify_user to chonoi_app;
