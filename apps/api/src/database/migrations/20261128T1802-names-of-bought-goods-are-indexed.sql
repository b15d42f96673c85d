-- no transaction
-- What was bought, for find_orders.
create index concurrently if not exists order_lines_texts on order_lines using gin (search_text(name) gin_trgm_ops);
