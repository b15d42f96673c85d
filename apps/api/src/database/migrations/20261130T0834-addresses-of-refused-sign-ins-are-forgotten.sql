-- The address that somebody without an account tried to sign in with is kept for 90 days beside its entry of the audit
-- log, which stays as it was written.
create table refused_addresses (
  audit_log_id uuid primary key references audit_logs (id),
  email text not null check (length(email) <= 254),
  created_at timestamptz not null default now()
);
create index refused_addresses_created on refused_addresses (created_at);
select protect_table('refused_addresses', '(select app_sees_all())', '(select app_is_system())');
select forbid_on('refused_addresses', 'update');
