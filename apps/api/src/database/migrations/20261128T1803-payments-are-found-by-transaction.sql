-- no transaction
-- The number that a gateway gave a payment.
create index concurrently if not exists payments_transaction on payments (transaction_id) where transaction_id is not null;
