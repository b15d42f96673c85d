-- With the tenant's id beside its slug, so that the counts of one tenant are read and added up alone.
create or replace view listed_article_counts as
  select t.slug as tenant_slug, c.kind, c.of_id, sum(c.change)::bigint as article_count, c.tenant_id
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
  -- By ids alone: the slug depends on them.
  group by c.tenant_id, t.id, c.kind, c.of_id;
