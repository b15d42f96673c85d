-- no transaction
create index concurrently if not exists articles_listed on articles (tenant_id, published_at desc, id desc) where status = 'PUBLISHED';
