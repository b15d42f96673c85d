-- How many articles there are of each kind, without counting a million: every change adds a row that says what it changed, so
-- that nobody waits for anybody. A job adds them up. SITE, CATEGORY, AUTHOR and TAG count published articles, also those whose
-- date is ahead; the others count the articles of a tenant in a status.
create table article_counts (
  tenant_id uuid not null references tenants (id),
  kind text not null check (kind in ('DRAFT', 'PUBLISHED', 'ARCHIVED', 'SITE', 'CATEGORY', 'AUTHOR', 'TAG')),
  -- The tenant, category, author or tag.
  of_id uuid not null,
  change bigint not null
);
create index article_counts_of on article_counts (of_id, kind) include (tenant_id, change);
create index article_counts_tenant on article_counts (tenant_id, kind, of_id) include (change);
select protect_table('article_counts',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

-- What an article is counted as.
create function counted_as(status text, published_at timestamptz, tenant_id uuid, category_id uuid, author_id uuid)
returns table (kind text, of_id uuid) language sql immutable as $$
  select status, tenant_id
  union all
  select k.kind, k.of_id from (values ('SITE', tenant_id), ('CATEGORY', category_id), ('AUTHOR', author_id)) k (kind, of_id)
  where status = 'PUBLISHED' and published_at is not null and k.of_id is not null
$$;

-- When an article with a tag is on the site; null while it is no published one. Beside the tag, so that the newest articles with
-- it are read in the order of an index.
alter table article_tags add column listed_at timestamptz;
-- What a search looks at. Stored, because folding a text costs more than looking into it.
alter table articles add column texts text;

create function keep_article_texts() returns trigger language plpgsql set search_path = public as $$
begin
  new.texts := search_text(concat_ws(' ', new.title, new.excerpt, new.slug));
  return new;
end
$$;
create trigger articles_texts before insert or update of title, excerpt, slug, texts on articles
  for each row execute function keep_article_texts();
revoke execute on function keep_article_texts from public;

create function keep_listed_at() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.listed_at := (select a.published_at from articles a where a.id = new.article_id and a.status = 'PUBLISHED');
  return new;
end
$$;
create trigger article_tags_listed_at before insert or update on article_tags
  for each row execute function keep_listed_at();
revoke execute on function keep_listed_at from public;

create function count_articles_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select a.tenant_id, k.kind, k.of_id, count(*)
    from added a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k group by 1, 2, 3;
  return null;
end
$$;
create function count_articles_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select a.tenant_id, k.kind, k.of_id, -count(*)
    from removed a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k group by 1, 2, 3;
  return null;
end
$$;
create function count_articles_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, kind, of_id, sum(change) from (
      select a.tenant_id, k.kind, k.of_id, 1 as change
        from added a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k
      union all
      select a.tenant_id, k.kind, k.of_id, -1
        from removed a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k) changes
    group by 1, 2, 3 having sum(change) <> 0;
  -- The trigger of the tags reads the article.
  update article_tags x set listed_at = null from added a join removed r on r.id = a.id
    where x.article_id = a.id and (a.status, a.published_at) is distinct from (r.status, r.published_at);
  return null;
end
$$;
create function count_tags_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'TAG', tag_id, count(*)
    from added where listed_at is not null group by 1, 3;
  return null;
end
$$;
create function count_tags_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'TAG', tag_id, -count(*)
    from removed where listed_at is not null group by 1, 3;
  return null;
end
$$;
create function count_tags_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'TAG', tag_id, sum(change) from (
      select tenant_id, tag_id, 1 as change from added where listed_at is not null
      union all
      select tenant_id, tag_id, -1 from removed where listed_at is not null) changes
    group by 1, 3 having sum(change) <> 0;
  return null;
end
$$;
revoke execute on function count_articles_added, count_articles_removed, count_articles_changed, count_tags_added,
  count_tags_removed, count_tags_changed from public;

-- Those that are there. Before the triggers, so that nothing is counted twice.
alter table articles disable trigger articles_touch;
update articles set texts = null;
alter table articles enable trigger articles_touch;
update article_tags set listed_at = null;
insert into article_counts select a.tenant_id, k.kind, k.of_id, count(*)
  from articles a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k group by 1, 2, 3;
insert into article_counts select tenant_id, 'TAG', tag_id, count(*)
  from article_tags where listed_at is not null group by 1, 3;

create trigger articles_counted_added after insert on articles
  referencing new table as added for each statement execute function count_articles_added();
create trigger articles_counted_removed after delete on articles
  referencing old table as removed for each statement execute function count_articles_removed();
create trigger articles_counted_changed after update on articles
  referencing old table as removed new table as added for each statement execute function count_articles_changed();
create trigger article_tags_counted_added after insert on article_tags
  referencing new table as added for each statement execute function count_tags_added();
create trigger article_tags_counted_removed after delete on article_tags
  referencing old table as removed for each statement execute function count_tags_removed();
create trigger article_tags_counted_changed after update on article_tags
  referencing old table as removed new table as added for each statement execute function count_tags_changed();

-- What readers see of it: without the few whose date is ahead.
create view listed_article_counts as
  select t.slug as tenant_slug, c.kind, c.of_id, sum(c.change)::bigint as article_count
  from (
    select tenant_id, kind, of_id, change from article_counts where kind in ('SITE', 'CATEGORY', 'AUTHOR', 'TAG')
    union all
    select s.tenant_id, k.kind, k.of_id, -1
      from article_schedules s join articles a on a.id = s.article_id,
        lateral (values ('SITE', a.tenant_id), ('CATEGORY', a.category_id), ('AUTHOR', a.news_author_id)) k (kind, of_id)
      where s.due_at > now() and k.of_id is not null
    union all
    select s.tenant_id, 'TAG', x.tag_id, -1
      from article_schedules s join article_tags x on x.article_id = s.article_id where s.due_at > now()) c
    join tenants t on t.id = c.tenant_id
  where t.is_listed or t.is_platform
  group by t.slug, c.kind, c.of_id;
create or replace view listed_articles as
  select a.id, a.tenant_id, t.slug as tenant_slug, t.name as tenant_name, t.is_platform, a.category_id, a.title, a.slug,
         a.excerpt, a.content, a.meta_title, a.meta_description, a.featured_image_url, a.reading_minutes, a.published_at,
         a.created_at, a.updated_at, a.news_author_id
  from articles a join tenants t on t.id = a.tenant_id
  where a.status = 'PUBLISHED' and a.published_at <= now() and (t.is_listed or t.is_platform);
create view listed_news_tags as
  select n.id, n.tenant_id, t.slug as tenant_slug, n.name, n.slug
  from news_tags n join tenants t on t.id = n.tenant_id
  where t.is_listed or t.is_platform;
-- The articles with a tag, without their texts.
create view listed_tagged as
  select x.tag_id, x.article_id, x.listed_at
  from article_tags x join tenants t on t.id = x.tenant_id
  where x.listed_at <= now() and (t.is_listed or t.is_platform);
grant select on listed_article_counts, listed_news_tags, listed_tagged to chonoi_app;

-- The newest articles of a tenant that hold all patterns: those on the site to everybody, the others to its editors. Row-level
-- security keeps `like` from using an index, so this function asks by itself who calls. Planned for these words: frequent ones
-- are found by reading the newest articles, rare ones by the index.
create function find_articles(patterns text[], tenant uuid, is_listed_only boolean, at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if is_listed_only then
    if not exists (select from tenants t where t.id = tenant and (t.is_listed or t.is_platform)) then return; end if;
  elsif tenant is distinct from app_tenant_id() and not app_sees_all() then
    raise exception 'only editors search the drafts of a tenant' using errcode = 'insufficient_privilege';
  end if;
  return query execute (
    select format('select id from articles where tenant_id = %L and %s and %s limit %s', tenant,
      case when is_listed_only then 'status = ''PUBLISHED'' and published_at <= now()' else 'true' end,
      string_agg(format('texts like %L', pattern), ' and ')
        || case when is_listed_only then ' order by published_at desc, id desc' else ' order by created_at desc' end,
      at_most)
    from unnest(patterns) pattern);
end
$$;
revoke execute on function find_articles from public;
grant execute on function find_articles to chonoi_app;
