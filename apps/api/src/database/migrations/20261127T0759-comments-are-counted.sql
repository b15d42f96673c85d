-- no transaction
create index concurrently if not exists article_comments_counted on article_comments (article_id, parent_id) include (id, deleted_at) where status = 'APPROVED';
