-- Articles of one tenant that are read in an order; an article is in one series at most.
create table news_series (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  title text not null,
  slug text not null,
  description text,
  is_active boolean not null default true,
  is_completed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, id),
  unique (tenant_id, slug)
);
create index news_series_created on news_series (tenant_id, created_at desc, id desc);
create trigger news_series_touch before update on news_series for each row execute function touch_updated_at();

create table news_series_articles (
  article_id uuid primary key,
  series_id uuid not null,
  tenant_id uuid not null references tenants (id),
  position smallint not null check (position > 0),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade,
  foreign key (series_id, tenant_id) references news_series (id, tenant_id) on delete cascade
);
create index news_series_articles_series on news_series_articles (series_id, position);

select protect_table('news_series',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select protect_table('news_series_articles',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('news_series', '{id,tenant_id,created_at}');

create view listed_series_articles as
  select x.series_id, x.position, l.id as article_id, l.title, l.slug, l.published_at
  from news_series_articles x join listed_articles l on l.id = x.article_id
    join news_series s on s.id = x.series_id and s.is_active;
create view listed_series as
  select s.id, s.tenant_id, t.slug as tenant_slug, s.title, s.slug, s.description, s.is_active, s.is_completed, s.created_at,
         s.updated_at
  from news_series s join tenants t on t.id = s.tenant_id
  where s.is_active and (t.is_listed or t.is_platform)
    and exists (select from listed_series_articles l where l.series_id = s.id);
grant select on listed_series_articles, listed_series to chonoi_app;
