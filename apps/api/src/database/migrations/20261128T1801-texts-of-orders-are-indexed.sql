-- no transaction
-- The number and the buyer of an order, for find_orders.
create index concurrently if not exists orders_texts on orders
  using gin (order_text(order_number, buyer_last_name, buyer_first_name, buyer_email) gin_trgm_ops);
