-- Views of lists that people saved for themselves: filters and sort order as the query of the page, and its columns.
create table list_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list ~ '^[a-z][A-Za-z]{0,59}$'),
  name text not null check (length(name) <= 60),
  query text not null default '' check (length(query) <= 2000),
  layout jsonb not null default '{"columns": []}',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index list_views_one_name on list_views (user_id, list, lower(name));
create unique index list_views_one_default on list_views (user_id, list) where is_default;
select protect_table('list_views',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
select keep_columns('list_views', '{id,user_id,list}');

create function forget_list_views() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from list_views where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_list_views from public;
create trigger users_forget_list_views after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_list_views();
