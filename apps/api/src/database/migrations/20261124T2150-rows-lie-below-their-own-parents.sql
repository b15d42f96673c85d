-- A foreign key is looked up with the owner's rights: it finds the rows of others too. So a row names its parent together with
-- whose it is, and lies below one of the same shop or person. Movements and reservations of stock look for themselves.
-- Columns stand in the order in which no read leaves the index that it had: one by an id that of the primary key, a list of
-- somebody's orders that of its order.
alter table products add unique (tenant_id, id);
alter table product_variants add unique (product_id, id);
alter table orders add unique (id, tenant_id, buyer_id);
alter table order_groups add unique (buyer_id, id);
alter table news_categories add unique (tenant_id, id);
alter table files add unique (owner_id, id);

alter table product_variants drop constraint product_variants_product_id_fkey,
  add foreign key (product_id, tenant_id) references products (id, tenant_id) on delete cascade;
alter table product_images drop constraint product_images_product_id_fkey,
  add foreign key (product_id, tenant_id) references products (id, tenant_id) on delete cascade;
-- A review is of a shop's product, whoever its writer is.
alter table reviews drop constraint reviews_product_id_fkey,
  add foreign key (product_id, tenant_id) references products (id, tenant_id) on delete cascade;

alter table orders drop constraint orders_group_id_fkey,
  add foreign key (group_id, buyer_id) references order_groups (id, buyer_id);
alter table order_lines
  drop constraint order_lines_order_id_fkey,
  drop constraint order_lines_product_id_fkey,
  drop constraint order_lines_variant_id_fkey,
  add foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade,
  add foreign key (product_id, tenant_id) references products (id, tenant_id),
  add foreign key (variant_id, product_id) references product_variants (id, product_id);
alter table order_events drop constraint order_events_order_id_fkey,
  add foreign key (order_id, tenant_id, buyer_id) references orders (id, tenant_id, buyer_id) on delete cascade;
alter table coupon_redemptions drop constraint coupon_redemptions_order_group_id_fkey,
  add foreign key (order_group_id, user_id) references order_groups (id, buyer_id);

alter table deposits drop constraint deposits_proof_file_id_fkey,
  add foreign key (proof_file_id, user_id) references files (id, owner_id);
alter table news_categories drop constraint news_categories_parent_id_fkey,
  add foreign key (parent_id, tenant_id) references news_categories (id, tenant_id);
alter table articles drop constraint articles_category_id_fkey,
  add foreign key (category_id, tenant_id) references news_categories (id, tenant_id);

-- A picture is the shop's and its file is of whoever uploaded it: only they may bind the two.
alter policy app_insert on product_images with check (
  (tenant_id = (select app_tenant_id()) or (select app_sees_all()))
  and (own_file_id is null or exists (select from files f where f.id = own_file_id)));
-- What a customer orders or says of a product, nobody orders or says for them.
alter policy app_insert on orders with check (buyer_id = (select app_user_id()) or (select app_sees_all()));
alter policy app_insert on reviews with check (user_id = (select app_user_id()) or (select app_sees_all()));
alter policy app_update on reviews
  using (user_id = (select app_user_id()) or (select app_sees_all()))
  with check (user_id = (select app_user_id()) or (select app_sees_all()));
alter policy app_delete on reviews using (user_id = (select app_user_id()) or (select app_sees_all()));

-- Whose a row is and what it lies below never changes. A column that is added later is granted by its own migration.
create function keep_columns(target regclass, kept text[]) returns void language plpgsql as $$
begin
  execute format('revoke update on %s from chonoi_app', target);
  execute (
    select format('grant update (%s) on %s to chonoi_app', string_agg(quote_ident(attname), ', '), target)
    from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (kept));
end
$$;
select keep_columns('memberships', '{user_id,tenant_id}');
select keep_columns('product_images', '{id,product_id,tenant_id,url,own_file_id}');
select keep_columns('reviews', '{id,product_id,tenant_id,user_id}');
select keep_columns('orders', '{id,order_number,group_id,tenant_id,buyer_id}');
select keep_columns('order_lines', '{id,order_id,tenant_id,buyer_id}');
