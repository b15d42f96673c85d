-- What the mails of notifications name their reader by, so that the button of a mail program stops them. A secret of its
-- own: the ids of notifications are seen by shops and administrators too.
create table mail_links (
  user_id uuid primary key references users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
select protect_table('mail_links', '(select app_is_system())', '(select app_is_system())');
revoke update on mail_links from chonoi_app;

-- Nothing is left to be stopped.
create function forget_mail_link() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from mail_links where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_mail_link from public;
create trigger users_forget_mail_link after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_mail_link();
