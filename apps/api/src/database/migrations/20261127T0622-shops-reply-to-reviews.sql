-- What the shop answers to a review of its goods, for everybody who may read the review.
alter table reviews add column reply text, add column replied_at timestamptz;
grant update (reply, replied_at) on reviews to chonoi_app;
alter table reviews add constraint reviews_reply check (
  length(reply) between 1 and 1000 and (reply is null) = (replied_at is null)) not valid;
