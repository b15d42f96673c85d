-- no transaction
create index concurrently if not exists products_listed_popular on products ((available_stock > 0) desc, sold_count desc, id desc) where is_listed;
