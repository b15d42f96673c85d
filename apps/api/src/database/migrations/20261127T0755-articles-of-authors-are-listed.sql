-- no transaction
create index concurrently if not exists articles_listed_author on articles (news_author_id, published_at desc, id desc) include (tenant_id) where status = 'PUBLISHED';
