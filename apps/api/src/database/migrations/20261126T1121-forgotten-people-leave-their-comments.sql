-- Who deletes their account takes their name from what they wrote under articles; the text stays, as with reviews.
create function forget_commenter() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update article_comments set author_first_name = '', author_last_name = '' where user_id = new.id;
  update news_authors set user_id = null where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_commenter from public;
create trigger users_forget_comments after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_commenter();
