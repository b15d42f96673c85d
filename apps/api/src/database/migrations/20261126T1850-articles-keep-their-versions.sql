-- What an article said after each save that changed its texts. Rows are added and pruned, never changed.
create table article_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null,
  tenant_id uuid not null references tenants (id),
  number integer not null check (number > 0),
  title text not null,
  excerpt text,
  content text not null,
  meta_title text,
  meta_description text,
  featured_image_url text,
  restored_from integer,
  written_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  unique (article_id, number),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade
);
select protect_table('article_versions',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('article_versions', 'update');

-- What somebody typed and hasn't saved: one text for each article and person, and one for a new article.
create table article_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  tenant_id uuid not null references tenants (id),
  article_id uuid,
  fields jsonb not null,
  based_on timestamptz,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, tenant_id, article_id),
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade
);
create index article_drafts_article on article_drafts (article_id);
create trigger article_drafts_touch before update on article_drafts for each row execute function touch_updated_at();
select protect_table('article_drafts', 'user_id = (select app_user_id())',
  'user_id = (select app_user_id()) and (tenant_id = (select app_tenant_id()) or (select app_sees_all()))');
select keep_columns('article_drafts', '{id,user_id,tenant_id,article_id}');

-- What a deleted account typed and never saved goes with it; versions stay with their article.
create function forget_article_drafts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from article_drafts where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_article_drafts from public;
create trigger users_forget_article_drafts after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_article_drafts();
