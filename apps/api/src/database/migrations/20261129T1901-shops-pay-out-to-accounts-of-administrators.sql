-- A shop's earnings are paid out to the bank accounts that its administrators opened to them, whoever asks for it.
create table shop_bank_accounts (
  tenant_id uuid not null references tenants (id),
  bank_account_id uuid not null,
  user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  primary key (tenant_id, bank_account_id),
  foreign key (bank_account_id, user_id) references bank_accounts (id, user_id) on delete cascade
);
create index shop_bank_accounts_account on shop_bank_accounts (bank_account_id, user_id);
create index shop_bank_accounts_user on shop_bank_accounts (user_id);
select protect_table('shop_bank_accounts',
  'tenant_id = (select app_tenant_id()) or user_id = (select app_user_id()) or (select app_is_system())',
  '(user_id = (select app_user_id()) and tenant_id = (select app_tenant_id())) or (select app_is_system())');
select forbid_on('shop_bank_accounts', 'update');

-- Whoever asks for a shop's earnings sees where they go.
alter policy app_select on bank_accounts
  using (user_id = (select app_user_id()) or (select app_is_system())
    or id in (select s.bank_account_id from shop_bank_accounts s where s.tenant_id = (select app_tenant_id()))
    or id in (select w.bank_account_id from automated_withdrawals w where w.user_id = (select app_user_id())));

-- So far the administrators of shops were paid to any of their accounts.
select set_config('app.scope', 'system', true);
insert into shop_bank_accounts (tenant_id, bank_account_id, user_id)
  select m.tenant_id, b.id, b.user_id
  from memberships m
  join tenants t on t.id = m.tenant_id and not t.is_platform
  join bank_accounts b on b.user_id = m.user_id
  where m.role = 'ADMIN' and m.status = 'ACTIVE';

-- What others set up for a shop's earnings stops, and names an account of the administrators; where there is none it goes.
update automated_withdrawals a
  set is_active = false, next_run_at = null, bank_account_id = coalesce(
    (select s.bank_account_id from shop_bank_accounts s join bank_accounts b on b.id = s.bank_account_id
     where s.tenant_id = a.tenant_id order by b.is_default desc, b.created_at limit 1), a.bank_account_id)
  where a.tenant_id is not null and not exists (
    select from shop_bank_accounts s where s.tenant_id = a.tenant_id and s.bank_account_id = a.bank_account_id);
delete from automated_withdrawals a
  where a.tenant_id is not null and not exists (
    select from shop_bank_accounts s where s.tenant_id = a.tenant_id and s.bank_account_id = a.bank_account_id);

-- Of a wallet to an account of its owner, of a shop to one that is open to it.
-- allowed: the table holds what a few people set up
alter table automated_withdrawals
  add column wallet_of uuid generated always as (case when tenant_id is null then user_id end) stored;
alter table automated_withdrawals drop constraint automated_withdrawals_bank_account_id_user_id_fkey,
  add constraint automated_withdrawals_own_account foreign key (bank_account_id, wallet_of)
    references bank_accounts (id, user_id) not valid,
  add constraint automated_withdrawals_account_of_shop foreign key (tenant_id, bank_account_id)
    references shop_bank_accounts (tenant_id, bank_account_id) not valid;
-- allowed: the table holds what a few people set up
create index automated_withdrawals_account on automated_withdrawals (bank_account_id);

-- What pays to the accounts of somebody who is forgotten goes with them.
create or replace function forget_user(forgotten uuid) returns boolean language plpgsql security definer set search_path = public as $$
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
  delete from automated_withdrawals where user_id = forgotten
    or bank_account_id in (select id from bank_accounts where user_id = forgotten);
  delete from bank_accounts where user_id = forgotten;
  delete from contact_messages where user_id = forgotten;
  update reviews set author_first_name = '', author_last_name = '' where user_id = forgotten;
  return true;
end
$$;
