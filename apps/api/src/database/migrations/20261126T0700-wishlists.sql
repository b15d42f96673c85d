-- Products that a person saved for later. The told price is the lowest one that its owner knows: a notice goes out only
-- below it, so that a price which goes up and down again doesn't tell twice.
create table wishlist_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  notes text check (length(notes) <= 500),
  priority text not null default 'MEDIUM' check (priority in ('LOW', 'MEDIUM', 'HIGH')),
  price_when_added_in_cents bigint not null,
  told_price_in_cents bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, product_id)
);
create index wishlist_items_user on wishlist_items (user_id, created_at desc, id desc);
create index wishlist_items_product on wishlist_items (product_id, told_price_in_cents);
create trigger wishlist_items_touch before update on wishlist_items for each row execute function touch_updated_at();
select protect_table('wishlist_items',
  'user_id = (select app_user_id()) or (select app_is_system())',
  'user_id = (select app_user_id()) or (select app_is_system())');

-- A lower price of a saved product belongs to the offers, which anybody can switch off.
create or replace function notice_subject(notice_type text) returns text language sql immutable parallel safe as $$
  select case
    when notice_type like 'ORDER\_%' then 'orderUpdates'
    when notice_type similar to '(DEPOSIT|WITHDRAWAL|AUTOMATED\_WITHDRAWAL|WALLET)\_%' then 'walletUpdates'
    when notice_type like 'REVIEW\_%' then 'reviewUpdates'
    when notice_type = 'STOCK_LOW' then 'stockAlerts'
    when notice_type = 'PRICE_DROPPED' then 'promotions'
    when notice_type = 'ANNOUNCEMENT' then 'systemAnnouncements'
  end
$$;
