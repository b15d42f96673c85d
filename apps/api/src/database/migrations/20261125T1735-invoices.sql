-- The last number of a shop's year. Its row stays locked until the invoice is committed, so numbers have no gaps.
create table invoice_counters (
  tenant_id uuid not null references tenants (id),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (tenant_id, year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  customer_id uuid not null references users (id),
  order_id uuid,
  order_number text,
  invoice_number text,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CANCELLED')),
  customer_first_name text not null,
  customer_last_name text not null,
  customer_email text not null,
  customer_address text,
  subtotal_in_cents bigint not null check (subtotal_in_cents >= 0 and subtotal_in_cents % 100 = 0),
  discount_in_cents bigint not null default 0 check (discount_in_cents >= 0 and discount_in_cents % 100 = 0),
  shipping_in_cents bigint not null default 0 check (shipping_in_cents >= 0 and shipping_in_cents % 100 = 0),
  total_in_cents bigint not null check (total_in_cents >= 0 and total_in_cents <= 9007199254740900),
  paid_in_cents bigint not null default 0 check (paid_in_cents >= 0 and paid_in_cents % 100 = 0),
  due_date date,
  notes text,
  issued_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, invoice_number),
  unique (id, tenant_id),
  foreign key (order_id, tenant_id, customer_id) references orders (id, tenant_id, buyer_id),
  check (total_in_cents = subtotal_in_cents - discount_in_cents + shipping_in_cents),
  check (paid_in_cents <= total_in_cents),
  check ((status = 'DRAFT') = (invoice_number is null) and (status = 'DRAFT') = (issued_at is null))
);
create index invoices_tenant on invoices (tenant_id, created_at desc, id desc);
create index invoices_tenant_status on invoices (tenant_id, status, created_at desc, id desc);
create index invoices_customer on invoices (customer_id, created_at desc, id desc);
create index invoices_created on invoices (created_at desc, id desc);
create unique index invoices_order on invoices (order_id) where status <> 'CANCELLED';
create trigger invoices_touch before update on invoices for each row execute function touch_updated_at();

create table invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  tenant_id uuid not null references tenants (id),
  position integer not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_price_in_cents bigint not null check (unit_price_in_cents >= 0 and unit_price_in_cents % 100 = 0),
  discount_in_cents bigint not null default 0 check (discount_in_cents >= 0 and discount_in_cents % 100 = 0),
  line_total_in_cents bigint not null check (line_total_in_cents >= 0),
  foreign key (invoice_id, tenant_id) references invoices (id, tenant_id) on delete cascade
);
create index invoice_lines_invoice on invoice_lines (invoice_id, position);

create table invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  tenant_id uuid not null references tenants (id),
  amount_in_cents bigint not null check (amount_in_cents > 0 and amount_in_cents % 100 = 0),
  method text not null check (method in ('CASH', 'BANK_TRANSFER', 'CARD', 'WALLET', 'OTHER')),
  reference text,
  paid_at timestamptz not null default now(),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  foreign key (invoice_id, tenant_id) references invoices (id, tenant_id)
);
create index invoice_payments_invoice on invoice_payments (invoice_id, paid_at, id);

-- A customer reads their invoices once they are issued; lines and payments follow their invoice.
select protect_table('invoices',
  'tenant_id = (select app_tenant_id()) or (customer_id = (select app_user_id()) and status <> ''DRAFT'') or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('invoice_lines', 'exists (select from invoices i where i.id = invoice_id)',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('invoice_payments', 'exists (select from invoices i where i.id = invoice_id)',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('invoice_counters', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('invoice_counters', 'delete');
select forbid_on('invoice_payments', 'update, delete');

-- Mails with files show them in the outbox: [{"fileName", "contentType", "base64"}].
alter table mail_outbox add column attachments jsonb not null default '[]';
