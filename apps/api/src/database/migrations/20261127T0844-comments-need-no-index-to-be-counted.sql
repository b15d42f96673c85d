-- no transaction
drop index concurrently if exists article_comments_counted;
