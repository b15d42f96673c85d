-- no transaction
drop index concurrently if exists orders_paid_buyers_of_shops;
