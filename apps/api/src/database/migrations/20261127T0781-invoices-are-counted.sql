-- How many invoices a shop has in each status, without counting a hundred thousand for every page: every change adds rows
-- that say what it changed, so that nobody waits for anybody. A job adds them up.
create table invoice_counts (
  tenant_id uuid not null references tenants (id),
  status text not null,
  change bigint not null
);
create index invoice_counts_tenant on invoice_counts (tenant_id, status) include (change);
select protect_table('invoice_counts',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

create function count_invoices_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into invoice_counts select tenant_id, status, count(*) from added group by 1, 2;
  return null;
end
$$;
create function count_invoices_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into invoice_counts select tenant_id, status, -count(*) from removed group by 1, 2;
  return null;
end
$$;
create function count_invoices_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into invoice_counts select tenant_id, status, sum(change) from (
      select tenant_id, status, 1 as change from added
      union all
      select tenant_id, status, -1 from removed) changes
    group by 1, 2 having sum(change) <> 0;
  return null;
end
$$;
create trigger invoices_counted_added after insert on invoices
  referencing new table as added for each statement execute function count_invoices_added();
create trigger invoices_counted_removed after delete on invoices
  referencing old table as removed for each statement execute function count_invoices_removed();
create trigger invoices_counted_changed after update on invoices
  referencing old table as removed new table as added for each statement execute function count_invoices_changed();
revoke execute on function count_invoices_added, count_invoices_removed, count_invoices_changed from public;
-- After the triggers: their lock lets no invoice be written in between.
insert into invoice_counts select tenant_id, status, count(*) from invoices group by 1, 2;
