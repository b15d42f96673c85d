-- no transaction
create index concurrently if not exists ledger_accounts_owed_fees on ledger_accounts (created_at, id) where gateway = 'fees_owed';
