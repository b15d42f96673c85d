-- no transaction
create index concurrently if not exists article_schedules_tenant on article_schedules (tenant_id, due_at);
