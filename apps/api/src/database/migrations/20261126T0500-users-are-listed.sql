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
create index users_not_verified on users (created_at desc, id desc) where deleted_at is null and not is_verified;

-- What a search looks at: the name in either order, the address and the phone number.
create function user_text(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select public.search_text(
    last_name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))
$$;
-- Stored, because folding a text costs more than looking into it.
alter table users add column texts text generated always as (user_text(first_name, last_name, email, phone)) stored;
create index users_texts on users using gin (texts gin_trgm_ops) where deleted_at is null;

-- The newest accounts that hold all patterns. Row-level security keeps `like` from using an index, so this function asks
-- by itself who calls. Planned for these words: frequent ones are found by reading the newest accounts, rare ones by the
-- index, which knows the letters of all of them.
create function find_users(patterns text[], at_most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform searches all accounts' using errcode = 'insufficient_privilege';
  end if;
  return query execute (
    select format('select id from users where deleted_at is null and %s order by created_at desc, id desc limit %s',
      string_agg(format('texts like %L', pattern), ' and '), at_most)
    from unnest(patterns) pattern);
end
$$;
revoke execute on function find_users from public;
grant execute on function find_users to chonoi_app;

-- How many accounts there are of each kind, without counting a million: every change adds a row that says what it changed,
-- so that nobody waits for anybody. A job adds them up.
create table user_counts (
  platform_role text not null,
  is_active boolean not null,
  is_verified boolean not null,
  change bigint not null
);
select protect_table('user_counts', '(select app_sees_all())', '(select app_is_system())');
insert into user_counts select platform_role, is_active, is_verified, count(*) from users group by 1, 2, 3;

create function count_users_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into user_counts select platform_role, is_active, is_verified, count(*)
    from added where deleted_at is null group by 1, 2, 3;
  return null;
end
$$;
create function count_users_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into user_counts select platform_role, is_active, is_verified, -count(*)
    from removed where deleted_at is null group by 1, 2, 3;
  return null;
end
$$;
create function count_users_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into user_counts select platform_role, is_active, is_verified, sum(change) from (
      select platform_role, is_active, is_verified, 1 as change from added where deleted_at is null
      union all
      select platform_role, is_active, is_verified, -1 from removed where deleted_at is null) changes
    group by 1, 2, 3 having sum(change) <> 0;
  return null;
end
$$;
create trigger users_counted_added after insert on users
  referencing new table as added for each statement execute function count_users_added();
create trigger users_counted_removed after delete on users
  referencing old table as removed for each statement execute function count_users_removed();
create trigger users_counted_changed after update on users
  referencing old table as removed new table as added for each statement execute function count_users_changed();
revoke execute on function count_users_added, count_users_removed, count_users_changed from public;

-- Takes away everything that tells who somebody was; false, and nothing is changed, while they have money. What other people's rows and the ledger hang on stays: the account
-- without a name, their orders, invoices, payments and what they wrote about goods.
create function forget_user(forgotten uuid) returns boolean language plpgsql security definer set search_path = public as $$
begin
  if not app_sees_all() then
    raise exception 'only the platform deletes an account' using errcode = 'insufficient_privilege';
  end if;
  -- Locked, so that no money arrives meanwhile.
  perform 1 from ledger_accounts where user_id = forgotten order by id for update;
  if exists (select from ledger_accounts where user_id = forgotten and balance_in_cents <> 0) then return false; end if;
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
  return true;
end
$$;
revoke execute on function forget_user from public;
grant execute on function forget_user to chonoi_app;
