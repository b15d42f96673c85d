-- From where an action came; null for what the server does by itself. Null columns don't enter the hashes of older rows.
alter table audit_logs add column address text;

-- A list of the whole log, filtered or sorted by one of these, newest first.
create index audit_logs_action on audit_logs (action, created_at, id);
create index audit_logs_entity_type on audit_logs (entity_type, created_at, id);
create index audit_logs_entity on audit_logs (entity_id) where entity_id is not null;
-- Almost every row is INFO and SUCCESS: both read the common index in order.
create index audit_logs_severity on audit_logs (severity, created_at, id) where severity <> 'INFO';
create index audit_logs_status on audit_logs (status, created_at, id) where status <> 'SUCCESS';

-- What a search looks at. A text without diacritics, case and punctuation.
create function audit_text(description text, vietnamese text, action text, email text, address text) returns text
language sql immutable parallel safe as $$
  select public.search_text(description || ' ' || vietnamese || ' ' || action || ' ' || coalesce(email, '') || ' ' || coalesce(address, ''))
$$;
create index audit_logs_text on audit_logs using gin
  (audit_text(description, vietnamese_description, action, user_email, address) gin_trgm_ops);

-- The newest entries that hold all patterns. Row-level security keeps `like` from using an index, so this function asks
-- by itself who calls. The first pattern, the longest, is the one that the index answers.
create function find_audit_logs(patterns text[], at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches the audit log' using errcode = 'insufficient_privilege';
  end if;
  -- Planned for these words: frequent ones are found by reading the newest entries, rare ones by the index.
  return query execute 'select id from audit_logs
    where audit_text(description, vietnamese_description, action, user_email, address) like $1
      and audit_text(description, vietnamese_description, action, user_email, address) like all ($2)
    order by created_at desc, id desc limit $3' using patterns[1], patterns, at_most;
end
$$;
revoke execute on function find_audit_logs from public;
grant execute on function find_audit_logs to chonoi_app;

-- The chains know how long the log is, without counting it.
alter policy app_select on audit_chains using ((select app_sees_all()));
