-- no transaction
create index concurrently if not exists article_tags_listed on article_tags (tag_id, listed_at desc, article_id desc) include (tenant_id) where listed_at is not null;
