-- When a part of a series is on the site, and how many of them are: as with the tags of articles.
alter table article_counts drop constraint article_counts_kind_check, add constraint article_counts_kind_check
  check (kind in ('DRAFT', 'PUBLISHED', 'ARCHIVED', 'SITE', 'CATEGORY', 'AUTHOR', 'TAG', 'SERIES')) not valid;
alter table news_series_articles add column listed_at timestamptz;
create trigger news_series_articles_listed_at before insert or update on news_series_articles
  for each row execute function keep_listed_at();

create function count_parts_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'SERIES', series_id, count(*)
    from added where listed_at is not null group by 1, 3;
  return null;
end
$$;
create function count_parts_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'SERIES', series_id, -count(*)
    from removed where listed_at is not null group by 1, 3;
  return null;
end
$$;
create function count_parts_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, 'SERIES', series_id, sum(change) from (
      select tenant_id, series_id, 1 as change from added where listed_at is not null
      union all
      select tenant_id, series_id, -1 from removed where listed_at is not null) changes
    group by 1, 3 having sum(change) <> 0;
  return null;
end
$$;
revoke execute on function count_parts_added, count_parts_removed, count_parts_changed from public;
create or replace function count_articles_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into article_counts select tenant_id, kind, of_id, sum(change) from (
      select a.tenant_id, k.kind, k.of_id, 1 as change
        from added a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k
      union all
      select a.tenant_id, k.kind, k.of_id, -1
        from removed a, counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k) changes
    group by 1, 2, 3 having sum(change) <> 0;
  -- The triggers of tags and parts read the article.
  update article_tags x set listed_at = null from added a join removed r on r.id = a.id
    where x.article_id = a.id and (a.status, a.published_at) is distinct from (r.status, r.published_at);
  update news_series_articles x set listed_at = null from added a join removed r on r.id = a.id
    where x.article_id = a.id and (a.status, a.published_at) is distinct from (r.status, r.published_at);
  return null;
end
$$;

create trigger news_series_articles_counted_added after insert on news_series_articles
  referencing new table as added for each statement execute function count_parts_added();
create trigger news_series_articles_counted_removed after delete on news_series_articles
  referencing old table as removed for each statement execute function count_parts_removed();
create trigger news_series_articles_counted_changed after update on news_series_articles
  referencing old table as removed new table as added for each statement execute function count_parts_changed();
-- Those that are there: none is counted yet, so the trigger counts each.
update news_series_articles set listed_at = null;

create or replace view listed_article_counts as
  select t.slug as tenant_slug, c.kind, c.of_id, sum(c.change)::bigint as article_count
  from (
    select tenant_id, kind, of_id, change from article_counts
      where kind in ('SITE', 'CATEGORY', 'AUTHOR', 'TAG', 'SERIES')
    union all
    select s.tenant_id, k.kind, k.of_id, -1
      from article_schedules s join articles a on a.id = s.article_id,
        lateral (values ('SITE', a.tenant_id), ('CATEGORY', a.category_id), ('AUTHOR', a.news_author_id)) k (kind, of_id)
      where s.due_at > now() and k.of_id is not null
    union all
    select s.tenant_id, 'TAG', x.tag_id, -1
      from article_schedules s join article_tags x on x.article_id = s.article_id where s.due_at > now()
    union all
    select s.tenant_id, 'SERIES', x.series_id, -1
      from article_schedules s join news_series_articles x on x.article_id = s.article_id where s.due_at > now()) c
    join tenants t on t.id = c.tenant_id
  where t.is_listed or t.is_platform
  group by t.slug, c.kind, c.of_id;
-- A part has the tenant of its series.
create or replace view listed_series as
  select s.id, s.tenant_id, t.slug as tenant_slug, s.title, s.slug, s.description, s.is_active, s.is_completed, s.created_at,
         s.updated_at
  from news_series s join tenants t on t.id = s.tenant_id
  where s.is_active and (t.is_listed or t.is_platform)
    and exists (select from news_series_articles x where x.series_id = s.id and x.listed_at <= now());
