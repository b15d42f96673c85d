alter table tenants validate constraint tenants_free_shipping_from;
alter table tenants validate constraint tenants_province_fees;
