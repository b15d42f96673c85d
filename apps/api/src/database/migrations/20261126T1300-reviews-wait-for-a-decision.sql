-- A review that the platform has to decide on: written again after a rejection, or changed by its author since. It leaves the
-- queue with the decision, also when that is another rejection.
alter table reviews add column awaits_decision boolean not null default false
  check (not awaits_decision or status <> 'APPROVED');
update reviews r set awaits_decision = true
from rejected_reviews x where x.product_id = r.product_id and x.user_id = r.user_id and r.status = 'REJECTED';
grant update (awaits_decision) on reviews to chonoi_app;
create index reviews_awaiting on reviews (created_at desc, id desc) where awaits_decision;
-- The platform reads all of them by state, newest first.
create index reviews_by_status on reviews (status, created_at desc, id desc) where status <> 'APPROVED';
create index reviews_all_newest on reviews (created_at desc, id desc);
