-- no transaction
create index concurrently if not exists articles_listed_title on articles (tenant_id, title, id) where status = 'PUBLISHED';
