-- How often articles are read, by day in Ho Chi Minh time and source. Only sums are kept: nothing names a reader.
create table article_readings (
  article_id uuid not null,
  tenant_id uuid not null references tenants (id),
  day date not null,
  source text not null check (source in ('DIRECT', 'SITE', 'SEARCH', 'SOCIAL', 'OTHER')),
  views integer not null default 0,
  new_readers integer not null default 0,
  -- Of the readings whose time and depth are known.
  measured integer not null default 0,
  seconds bigint not null default 0,
  depth_percents bigint not null default 0,
  primary key (article_id, day, source),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade
);
select protect_table('article_readings',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');
