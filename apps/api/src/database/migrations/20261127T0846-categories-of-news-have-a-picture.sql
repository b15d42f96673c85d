-- A picture of the tenant's library. One that a category shows can't be deleted: the reference refuses it.
alter table news_categories add column image_url text;
grant update (image_url) on news_categories to chonoi_app;
alter table news_categories add constraint news_categories_image_in_use
  foreign key (image_url, tenant_id) references news_media (url, tenant_id) not valid;
create or replace view listed_news_categories as
  select c.id, c.tenant_id, t.slug as tenant_slug, c.parent_id, c.name, c.slug, c.description, c.sort_order, c.created_at,
         c.updated_at, c.image_url
  from news_categories c join tenants t on t.id = c.tenant_id
  where c.is_active and (t.is_listed or t.is_platform);
