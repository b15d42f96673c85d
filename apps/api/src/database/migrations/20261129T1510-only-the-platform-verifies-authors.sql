-- Shops verified their authors themselves so far.
update news_authors set is_verified = false
where is_verified and tenant_id not in (select id from tenants where is_platform);
