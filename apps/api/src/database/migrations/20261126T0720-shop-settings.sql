-- What a shop says of itself, and when it is closed. A shop that reopens on a day does so by itself.
alter table tenants
  add column is_open boolean not null default true,
  add column reopens_on date,
  add column return_policy text check (length(return_policy) <= 2000),
  add column shipping_policy text check (length(shipping_policy) <= 2000),
  add column low_stock_level integer not null default 10 check (low_stock_level between 0 and 10000);

create function is_shop_open(is_open boolean, reopens_on date) returns boolean language sql stable parallel safe
  as $$ select is_open or coalesce(reopens_on <= (now() at time zone 'Asia/Ho_Chi_Minh')::date, false) $$;

create or replace view listed_tenants as
  select id, slug, name, description, logo_url, banner_url, website, primary_color, city, shipping_fee_in_cents, created_at,
         is_shop_open(is_open, reopens_on) as is_open, reopens_on, return_policy, shipping_policy
  from tenants where is_listed;

-- Every slug that a shop has or had: old addresses lead on, and no other shop can take them over.
create table shop_slugs (
  slug text primary key,
  tenant_id uuid not null references tenants (id) on delete cascade
);
create index shop_slugs_tenant on shop_slugs (tenant_id);
select protect_table('shop_slugs',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())
   or exists (select from tenants t where t.id = shop_slugs.tenant_id and t.is_listed)',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('shop_slugs', 'update, delete');
insert into shop_slugs (slug, tenant_id) select slug, id from tenants;
create function keep_shop_slug() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into shop_slugs (slug, tenant_id) values (new.slug, new.id) on conflict (slug) do nothing;
  if not exists (select from shop_slugs s where s.slug = new.slug and s.tenant_id = new.id) then
    raise unique_violation using constraint = 'tenants_slug_key', message = 'another shop had this slug';
  end if;
  return null;
end
$$;
create trigger tenants_slug after insert or update of slug on tenants for each row execute function keep_shop_slug();
revoke execute on function keep_shop_slug from public;
