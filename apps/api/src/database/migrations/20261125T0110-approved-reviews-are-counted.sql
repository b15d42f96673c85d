-- How many approved reviews the products of each shop on the site have: the newest reviews say their total without counting it.
alter table listed_product_counts add review_count integer not null default 0;
update listed_product_counts c set review_count =
  (select coalesce(sum(rating_count), 0) from products p where p.tenant_id = c.tenant_id and p.is_listed);

create or replace function count_listed_product() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    update listed_product_counts set product_count = product_count - 1, review_count = review_count - old.rating_count
      where tenant_id = old.tenant_id;
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into listed_product_counts as c values (new.tenant_id, 1, new.rating_count)
      on conflict (tenant_id) do update
      set product_count = c.product_count + 1, review_count = c.review_count + excluded.review_count;
  end if;
  return null;
end
$$;

create function count_listed_reviews() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update listed_product_counts set review_count = review_count + new.rating_count - old.rating_count
    where tenant_id = new.tenant_id;
  return null;
end
$$;
revoke execute on function count_listed_reviews() from public;
create trigger products_count_reviewed after update on products
  for each row when (old.is_listed and new.is_listed and old.tenant_id = new.tenant_id and old.rating_count <> new.rating_count)
  execute function count_listed_reviews();

create or replace view listed_product_total as
  select coalesce(sum(product_count), 0)::bigint as product_count, coalesce(sum(review_count), 0)::bigint as review_count
  from listed_product_counts;
