-- The bookmarks of all readers that have all of these tags. Row-level security keeps `@>` from using its index, so this
-- function asks by itself who calls.
create function find_bookmarks_with_tags(wanted text[]) returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches the bookmarks of all' using errcode = 'insufficient_privilege';
  end if;
  return query select id from article_bookmarks where tags @> wanted;
end
$$;
revoke execute on function find_bookmarks_with_tags from public;
grant execute on function find_bookmarks_with_tags to chonoi_app;
