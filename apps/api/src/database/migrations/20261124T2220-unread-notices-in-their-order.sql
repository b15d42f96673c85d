-- The list of unread notices comes from its own index in the order in which it is read: nothing is sorted, however many.
drop index notifications_unread;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
