alter table reviews validate constraint reviews_reply;
