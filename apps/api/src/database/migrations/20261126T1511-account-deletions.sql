-- Accounts whose owners asked for them to be deleted, until they are, or until the owner keeps them.
create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  erase_at timestamptz not null
);
create index account_deletions_due on account_deletions (erase_at);
select protect_table('account_deletions',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');

-- Whoever is leaving begins nothing that a deletion waits for. The share lock on the account waits for a request that
-- is under way, and holds one back until this transaction has ended, so that it sees what was begun.
-- CN005: the account waits for its deletion.
create function refuse_while_leaving() returns trigger language plpgsql security definer set search_path = public as $$
declare person uuid := case when tg_table_name = 'order_groups' then to_jsonb(new) ->> 'buyer_id' else to_jsonb(new) ->> 'user_id' end;
begin
  perform 1 from users where id = person for share;
  if exists (select from account_deletions where user_id = person) then
    raise exception 'the account waits for its deletion' using errcode = 'CN005';
  end if;
  return new;
end
$$;
revoke execute on function refuse_while_leaving from public;
create trigger order_groups_refused_while_leaving before insert on order_groups
  for each row execute function refuse_while_leaving();
create trigger deposits_refused_while_leaving before insert on deposits
  for each row execute function refuse_while_leaving();

-- What came after forget_user and tells of nobody but the person themselves.
create function forget_belongings() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from wishlist_items where user_id = new.id;
  delete from article_bookmarks where user_id = new.id;
  delete from push_devices where user_id = new.id;
  delete from quiet_hours where user_id = new.id;
  delete from personal_exports where user_id = new.id;
  delete from account_deletions where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_belongings from public;
create trigger users_forget_belongings after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_belongings();
