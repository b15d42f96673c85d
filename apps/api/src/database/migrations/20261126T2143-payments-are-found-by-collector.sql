-- no transaction
create index concurrently if not exists payments_collector on payments (collector_id) where collector_id is not null;
