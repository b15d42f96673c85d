-- Questions that people ask about a product and its shop answers. The author's name is that at the time of asking, as
-- with reviews. Readers see a question once it is answered: nobody advertises on the page of another's product.
create table product_questions (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null,
  tenant_id uuid not null references tenants (id),
  user_id uuid not null references users (id),
  author_first_name text not null,
  author_last_name text not null,
  question text not null check (char_length(question) between 10 and 500),
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (product_id, tenant_id) references products (id, tenant_id) on delete cascade,
  check ((answer is null) = (answered_at is null))
);
create index product_questions_product on product_questions (product_id, answered_at desc, id desc) where answer is not null;
create index product_questions_author on product_questions (user_id, created_at desc, id desc);
create index product_questions_tenant on product_questions (tenant_id, created_at desc, id desc);
create index product_questions_waiting on product_questions (tenant_id, created_at desc, id desc) where answer is null;
create index product_questions_newest on product_questions (created_at desc, id desc);
-- The same words twice are a second press of the button.
create unique index product_questions_repeated on product_questions (product_id, user_id, md5(question));
create trigger product_questions_touch before update on product_questions
  for each row execute function touch_updated_at();

select protect_table('product_questions',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select keep_columns('product_questions', '{id,product_id,tenant_id,user_id,question,created_at}');

create view listed_product_questions as
  select q.id, q.product_id, q.user_id, q.author_first_name, q.author_last_name, q.question, q.answer, q.answered_at, q.created_at
  from product_questions q join listed_products l on l.id = q.product_id
  where q.answer is not null;
grant select on listed_product_questions to chonoi_app;

-- Who deletes their account takes their name from what they asked.
create function forget_asker() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update product_questions set author_first_name = '', author_last_name = '' where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_asker from public;
create trigger users_forget_questions after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_asker();
