-- An identity document is opened by the platform's administrators alone, so nothing else may be made of its file.
alter table files add column is_identity_document boolean not null default false;
alter table files add check (is_private or not is_identity_document);
create index files_identity_documents on files (created_at) where is_identity_document;

-- Somebody asks to become a seller. One row for each time; a rejected person asks again with another row.
create table seller_verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('HOUSEHOLD', 'INDIVIDUAL', 'COMPANY')),
  legal_name text not null check (char_length(legal_name) between 1 and 200),
  tax_code text not null check (tax_code ~ '^([0-9]{10}(-[0-9]{3})?|[0-9]{12})$'),
  shop_name text not null check (char_length(shop_name) between 1 and 200),
  city text check (char_length(city) between 1 and 100),
  bank_bin text not null,
  encrypted_account_number text not null,
  masked_account_number text not null,
  account_holder text not null check (char_length(account_holder) between 1 and 100),
  -- Null once the document was deleted.
  document_file_id uuid unique,
  agreed_at timestamptz not null default now(),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  reason text check (char_length(reason) between 1 and 500),
  decided_by uuid references users (id),
  decided_at timestamptz,
  opened_tenant_id uuid unique references tenants (id),
  created_at timestamptz not null default now(),
  foreign key (document_file_id, user_id) references files (id, owner_id),
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'REJECTED') = (reason is not null)),
  check ((status = 'APPROVED') = (opened_tenant_id is not null)),
  check (status <> 'PENDING' or document_file_id is not null)
);
create unique index seller_verifications_one_open on seller_verifications (user_id) where status <> 'REJECTED';
create index seller_verifications_user on seller_verifications (user_id, created_at desc, id desc);
create index seller_verifications_decided_by on seller_verifications (decided_by);
create index seller_verifications_created on seller_verifications (created_at desc, id desc);
create index seller_verifications_status on seller_verifications (status, created_at desc, id desc);
create index seller_verifications_expiring on seller_verifications (decided_at) where document_file_id is not null;
select protect_table('seller_verifications',
  'user_id = (select app_user_id()) or (select app_sees_all())', '(select app_sees_all())');
select forbid_on('seller_verifications', 'delete');
select keep_columns('seller_verifications',
  '{user_id,kind,legal_name,tax_code,shop_name,city,bank_bin,account_holder,agreed_at,created_at}');
