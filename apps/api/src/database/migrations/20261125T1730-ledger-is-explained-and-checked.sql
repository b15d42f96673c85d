-- Administrators' lists of transactions, newest first, and by type. Settlements move money between a shop's own accounts.
create index ledger_transactions_created on ledger_transactions (created_at desc, id desc)
  where type <> 'ORDER_SETTLEMENT';
create index ledger_transactions_type on ledger_transactions (type, created_at desc, id desc);
create index ledger_transactions_description on ledger_transactions (lower(description) text_pattern_ops);
-- Not by balance: an index on it would be written by every posting.
create index ledger_accounts_created on ledger_accounts (created_at desc, id desc);
create index ledger_accounts_kind on ledger_accounts (kind, created_at desc, id desc);
create index ledger_accounts_tenant on ledger_accounts (tenant_id) where tenant_id is not null;

-- `offset 0` keeps the planner from hashing all entries when many transactions are read.
alter policy app_select on ledger_transactions using ((select app_sees_all()) or exists (
  select from ledger_entries e where e.transaction_id = ledger_transactions.id offset 0));

-- The platform's own account is there from the start, so that its first posting creates nothing.
insert into ledger_accounts (kind) values ('PROMOTIONS') on conflict do nothing;

-- The result of each check of the ledger (jobs/check-ledger.ts).
create table ledger_checks (
  id uuid primary key default gen_random_uuid(),
  is_sound boolean not null,
  sum_in_cents bigint not null,
  account_count integer not null,
  wrong_balance_count integer not null,
  unbalanced_count integer not null,
  created_at timestamptz not null default now(),
  check (not is_sound or (sum_in_cents = 0 and wrong_balance_count = 0 and unbalanced_count = 0))
);
create index ledger_checks_created on ledger_checks (created_at desc, id desc);
select protect_table('ledger_checks', '(select app_sees_all())', '(select app_is_system())');
select forbid_on('ledger_checks', 'update, delete');

create or replace function notice_subject(notice_type text) returns text language sql immutable parallel safe as $$
  select case
    when notice_type like 'ORDER\_%' then 'orderUpdates'
    when notice_type similar to '(DEPOSIT|WITHDRAWAL|AUTOMATED\_WITHDRAWAL|WALLET)\_%' then 'walletUpdates'
    when notice_type like 'REVIEW\_%' then 'reviewUpdates'
    when notice_type = 'STOCK_LOW' then 'stockAlerts'
    when notice_type = 'ANNOUNCEMENT' then 'systemAnnouncements'
  end
$$;
