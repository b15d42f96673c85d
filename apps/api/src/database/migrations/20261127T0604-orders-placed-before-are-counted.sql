-- The orders of each day that the trigger didn't count, because they are older.
insert into shop_steps (tenant_id, day, orders)
  select placed.tenant_id, placed.day, placed.orders - coalesce(counted.orders, 0)
  from (select tenant_id, vietnam_day(created_at) as day, count(*) as orders from orders group by 1, 2) placed
  left join (select tenant_id, day, sum(orders) as orders from shop_steps group by 1, 2) counted using (tenant_id, day)
  where placed.orders > coalesce(counted.orders, 0);
