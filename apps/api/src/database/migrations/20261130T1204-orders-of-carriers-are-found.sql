-- no transaction
create index concurrently if not exists orders_owed_by_carrier on orders (carrier_id)
  where carrier_id is not null and status = 'DELIVERED' and payment_status in ('PENDING', 'FAILED') and payment_method = 'CASH_ON_DELIVERY';
