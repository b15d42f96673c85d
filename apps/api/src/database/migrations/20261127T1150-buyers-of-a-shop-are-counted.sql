-- no transaction
-- Who bought from a shop in some days, read from an index alone.
create index concurrently if not exists orders_paid_buyers_of_shops on orders (tenant_id, created_at) include (buyer_id)
  where payment_status in ('PAID', 'PARTIALLY_REFUNDED');
