-- Double entry. Sum of entries of a transaction is zero; an account's balance equals the sum of its entries. Only
-- post_ledger writes, and the application may do nothing but read and call it.
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'USER_WALLET', 'WITHDRAWAL_HOLD', 'SELLER_PAYABLE', 'ORDER_CLEARING', 'GATEWAY_CLEARING', 'PLATFORM_COMMISSION', 'PROMOTIONS')),
  user_id uuid references users (id),
  tenant_id uuid references tenants (id),
  gateway text,
  balance_in_cents bigint not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, user_id, tenant_id, gateway),
  -- Money that is outside, or that the platform gives away, is what may go below zero.
  check (balance_in_cents >= 0 or kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))
);

create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in (
    'ORDER_PAYMENT', 'WALLET_DEPOSIT', 'WALLET_WITHDRAWAL', 'WALLET_REFUND', 'WALLET_ADJUSTMENT', 'WALLET_BONUS',
    'WALLET_PENALTY', 'PAYMENT_GATEWAY', 'STRIPE_PAYMENT', 'PAYPAL_PAYMENT', 'MANUAL_DEPOSIT', 'BANK_TRANSFER', 'ORDER_SETTLEMENT')),
  description text not null,
  reference_type text not null,
  reference_id uuid not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  -- The same effect can't be posted twice, whatever calls it.
  unique (type, reference_type, reference_id)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account_id uuid not null references ledger_accounts (id),
  user_id uuid,
  tenant_id uuid,
  amount_in_cents bigint not null check (amount_in_cents <> 0 and amount_in_cents % 100 = 0),
  balance_after_in_cents bigint not null,
  created_at timestamptz not null default now()
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_transaction on ledger_entries (transaction_id);

-- entries: [{"kind", "userId"?, "tenantId"?, "gateway"?, "amountInCents"}]. Answers the transaction's id.
-- CN002: an account that may not go below zero would. CN003: the entries don't balance.
create function post_ledger(type text, description text, reference_type text, reference_id uuid, entries jsonb)
returns uuid language plpgsql security definer set search_path = public as $$
declare
  posted uuid;
  line record;
  balance bigint;
begin
  if (select coalesce(sum((e ->> 'amountInCents')::bigint), 1) from jsonb_array_elements(entries) e) <> 0 then
    raise exception 'entries do not balance' using errcode = 'CN003';
  end if;
  insert into ledger_accounts (kind, user_id, tenant_id, gateway)
    select distinct e ->> 'kind', (e ->> 'userId')::uuid, (e ->> 'tenantId')::uuid, e ->> 'gateway'
    from jsonb_array_elements(entries) e
    order by 1, 2, 3, 4
    on conflict do nothing;
  insert into ledger_transactions (type, description, reference_type, reference_id, created_by)
    values (type, description, reference_type, reference_id, app_user_id())
    returning id into posted;
  -- One order of locks for everybody, so that two postings wait for each other and never deadlock.
  for line in
    select a.id, a.kind, a.user_id, a.tenant_id, sum((e ->> 'amountInCents')::bigint) as amount
    from jsonb_array_elements(entries) e
    join ledger_accounts a on a.kind = e ->> 'kind'
      and a.user_id is not distinct from (e ->> 'userId')::uuid
      and a.tenant_id is not distinct from (e ->> 'tenantId')::uuid
      and a.gateway is not distinct from e ->> 'gateway'
    group by a.id having sum((e ->> 'amountInCents')::bigint) <> 0
    order by a.id
  loop
    update ledger_accounts set balance_in_cents = balance_in_cents + line.amount
      where id = line.id and (balance_in_cents + line.amount >= 0 or line.kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))
      returning balance_in_cents into balance;
    if not found then
      raise exception 'insufficient balance' using errcode = 'CN002', detail = line.kind;
    end if;
    insert into ledger_entries (transaction_id, account_id, user_id, tenant_id, amount_in_cents, balance_after_in_cents)
      values (posted, line.id, line.user_id, line.tenant_id, line.amount, balance);
  end loop;
  return posted;
end
$$;

select protect_table('ledger_accounts',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'false');
select protect_table('ledger_entries',
  'user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())', 'false');
select protect_table('ledger_transactions',
  '(select app_sees_all()) or exists (select from ledger_entries e where e.transaction_id = ledger_transactions.id)', 'false');
select forbid_on('ledger_accounts', 'insert, update, delete');
select forbid_on('ledger_entries', 'insert, update, delete');
select forbid_on('ledger_transactions', 'insert, update, delete');
revoke execute on function post_ledger from public;
grant execute on function post_ledger to chonoi_app;
