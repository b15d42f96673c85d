-- How many entries of the log there are of each kind, without counting ten million: every statement adds rows that say
-- what it wrote, so that nobody waits for anybody. A job adds them up. Entries are never changed or taken away.
create table audit_counts (
  action text not null,
  entity_type text not null,
  severity text not null,
  status text not null,
  change bigint not null
);
select protect_table('audit_counts', '(select app_sees_all())', '(select app_is_system())');

create function count_audit_logs() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_counts select action, entity_type, severity, status, count(*) from added group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger audit_logs_counted after insert on audit_logs
  referencing new table as added for each statement execute function count_audit_logs();
revoke execute on function count_audit_logs from public;
-- After the trigger: its lock lets no entry be written in between.
insert into audit_counts select action, entity_type, severity, status, count(*) from audit_logs group by 1, 2, 3, 4;
