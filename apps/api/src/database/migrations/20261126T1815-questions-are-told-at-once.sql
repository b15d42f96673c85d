-- The staff of a shop hear of a question when it is asked, and whoever asked of the answer.
-- allowed: an unlogged table with the events of one hour
alter table live_events drop constraint live_events_topic_check;
-- allowed: an unlogged table with the events of one hour
alter table live_events add constraint live_events_topic_check check (topic in (
  'notifications', 'orders', 'payments', 'deposits', 'withdrawals', 'products', 'approvals', 'reviews', 'comments',
  'exports', 'questions'));

create trigger product_questions_added_live after insert on product_questions
  for each row execute function tell_row('questions', 'user_id', 'tenant_id', 'platform');
create trigger product_questions_answered_live after update of answer on product_questions for each row
  when (old.answer is distinct from new.answer)
  execute function tell_row('questions', 'user_id', 'tenant_id', 'platform');

-- Who answered is said to readers: the shop, or the platform in its place.
alter table product_questions add column is_answered_by_platform boolean not null default false;
grant update (is_answered_by_platform) on product_questions to chonoi_app;
create or replace view listed_product_questions as
  select q.id, q.product_id, q.user_id, q.author_first_name, q.author_last_name, q.question, q.answer, q.answered_at,
    q.created_at, q.is_answered_by_platform
  from product_questions q join listed_products l on l.id = q.product_id
  where q.answer is not null;
