-- The pictures that editors of a tenant share, and the articles that show them. A picture that an article shows can't be
-- deleted: the reference refuses it.
create table news_media (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  url text not null unique,
  name text not null,
  alt_text text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size_in_bytes integer not null check (size_in_bytes > 0),
  uploaded_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  unique (id, tenant_id)
);
create index news_media_newest on news_media (tenant_id, created_at desc, id desc);
select protect_table('news_media',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('news_media', '{id,tenant_id,url,width,height,size_in_bytes,uploaded_by,created_at}');

create table article_media (
  article_id uuid not null,
  media_id uuid not null,
  tenant_id uuid not null references tenants (id),
  primary key (article_id, media_id),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade,
  constraint article_media_in_use foreign key (media_id, tenant_id) references news_media (id, tenant_id)
);
create index article_media_media on article_media (media_id);
select protect_table('article_media',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');

-- The library begins with the uploads that articles show already.
create temporary table shown on commit drop as
  select id as article_id, tenant_id, featured_image_url as url from articles where featured_image_url is not null
  union
  select a.id, a.tenant_id, found[1] from articles a, regexp_matches(a.content, 'src="(/files/[^"]+)"', 'g') found;
insert into news_media (tenant_id, url, name, width, height, size_in_bytes, uploaded_by, created_at)
  select distinct on (s.url) s.tenant_id, s.url, f.original_name, f.width, f.height, f.size_in_bytes, f.owner_id, f.created_at
  from shown s join files f on '/files/' || f.storage_key = s.url
  where f.width > 0 and f.height > 0 and not f.is_private
  order by s.url, s.tenant_id;
insert into article_media (article_id, media_id, tenant_id)
  select s.article_id, m.id, m.tenant_id from shown s join news_media m on m.url = s.url and m.tenant_id = s.tenant_id;
