-- What its author shows of the goods: addresses of their own uploads, in order.
alter table reviews add column image_urls text[] not null default '{}';
grant update (image_urls) on reviews to chonoi_app;
alter table reviews add constraint reviews_images check (
  cardinality(image_urls) <= 5 and array_position(image_urls, null) is null) not valid;
