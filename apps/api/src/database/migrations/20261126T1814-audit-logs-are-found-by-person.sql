-- no transaction
create index concurrently if not exists audit_logs_user on audit_logs (user_id) where user_id is not null;
