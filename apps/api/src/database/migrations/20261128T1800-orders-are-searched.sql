-- What a search of orders looks at: the number, and the buyer's name and address.
create function order_text(order_number text, last_name text, first_name text, email text) returns text
language sql immutable parallel safe as $$
  select public.search_text(order_number || ' ' || last_name || ' ' || first_name || ' ' || email)
$$;

-- The newest orders of a shop, or of the platform for null, placed between two times, which may be null, that hold all
-- patterns, themselves or in one of their lines.
-- Row-level security keeps `like` from using an index, so this function asks by itself who calls. Planned for these words,
-- as find_users is: frequent ones are found by reading the newest orders, rare ones by the indexes of the next migrations.
create function find_orders(
  patterns text[], with_goods boolean, shop uuid, placed_from timestamptz, placed_until timestamptz, at_most int
) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
declare
  holding text := (select string_agg(text_holds(pattern), ' and ') from unnest(patterns) pattern);
  newest text := format('order by created_at desc, id desc limit %s', at_most);
  limits text := concat_ws(' and ', 'true',
    case when shop is not null then format('tenant_id = %L', shop) end,
    case when placed_from is not null then format('created_at >= %L', placed_from) end,
    case when placed_until is not null then format('created_at < %L', placed_until) end);
begin
  if shop is distinct from app_tenant_id() and not app_sees_all() then
    raise exception 'only the platform searches all orders' using errcode = 'insufficient_privilege';
  end if;
  return query execute
    format('(select id from (select id, created_at,
        order_text(order_number, buyer_last_name, buyer_first_name, buyer_email) as texts
      from orders where %s) told where %s %s)', limits, holding, newest)
    || case when with_goods then
      format(' union (select order_id from (select order_id, id, created_at, search_text(name) as texts
        from order_lines where %s) told where %s %s)', limits, holding, newest)
      else '' end;
end
$$;
revoke execute on function find_orders from public;
grant execute on function find_orders to chonoi_app;
