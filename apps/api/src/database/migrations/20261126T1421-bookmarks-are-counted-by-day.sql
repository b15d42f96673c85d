-- Those who may read an article in any state learn how many marked it on a day, and not who: readers' bookmarks are
-- theirs alone.
create function count_article_bookmarks(article uuid, first_day date, last_day date)
returns table (day date, bookmarks bigint) language sql stable security definer set search_path = public as $$
  select vietnam_day(b.created_at), count(*) from article_bookmarks b
  where b.article_id = article and vietnam_day(b.created_at) between first_day and last_day
    and exists (select from articles a where a.id = article and (a.tenant_id = app_tenant_id() or app_sees_all()))
  group by 1
$$;
revoke execute on function count_article_bookmarks from public;
grant execute on function count_article_bookmarks to chonoi_app;
