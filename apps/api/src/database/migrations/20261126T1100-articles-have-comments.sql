-- Comments on articles, with replies on one level. The author's name is that at the time of writing, as with reviews. A comment
-- that others answered is emptied instead of deleted, so that their words stay.
create table article_comments (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenants (id),
  article_id uuid not null,
  user_id uuid not null references users (id),
  parent_id uuid,
  author_first_name text not null,
  author_last_name text not null,
  content text not null check (length(content) <= 2000),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'SPAM')),
  held_because text check (held_because in ('FIRST', 'LINKS', 'SPAMMER')),
  moderation_note text,
  approved_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, article_id),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade,
  foreign key (parent_id, article_id) references article_comments (id, article_id) on delete cascade,
  check ((content = '') = (deleted_at is not null))
);
create index article_comments_public on article_comments (article_id, created_at desc, id desc)
  where status = 'APPROVED' and parent_id is null;
create index article_comments_replies on article_comments (parent_id, created_at, id) where parent_id is not null;
create index article_comments_author on article_comments (user_id, created_at desc);
create index article_comments_queue on article_comments (tenant_id, status, created_at desc, id desc) where deleted_at is null;
create index article_comments_newest on article_comments (tenant_id, created_at desc, id desc) where deleted_at is null;
create index article_comments_article on article_comments (article_id, created_at desc);
-- The same words twice in one place are a second press of the button.
create unique index article_comments_repeated on article_comments (article_id, user_id, parent_id, md5(content))
  nulls not distinct where deleted_at is null;
create trigger article_comments_touch before update on article_comments for each row execute function touch_updated_at();

select protect_table('article_comments',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('article_comments', '{id,tenant_id,article_id,user_id,parent_id,created_at}');

-- What readers see: approved comments on articles of the site, and emptied ones while a reply to them is there.
create view listed_article_comments as
  select c.id, c.article_id, c.tenant_id, c.parent_id, c.user_id, c.author_first_name, c.author_last_name, c.content,
         c.deleted_at is not null as is_deleted, c.edited_at, c.created_at
  from article_comments c join listed_articles l on l.id = c.article_id
  where c.status = 'APPROVED'
    and (c.deleted_at is null or exists (
      select from article_comments r where r.parent_id = c.id and r.status = 'APPROVED' and r.deleted_at is null))
    and (c.parent_id is null or exists (
      select from article_comments p where p.id = c.parent_id and p.status = 'APPROVED'));
grant select on listed_article_comments to chonoi_app;
