-- no transaction
create index concurrently if not exists audit_logs_texts on audit_logs using gin (texts gin_trgm_ops);
