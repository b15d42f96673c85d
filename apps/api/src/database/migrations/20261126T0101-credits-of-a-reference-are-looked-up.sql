-- A deposit that was completed by hand takes the first credit that a bank feed reports of it.
create index payment_notifications_reference on payment_notifications (reference);
