-- Tags of articles are rows of their tenant, an article's former slugs lead to it, and what is on the site is read from views
-- of the owner, as with products.
create table news_tags (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  name text not null,
  slug text not null,
  created_at timestamptz not null default now(),
  unique (tenant_id, id),
  unique (tenant_id, slug)
);

alter table articles add unique (tenant_id, id);

-- The tags of an article in the order in which they were chosen.
create table article_tags (
  article_id uuid not null,
  tag_id uuid not null,
  tenant_id uuid not null references tenants (id),
  position smallint not null,
  primary key (article_id, tag_id),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade,
  foreign key (tag_id, tenant_id) references news_tags (id, tenant_id) on delete cascade
);
create index article_tags_tag on article_tags (tag_id);

-- A slug that an article no longer has. Another article of the tenant may take it; then it leads there.
create table article_slugs (
  tenant_id uuid not null references tenants (id),
  slug text not null,
  article_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, slug),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade
);
create index article_slugs_article on article_slugs (article_id);

insert into news_tags (tenant_id, name, slug)
  select distinct on (tenant_id, tag_slug) tenant_id, name, tag_slug
  from articles, unnest(tags) name,
    lateral (select trim(both '-' from regexp_replace(fold_vietnamese(name), '[^a-z0-9]+', '-', 'g')) as tag_slug) s
  where tag_slug <> ''
  order by tenant_id, tag_slug, name;
insert into article_tags (article_id, tag_id, tenant_id, position)
  select a.id, t.id, a.tenant_id, min(place)
  from articles a, unnest(a.tags) with ordinality as named (name, place), news_tags t
  where t.tenant_id = a.tenant_id
    and t.slug = trim(both '-' from regexp_replace(fold_vietnamese(named.name), '[^a-z0-9]+', '-', 'g'))
  group by a.id, t.id, a.tenant_id;
alter table articles drop column tags;

-- What a list says of an article without reading its text.
alter table articles add reading_minutes smallint not null default 1;
update articles set reading_minutes = greatest(1, round(
  cardinality(regexp_split_to_array(trim(regexp_replace(content, '<[^>]*>', ' ', 'g')), '\s+')) / 250.0));

create index articles_title on articles (tenant_id, title);
create index articles_of_category on articles (category_id, published_at desc);
create index articles_publishing on articles (tenant_id, published_at desc nulls last, id desc);
create trigger news_categories_touch before update on news_categories for each row execute function touch_updated_at();

select protect_table('news_tags',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('article_tags',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('article_slugs',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('articles', '{id,tenant_id,author_id,created_at}');
select keep_columns('news_categories', '{id,tenant_id,created_at}');
select keep_columns('news_tags', '{id,tenant_id}');

-- The public reads the views below. What a row says besides is its editors'.
alter policy app_select on articles using (tenant_id = (select app_tenant_id()) or (select app_sees_all()));
alter policy app_select on news_categories using (tenant_id = (select app_tenant_id()) or (select app_sees_all()));

create view listed_articles as
  select a.id, a.tenant_id, t.slug as tenant_slug, t.name as tenant_name, t.is_platform, a.category_id, a.title, a.slug,
         a.excerpt, a.content, a.meta_title, a.meta_description, a.featured_image_url, a.reading_minutes, a.published_at,
         a.created_at, a.updated_at
  from articles a join tenants t on t.id = a.tenant_id
  where a.status = 'PUBLISHED' and a.published_at <= now() and (t.is_listed or t.is_platform);
create view listed_news_categories as
  select c.id, c.tenant_id, t.slug as tenant_slug, c.parent_id, c.name, c.slug, c.description, c.sort_order, c.created_at,
         c.updated_at
  from news_categories c join tenants t on t.id = c.tenant_id
  where c.is_active and (t.is_listed or t.is_platform);
create view listed_article_tags as
  select x.article_id, l.tenant_slug, x.position, n.id as tag_id, n.name, n.slug
  from article_tags x join listed_articles l on l.id = x.article_id join news_tags n on n.id = x.tag_id;
create view listed_article_slugs as
  select s.slug, l.tenant_slug, s.article_id from article_slugs s join listed_articles l on l.id = s.article_id;
grant select on listed_articles, listed_news_categories, listed_article_tags, listed_article_slugs to chonoi_app;
