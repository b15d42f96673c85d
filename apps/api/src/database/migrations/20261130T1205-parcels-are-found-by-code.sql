-- no transaction
create index concurrently if not exists shipments_tracking_code on shipments (tracking_code) where tracking_code is not null;
