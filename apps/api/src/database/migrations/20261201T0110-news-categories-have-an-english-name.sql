-- As categories of products have one: without it the name stands in both languages.
alter table news_categories add column name_en text;
grant update (name_en) on news_categories to chonoi_app;
alter table news_categories add constraint news_categories_name_en check (name_en ~ '\S' and length(name_en) <= 120) not valid;
drop trigger news_categories_version on news_categories;
create trigger news_categories_version before update on news_categories for each row
  when ((old.parent_id, old.name, old.name_en, old.slug, old.description, old.image_url, old.is_active)
    is distinct from (new.parent_id, new.name, new.name_en, new.slug, new.description, new.image_url, new.is_active))
  execute function raise_version();
create or replace view listed_news_categories as
  select c.id, c.tenant_id, t.slug as tenant_slug, c.parent_id, c.name, c.slug, c.description, c.sort_order, c.created_at,
         c.updated_at, c.image_url, c.name_en
  from news_categories c join tenants t on t.id = c.tenant_id
  where c.is_active and (t.is_listed or t.is_platform);
