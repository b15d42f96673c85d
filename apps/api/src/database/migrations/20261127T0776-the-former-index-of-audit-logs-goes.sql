-- no transaction
drop index concurrently if exists audit_logs_text;
