-- Statements of carriers about the cash that they collected, which a second person confirms.
create table remittances (
  id uuid primary key default gen_random_uuid(),
  carrier_id uuid not null references carriers (id),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'CONFIRMED', 'CANCELLED')),
  bank_reference text not null check (bank_reference <> ''),
  transferred_in_cents bigint not null check (transferred_in_cents >= 0 and transferred_in_cents % 100 = 0),
  imported_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint remittances_decided check ((status = 'DRAFT') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint remittances_second_person check (status <> 'CONFIRMED' or decided_by <> imported_by)
);
create unique index remittances_reference on remittances (carrier_id, bank_reference) where status <> 'CANCELLED';
create index remittances_created on remittances (created_at desc, id desc);
create index remittances_carrier on remittances (carrier_id, created_at desc, id desc);
create index remittances_imported_by on remittances (imported_by);
create index remittances_decided_by on remittances (decided_by);
select protect_table('remittances', '(select app_sees_all())', '(select app_sees_all())');
select forbid_on('remittances', 'delete');
select keep_columns('remittances', '{id,carrier_id,bank_reference,transferred_in_cents,imported_by,created_at}');

create table remittance_lines (
  id uuid primary key default gen_random_uuid(),
  remittance_id uuid not null references remittances (id),
  position integer not null check (position > 0),
  tracking_code text,
  order_number text,
  collected_in_cents bigint not null check (collected_in_cents > 0 and collected_in_cents % 100 = 0),
  fee_in_cents bigint not null default 0 check (fee_in_cents >= 0 and fee_in_cents % 100 = 0),
  match text not null check (match in ('MATCHED', 'AMOUNT_DIFFERS', 'UNKNOWN', 'ALREADY_REMITTED')),
  order_id uuid references orders (id),
  is_booked boolean not null default false,
  constraint remittance_lines_position unique (remittance_id, position),
  constraint remittance_lines_name_order check (tracking_code is not null or order_number is not null),
  constraint remittance_lines_fee_of_collected check (fee_in_cents <= collected_in_cents),
  constraint remittance_lines_matched check (match <> 'MATCHED' or order_id is not null),
  constraint remittance_lines_booked_match check (not is_booked or match = 'MATCHED')
);
-- An order's cash is remitted once.
create unique index remittance_lines_booked on remittance_lines (order_id) where is_booked;
create index remittance_lines_order on remittance_lines (order_id);
select protect_table('remittance_lines', '(select app_sees_all())', '(select app_sees_all())');
select forbid_on('remittance_lines', 'delete');
select keep_columns('remittance_lines', '{id,remittance_id,position,tracking_code,order_number,collected_in_cents,fee_in_cents,order_id}');
