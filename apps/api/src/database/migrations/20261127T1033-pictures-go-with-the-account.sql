-- Who deletes their account takes the pictures of their reviews along, which may show them; the text stays without a name.
create function forget_reviewer() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update reviews set image_urls = '{}' where user_id = new.id and image_urls <> '{}';
  return null;
end
$$;
revoke execute on function forget_reviewer from public;
create trigger users_forget_pictures after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_reviewer();
