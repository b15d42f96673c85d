-- no transaction
create index concurrently if not exists articles_listed_category on articles (category_id, published_at desc, id desc) include (tenant_id) where status = 'PUBLISHED';
