-- Invitations to a tenant. The mailed token is kept as its hash; sending again replaces it.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('ADMIN', 'SELLER', 'CUSTOMER')),
  message text check (length(message) <= 500),
  token_hash bytea not null unique,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED')),
  invited_by uuid references users (id) on delete set null,
  expires_at timestamptz not null,
  sent_at timestamptz not null default now(),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index invitations_one_pending on invitations (tenant_id, email) where status = 'PENDING';
create index invitations_tenant on invitations (tenant_id, created_at desc, id desc);
create index invitations_inviter on invitations (invited_by) where invited_by is not null;

select protect_table('invitations',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');

create index memberships_joined on memberships (tenant_id, joined_at, user_id);
