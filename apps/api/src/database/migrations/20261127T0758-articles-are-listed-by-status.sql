-- no transaction
create index concurrently if not exists articles_status on articles (tenant_id, status, created_at desc, id desc);
