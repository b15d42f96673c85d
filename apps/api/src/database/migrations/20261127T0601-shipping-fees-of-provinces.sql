-- Fees of single provinces, and the amount of goods from which a shop delivers for nothing.
alter table tenants
  add column free_shipping_from_in_cents bigint,
  add column province_fees jsonb not null default '[]';
alter table tenants
  add constraint tenants_free_shipping_from check (free_shipping_from_in_cents > 0) not valid,
  add constraint tenants_province_fees check (jsonb_typeof(province_fees) = 'array') not valid;

create or replace view listed_tenants as
  select id, slug, name, description, logo_url, banner_url, website, primary_color, city, shipping_fee_in_cents, created_at,
         is_shop_open(is_open, reopens_on) as is_open, reopens_on, return_policy, shipping_policy,
         free_shipping_from_in_cents, province_fees
  from tenants where is_listed;
