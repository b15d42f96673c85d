-- no transaction
create index concurrently if not exists ledger_entries_shop_created on ledger_entries (account_id, created_at desc, id desc) where tenant_id is not null;
