-- Files of a tenant's rows, written by a job. One is under way per tenant; a job that died is taken over.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id) on delete cascade,
  requested_by uuid references users (id) on delete set null,
  data_types text[] not null check (cardinality(data_types) > 0),
  format text not null check (format in ('CSV', 'JSON')),
  date_from date,
  date_to date,
  status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'EXPIRED')),
  progress integer not null default 0 check (progress between 0 and 100),
  storage_key text,
  file_size bigint,
  seen_at timestamptz,
  expires_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
create index data_exports_tenant on data_exports (tenant_id, created_at desc, id desc);
create index data_exports_requester on data_exports (requested_by) where requested_by is not null;
create unique index data_exports_one_open on data_exports (tenant_id) where status in ('PENDING', 'RUNNING');
create index data_exports_due on data_exports (created_at) where status in ('PENDING', 'RUNNING');
create index data_exports_expiring on data_exports (expires_at) where status = 'COMPLETED';

select protect_table('data_exports',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
