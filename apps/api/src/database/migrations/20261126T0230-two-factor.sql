-- The secret of an authenticator app. It counts from enabled_at on. last_step is the 30-second step of the last code that
-- was accepted: a code is accepted once (RFC 6238, 5.2).
create table two_factor (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  encrypted_secret text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table two_factor_backup_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references two_factor (user_id) on delete cascade,
  code_hash bytea not null,
  unique (user_id, code_hash)
);

-- A sign-in that waits for the second factor. Its row is removed by the verification, so that it happens once.
create table two_factor_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  wrong_codes integer not null default 0,
  expires_at timestamptz not null
);
create index two_factor_challenges_user on two_factor_challenges (user_id);
create index two_factor_challenges_expiry on two_factor_challenges (expires_at);

select protect_table('two_factor', '(select app_is_system())', '(select app_is_system())');
select protect_table('two_factor_backup_codes', '(select app_is_system())', '(select app_is_system())');
select protect_table('two_factor_challenges', '(select app_is_system())', '(select app_is_system())');
