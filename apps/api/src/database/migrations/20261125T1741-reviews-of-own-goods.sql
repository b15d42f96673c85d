-- Reviews that were rejected and then deleted by their authors: another one of the same product begins as rejected.
create table rejected_reviews (
  product_id uuid not null references products (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text,
  primary key (product_id, user_id)
);
create index rejected_reviews_user on rejected_reviews (user_id);
select protect_table('rejected_reviews', 'user_id = (select app_user_id()) or (select app_sees_all())', '(select app_sees_all())');
select keep_columns('rejected_reviews', '{product_id,user_id}');

-- Reviews of a shop's goods by its own people don't count.
update reviews r set status = 'HIDDEN', moderation_reason = 'Gian hàng không được đánh giá sản phẩm của mình'
from memberships m
where m.user_id = r.user_id and m.tenant_id = r.tenant_id and m.role in ('SELLER', 'ADMIN', 'SUPER_ADMIN')
  and m.status <> 'INVITED' and r.status = 'APPROVED';
