-- A word without three letters in a row, such as 77, has nothing that an index of texts could look for. Beside frequent
-- words the planner took that index all the same, because together they are rare, and read every text that holds the
-- frequent ones. Such a word is now asked of what was found by the others, or of the newest rows.
create function text_holds(pattern text) returns text language sql immutable parallel safe as $$
  select case when word ~ '[[:alnum:]]{3}' then format('texts like %L', pattern) else format('strpos(texts, %L) > 0', word) end
  from (select regexp_replace(substr(pattern, 2, length(pattern) - 2), '\\(.)', '\1', 'g') as word) said
$$;

-- The newest accounts that hold all patterns, as before.
create or replace function find_users(patterns text[], at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches all accounts' using errcode = 'insufficient_privilege';
  end if;
  return query execute (
    select format('select id from users where deleted_at is null and %s order by created_at desc, id desc limit %s',
      string_agg(text_holds(pattern), ' and '), at_most)
    from unnest(patterns) pattern);
end
$$;

-- The newest entries that hold all patterns, as before.
create or replace function find_audit_logs(patterns text[], at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches the audit log' using errcode = 'insufficient_privilege';
  end if;
  -- Planned for these words: frequent ones are found by reading the newest entries, rare ones by the index, which knows
  -- the letters of all of them.
  return query execute (
    select format('select id from audit_logs where %s order by created_at desc, id desc limit %s',
      string_agg(text_holds(pattern), ' and '), at_most)
    from unnest(patterns) pattern);
end
$$;
