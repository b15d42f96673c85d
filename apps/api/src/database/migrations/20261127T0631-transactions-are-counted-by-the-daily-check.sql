-- How many transactions of each type there were before a moment, so that a list of all need not count them again.
alter table ledger_checks
  add column transaction_counts jsonb not null default '{}',
  add column counted_until timestamptz;
