-- Who finds a review helpful, and how many do. The count stands beside the review: a vote changes neither the moment of its
-- text nor what its product counts.
create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id, created_at);
select protect_table('review_votes',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');
select forbid_on('review_votes', 'update');

create table review_vote_counts (
  review_id uuid primary key references reviews (id) on delete cascade,
  votes integer not null check (votes >= 0)
);
select protect_table('review_vote_counts', 'true', 'false');
select forbid_on('review_vote_counts', 'insert, update, delete');

create function keep_review_votes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into review_vote_counts (review_id, votes) values (new.review_id, 1)
    on conflict (review_id) do update set votes = review_vote_counts.votes + 1;
  else
    update review_vote_counts set votes = votes - 1 where review_id = old.review_id;
  end if;
  return null;
end
$$;
revoke execute on function keep_review_votes() from public;
create trigger review_votes_counted after insert or delete on review_votes
  for each row execute function keep_review_votes();

create or replace function forget_belongings() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from wishlist_items where user_id = new.id;
  delete from article_bookmarks where user_id = new.id;
  delete from review_votes where user_id = new.id;
  delete from push_devices where user_id = new.id;
  delete from quiet_hours where user_id = new.id;
  delete from personal_exports where user_id = new.id;
  delete from account_deletions where user_id = new.id;
  return null;
end
$$;
