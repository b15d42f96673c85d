-- How many different people bought in some days, exactly and without reading the orders: a person counts in a period on
-- the first of its days on which they bought, which is the one whose day before lies before the period. So it is enough
-- to know how many people bought on each day, by the day on which these had bought before.

-- Who has how many paid orders of a shop from a day (Ho Chi Minh time). Nobody reads it but the trigger below.
create table buyer_days (
  buyer_id uuid not null,
  tenant_id uuid not null,
  day date not null,
  orders integer not null
);
select protect_table('buyer_days', '(select app_sees_all())', '(select app_is_system())');
select forbid_on('buyer_days', 'insert, update, delete');

-- Rows are only added, with what changed, and folded by a job as those of shop_figures.
create table buyer_counts (
  -- Null: of all shops together.
  tenant_id uuid references tenants (id),
  day date not null,
  -- The day on which the same people had bought before; -infinity: they never had. Of all shops together the rows of
  -- infinity, a day that lies before no period, hold everybody who bought on the day.
  previous_day date not null,
  change integer not null,
  is_folded boolean not null default false
);
create index buyer_counts_days on buyer_counts (tenant_id, day, previous_day) include (change);
create index buyer_counts_new on buyer_counts (tenant_id, day) where not is_folded;
select protect_table('buyer_counts',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');

-- Counts that a person bought on a day (1) or no longer did (-1), at a shop or, without one, anywhere: on the day itself
-- and on their next day, whose day before is another one now.
create function count_buyer_day(shop uuid, buyer uuid, bought date, change integer) returns void language sql as $$
  with around as (
    select coalesce(max(day) filter (where day < bought), '-infinity') as previous,
           min(day) filter (where day > bought) as next
    from buyer_days where buyer_id = buyer and (shop is null or tenant_id = shop))
  insert into buyer_counts (tenant_id, day, previous_day, change)
    select shop, counted.* from around
    cross join lateral (values (bought, previous, change), (next, bought, change), (next, previous, -change),
      (case when shop is null then bought end, 'infinity', change)) counted (day, previous_day, change)
    where counted.day is not null
$$;

create function keep_buyer_days() returns trigger language plpgsql security definer set search_path = public as $$
declare
  bought date := vietnam_day(new.created_at);
  change integer := case when counts_as_sold(new.payment_status) then 1 else -1 end;
  held integer;
begin
  -- What two orders of one person change is counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('days of buyer ' || new.buyer_id, 0));
  insert into buyer_days as d (buyer_id, tenant_id, day, orders) values (new.buyer_id, new.tenant_id, bought, change)
    on conflict (buyer_id, tenant_id, day) do update set orders = d.orders + excluded.orders
    returning orders into held;
  if held = 0 then
    delete from buyer_days where buyer_id = new.buyer_id and tenant_id = new.tenant_id and day = bought;
  end if;
  -- Otherwise they have another paid order from that day.
  if held = greatest(change, 0) then
    perform count_buyer_day(new.tenant_id, new.buyer_id, bought, change);
    if not exists (
      select from buyer_days where buyer_id = new.buyer_id and day = bought and tenant_id <> new.tenant_id
    ) then
      perform count_buyer_day(null, new.buyer_id, bought, change);
    end if;
  end if;
  return null;
end
$$;

-- At the end of the transaction, so that nobody who waits for a person's other order holds what that one needs.
create constraint trigger orders_buyer_days after insert on orders deferrable initially deferred
  for each row when (counts_as_sold(new.payment_status)) execute function keep_buyer_days();
create constraint trigger orders_buyer_days_later after update of payment_status on orders deferrable initially deferred
  for each row when (counts_as_sold(old.payment_status) <> counts_as_sold(new.payment_status))
  execute function keep_buyer_days();
revoke execute on function count_buyer_day, keep_buyer_days from public;

-- After the triggers: their lock lets no order be written in between.
insert into buyer_days (buyer_id, tenant_id, day, orders)
  select buyer_id, tenant_id, vietnam_day(created_at), count(*) from orders where counts_as_sold(payment_status) group by 1, 2, 3;
-- Keys after the rows, which is several times faster.
alter table buyer_days
  add primary key (buyer_id, tenant_id, day),
  add foreign key (buyer_id) references users (id),
  add foreign key (tenant_id) references tenants (id);
insert into buyer_counts (tenant_id, day, previous_day, change, is_folded)
  select tenant_id, day, previous_day, count(*), true from (
    select tenant_id, day, lag(day, 1, '-infinity') over (partition by buyer_id, tenant_id order by day) as previous_day
      from buyer_days
    union all
    select null, day, lag(day, 1, '-infinity') over (partition by buyer_id order by day)
      from (select distinct buyer_id, day from buyer_days) anywhere
    union all
    select distinct on (buyer_id, day) null, day, 'infinity' from buyer_days
  ) counted group by 1, 2, 3;
