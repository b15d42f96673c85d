-- A checked file of products and what becomes of it. The rows leave with the end of the import.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id) on delete cascade,
  requested_by uuid references users (id) on delete set null,
  file_name text not null,
  status text not null default 'CHECKED' check (status in ('CHECKED', 'PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  products jsonb not null default '[]',
  problems jsonb not null default '[]',
  total_rows integer not null check (total_rows >= 0),
  good_rows integer not null check (good_rows >= 0),
  done_rows integer not null default 0 check (done_rows between 0 and good_rows),
  created_count integer not null default 0 check (created_count between 0 and done_rows),
  seen_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
create index product_imports_tenant on product_imports (tenant_id);
create index product_imports_requester on product_imports (requested_by) where requested_by is not null;
create index product_imports_due on product_imports (created_at) where status in ('CHECKED', 'PENDING', 'RUNNING');

select protect_table('product_imports',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
