-- The archive of everything that is kept about a person, written by a job when they ask for it. Each person has one: the
-- next request takes its place. Nobody else reads it, administrators neither.
create table personal_exports (
  user_id uuid primary key references users (id) on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'EXPIRED')),
  storage_key text,
  file_size bigint,
  seen_at timestamptz,
  expires_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
create index personal_exports_due on personal_exports (created_at) where status in ('PENDING', 'RUNNING');
create index personal_exports_expiring on personal_exports (expires_at) where status = 'COMPLETED';
select protect_table('personal_exports',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
