-- How actions ended on each day (Ho Chi Minh time), beside their kinds: the share of those that succeeded lately is read
-- from some rows instead of a month of the log.
create table audit_outcomes (
  day date not null,
  status text not null,
  change bigint not null
);
select protect_table('audit_outcomes', '(select app_sees_all())', '(select app_is_system())');

-- Waits for the entries that the former function counted, and keeps others waiting until those below are counted.
create or replace trigger audit_logs_counted after insert on audit_logs
  referencing new table as added for each statement execute function count_audit_logs();
create or replace function count_audit_logs() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into audit_counts select action, entity_type, severity, status, count(*) from added group by 1, 2, 3, 4;
  insert into audit_outcomes select vietnam_day(created_at), status, count(*) from added group by 1, 2;
  return null;
end
$$;
-- Nobody asks for more than a month.
insert into audit_outcomes select vietnam_day(created_at), status, count(*) from audit_logs
  where created_at >= now() - interval '35 days' group by 1, 2;
