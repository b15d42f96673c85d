-- Who is named as the author of an article: a profile of the tenant, which needs no account. articles.author_id stays the account
-- that wrote it.
create table news_authors (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  user_id uuid references users (id) on delete set null,
  display_name text not null,
  slug text not null,
  bio text,
  avatar_url text,
  expertise text[] not null default '{}',
  is_active boolean not null default true,
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, slug),
  unique (id, tenant_id)
);
create index news_authors_name on news_authors (tenant_id, display_name, id);
create index news_authors_user on news_authors (user_id) where user_id is not null;
create trigger news_authors_touch before update on news_authors for each row execute function touch_updated_at();

alter table articles add news_author_id uuid,
  add foreign key (news_author_id, tenant_id) references news_authors (id, tenant_id) on delete set null (news_author_id);
create index articles_news_author on articles (news_author_id, published_at desc) where news_author_id is not null;
grant update (news_author_id) on articles to chonoi_app;

select protect_table('news_authors',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('news_authors', '{id,tenant_id,created_at}');

create view listed_article_authors as
  select l.id as article_id, l.tenant_slug, n.id as author_id, n.display_name, n.slug, n.avatar_url, n.is_verified
  from articles a join listed_articles l on l.id = a.id join news_authors n on n.id = a.news_author_id
  where n.is_active;
create view listed_news_authors as
  select n.id, n.tenant_id, t.slug as tenant_slug, n.display_name, n.slug, n.bio, n.avatar_url, n.expertise, n.is_verified
  from news_authors n join tenants t on t.id = n.tenant_id
  where n.is_active and (t.is_listed or t.is_platform);
grant select on listed_article_authors, listed_news_authors to chonoi_app;
