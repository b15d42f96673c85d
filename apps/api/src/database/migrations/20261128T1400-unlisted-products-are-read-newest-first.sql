-- no transaction
create index concurrently if not exists products_unlisted on products (created_at desc, id desc) where not is_listed;
