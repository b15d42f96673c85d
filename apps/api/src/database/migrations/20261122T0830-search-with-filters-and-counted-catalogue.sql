-- What a filter asks of a product, as words that stand in one index with its text: a search with filters then reads the
-- rows that all of them let through, and not every row that has the words.
-- Steps of 1, 1.5, 2, 3, 5 and 7 times a power of ten: a range of prices is a few of them.
create function price_step(price_in_cents bigint) returns integer language sql immutable parallel safe as $$
  select width_bucket(price_in_cents, '{100000,150000,200000,300000,500000,700000,
    1000000,1500000,2000000,3000000,5000000,7000000,10000000,15000000,20000000,30000000,50000000,70000000,
    100000000,150000000,200000000,300000000,500000000,700000000,1000000000,1500000000,2000000000,3000000000,5000000000,7000000000,
    10000000000,15000000000,20000000000,30000000000,50000000000,70000000000,100000000000}'::bigint[])
$$;
create function product_facets(category_id uuid, condition text, available_stock integer, price_in_cents bigint)
returns text[] language sql immutable parallel safe as $$
  select array['category ' || category_id::text, condition, case when available_stock > 0 then 'in stock' else 'sold out' end,
               'price ' || public.price_step(price_in_cents)::text]
$$;
-- The words of a range of prices; its ends may be open.
create function price_facets(lowest bigint, highest bigint) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('price ' || step::text), '{}')
  from generate_series(public.price_step(coalesce(lowest, 0)), public.price_step(coalesce(highest, 9007199254740991))) step
$$;
drop index products_search_vector;
create index products_search_vector on products
  using gin (search_vector, product_facets(category_id, condition, available_stock, price_in_cents)) where is_listed;

-- How many products of each shop are on the site: a page of the whole catalogue says its total without counting it.
create table listed_product_counts (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  product_count integer not null
);
insert into listed_product_counts select tenant_id, count(*) from products where is_listed group by tenant_id;

create function count_listed_product() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    update listed_product_counts set product_count = product_count - 1 where tenant_id = old.tenant_id;
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into listed_product_counts as c values (new.tenant_id, 1)
      on conflict (tenant_id) do update set product_count = c.product_count + 1;
  end if;
  return null;
end
$$;
create trigger products_count_added after insert on products
  for each row when (new.is_listed) execute function count_listed_product();
create trigger products_count_changed after update on products
  for each row when (old.is_listed is distinct from new.is_listed or old.tenant_id is distinct from new.tenant_id)
  execute function count_listed_product();
create trigger products_count_removed after delete on products
  for each row when (old.is_listed) execute function count_listed_product();

select protect_table('listed_product_counts', 'tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'false');
select forbid_on('listed_product_counts', 'insert, update, delete');
create view listed_product_total as
  select coalesce(sum(product_count), 0)::bigint as product_count from listed_product_counts;
grant select on listed_product_total to chonoi_app;
