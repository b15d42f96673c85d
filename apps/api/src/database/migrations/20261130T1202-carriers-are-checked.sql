alter table orders validate constraint orders_carrier_id_fkey;
alter table orders validate constraint orders_remitted_by_carrier;
alter table payments validate constraint payments_carrier_id_fkey;
alter table payments validate constraint payments_cash_has_collector;
alter table payments validate constraint payments_carrier_collects_cash;
alter table ledger_accounts validate constraint ledger_accounts_kind_check;
