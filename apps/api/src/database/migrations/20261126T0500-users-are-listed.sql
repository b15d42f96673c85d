-- The role on the platform is kept beside the account, so that lists sort and filter by it with one index.
alter table users
  add column platform_role text not null default 'USER'
    check (platform_role in ('SUPER_ADMIN', 'ADMIN', 'SELLER', 'CUSTOMER', 'USER')),
  add column deleted_at timestamptz;
alter table users disable trigger users_touch;
update users u set platform_role = m.role
  from memberships m join tenants t on t.id = m.tenant_id
  where m.user_id = u.id and t.is_platform;
alter table users enable trigger users_touch;

create function keep_platform_role() returns trigger language plpgsql security definer set search_path = public as $$
declare changed memberships := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from tenants t where t.id = changed.tenant_id and t.is_platform) then
    update users set platform_role = case when tg_op = 'DELETE' then 'USER' else new.role end where id = changed.user_id;
  end if;
  return null;
end
$$;
create trigger memberships_platform_role after insert or update of role or delete on memberships
  for each row execute function keep_platform_role();
revoke execute on function keep_platform_role from public;

-- Every order and filter of the list. Almost every account is active and verified: both filters read the others.
create index users_listed on users (created_at desc, id desc) where deleted_at is null;
create index users_by_email on users (email) where deleted_at is null;
create index users_by_first_name on users (first_name, id) where deleted_at is null;
create index users_by_role on users (platform_role, created_at desc, id desc) where deleted_at is null;
create index users_inactive on users (created_at desc, id desc) where deleted_at is null and not is_active;
create index users_unverified on users (created_at desc, id desc) where deleted_at is null and not is_verified;

-- What a search looks at: the name in either order, the address and the phone number.
create function user_text(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select public.search_text(
    last_name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))
$$;
create index users_text on users using gin (user_text(first_name, last_name, email, phone) gin_trgm_ops)
  where deleted_at is null;

-- The newest accounts that hold all patterns. Row-level security keeps `like` from using an index, so this function asks
-- by itself who calls. The first pattern, the longest, is the one that the index answers.
create function find_users(patterns text[], at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches all accounts' using errcode = 'insufficient_privilege';
  end if;
  return query execute 'select id from users
    where deleted_at is null and user_text(first_name, last_name, email, phone) like $1
      and user_text(first_name, last_name, email, phone) like all ($2)
    order by created_at desc, id desc limit $3' using patterns[1], patterns, at_most;
end
$$;
revoke execute on function find_users from public;
grant execute on function find_users to chonoi_app;

-- Takes away everything that tells who somebody was. What other people's rows and the ledger hang on stays: the account
-- without a name, their orders, invoices, payments and what they wrote about goods.
create function forget_user(forgotten uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform deletes an account' using errcode = 'insufficient_privilege';
  end if;
  update users set email = 'deleted-' || id || '@deleted.invalid', first_name = '', last_name = '', phone = null,
      language = null, is_active = false, is_verified = false, deleted_at = now()
    where id = forgotten and deleted_at is null;
  delete from memberships where user_id = forgotten;
  delete from credentials where user_id = forgotten;
  delete from sessions where user_id = forgotten;
  delete from password_resets where user_id = forgotten;
  delete from two_factor where user_id = forgotten;
  delete from two_factor_backup_codes where user_id = forgotten;
  delete from two_factor_challenges where user_id = forgotten;
  delete from addresses where user_id = forgotten;
  delete from carts where user_id = forgotten;
  delete from notifications where user_id = forgotten;
  delete from notification_preferences where user_id = forgotten;
  delete from automated_withdrawals where user_id = forgotten;
  delete from bank_accounts where user_id = forgotten;
  delete from contact_messages where user_id = forgotten;
  update reviews set author_first_name = '', author_last_name = '' where user_id = forgotten;
end
$$;
revoke execute on function forget_user from public;
grant execute on function forget_user to chonoi_app;
