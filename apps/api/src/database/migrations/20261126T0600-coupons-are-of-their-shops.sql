-- A shop lists its own coupons. Customers find another's only by its code, and see the one in their cart.
alter policy app_select on coupons using (
  tenant_id = (select app_tenant_id()) or (select app_sees_all())
  or exists (select from carts c where c.coupon_id = coupons.id and c.user_id = (select app_user_id())));

-- Uses are counted by use_coupon and release_coupon alone.
select keep_columns('coupons', '{id,tenant_id,usage_count,created_at}');

-- A shop sees who used its coupons.
alter policy app_select on coupon_redemptions using (
  user_id = (select app_user_id()) or (select app_sees_all())
  or exists (select from coupons c where c.id = coupon_redemptions.coupon_id and c.tenant_id = (select app_tenant_id())));

create index coupon_redemptions_coupon on coupon_redemptions (coupon_id, created_at desc, id desc);
create index order_groups_coupon on order_groups (coupon_id) where coupon_id is not null;
create index carts_coupon on carts (coupon_id) where coupon_id is not null;

-- The server itself puts a coupon into a customer's cart, and takes a deleted one out. No person reads another's cart.
alter policy app_select on carts using (user_id = (select app_user_id()) or (select app_is_system()));
alter policy app_insert on carts with check (user_id = (select app_user_id()) or (select app_is_system()));
alter policy app_update on carts
  using (user_id = (select app_user_id()) or (select app_is_system()))
  with check (user_id = (select app_user_id()) or (select app_is_system()));
alter policy app_select on cart_items using (user_id = (select app_user_id()) or (select app_is_system()));
