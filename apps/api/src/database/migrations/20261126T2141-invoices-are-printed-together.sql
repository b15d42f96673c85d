-- Several invoices that a job prints into one archive. The row goes with its file.
create table invoice_prints (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id) on delete cascade,
  requested_by uuid references users (id) on delete set null,
  invoice_ids uuid[] not null check (cardinality(invoice_ids) between 1 and 100),
  status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  done_count integer not null default 0 check (done_count between 0 and cardinality(invoice_ids)),
  storage_key text,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'COMPLETED') = (storage_key is not null))
);
create index invoice_prints_tenant on invoice_prints (tenant_id);
create index invoice_prints_requester on invoice_prints (requested_by) where requested_by is not null;
create index invoice_prints_due on invoice_prints (created_at) where status in ('PENDING', 'RUNNING');
create index invoice_prints_created on invoice_prints (created_at);

select protect_table('invoice_prints',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
