-- no transaction
create unique index concurrently if not exists news_media_url_tenant on news_media (url, tenant_id);
