-- Articles that a person marked, with notes and tags of their own.
create table article_bookmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  article_id uuid not null references articles (id) on delete cascade,
  notes text check (length(notes) <= 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, article_id)
);
create index article_bookmarks_user on article_bookmarks (user_id, created_at desc, id desc);
create index article_bookmarks_article on article_bookmarks (article_id);
create index article_bookmarks_created on article_bookmarks (created_at desc, id desc);
create index article_bookmarks_tags on article_bookmarks using gin (tags);
create trigger article_bookmarks_touch before update on article_bookmarks
  for each row execute function touch_updated_at();
select protect_table('article_bookmarks',
  'user_id = (select app_user_id()) or (select app_sees_all())',
  'user_id = (select app_user_id()) or (select app_sees_all())');
select keep_columns('article_bookmarks', '{id,user_id,created_at}');
