-- What a buyer of a digital product gets: a file, a license key or both. PENDING until the shop filled it.
alter table order_lines add unique (id, order_id, tenant_id, buyer_id);
create table digital_deliveries (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null unique,
  order_id uuid not null,
  tenant_id uuid not null references tenants (id),
  buyer_id uuid not null references users (id),
  file_id uuid,
  file_owner_id uuid,
  license_key text check (char_length(license_key) between 1 and 500),
  download_count integer not null default 0,
  max_downloads integer not null default 5 check (max_downloads between 1 and 100),
  expires_at timestamptz,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'REVOKED')),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (order_line_id, order_id, tenant_id, buyer_id) references order_lines (id, order_id, tenant_id, buyer_id)
    on delete cascade,
  foreign key (file_id, file_owner_id) references files (id, owner_id),
  check ((file_id is null) = (file_owner_id is null)),
  check (status <> 'ACTIVE' or file_id is not null or license_key is not null),
  check (download_count >= 0)
);
create index digital_deliveries_order on digital_deliveries (order_id);
create index digital_deliveries_tenant on digital_deliveries (tenant_id, created_at desc, id desc);
create index digital_deliveries_buyer on digital_deliveries (buyer_id, created_at desc, id desc);
create index digital_deliveries_created on digital_deliveries (created_at desc, id desc);
create index digital_deliveries_file on digital_deliveries (file_id) where file_id is not null;
select protect_table('digital_deliveries',
  'buyer_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
select forbid_on('digital_deliveries', 'delete');
select keep_columns('digital_deliveries', '{order_line_id,order_id,tenant_id,buyer_id,created_at}');

-- What is delivered by itself when a product is paid. Without a row the shop delivers by hand.
create table product_digital_contents (
  product_id uuid primary key,
  tenant_id uuid not null references tenants (id),
  file_id uuid not null,
  file_owner_id uuid not null,
  max_downloads integer not null check (max_downloads between 1 and 100),
  valid_days integer check (valid_days between 1 and 3650),
  updated_at timestamptz not null default now(),
  foreign key (product_id, tenant_id) references products (id, tenant_id) on delete cascade,
  foreign key (file_id, file_owner_id) references files (id, owner_id)
);
create index product_digital_contents_tenant on product_digital_contents (tenant_id);
create index product_digital_contents_file on product_digital_contents (file_id);
select protect_table('product_digital_contents',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');

-- However an order is paid, its digital goods are to be delivered; once its money is back, they are no longer.
-- Deferred, because the lines of an order are written after it.
create function deliver_digital_goods() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.payment_status = 'PAID' then
    insert into digital_deliveries (order_line_id, order_id, tenant_id, buyer_id, file_id, file_owner_id, max_downloads,
      expires_at, status, delivered_at, created_at)
    select l.id, l.order_id, l.tenant_id, l.buyer_id, c.file_id, c.file_owner_id, coalesce(c.max_downloads, 5),
      paid.at + make_interval(days => c.valid_days), case when c.file_id is null then 'PENDING' else 'ACTIVE' end,
      case when c.file_id is not null then paid.at end, paid.at
    from order_lines l
    join products p on p.id = l.product_id and p.is_digital
    left join product_digital_contents c on c.product_id = p.id
    cross join (select case tg_op when 'INSERT' then new.created_at else now() end as at) paid
    where l.order_id = new.id
    on conflict (order_line_id) do nothing;
  else
    update digital_deliveries set status = 'REVOKED' where order_id = new.id and status <> 'REVOKED';
  end if;
  return null;
end
$$;
revoke execute on function deliver_digital_goods() from public;
create constraint trigger orders_deliver_digital_goods after insert on orders
  deferrable initially deferred for each row when (new.payment_status = 'PAID') execute function deliver_digital_goods();
create constraint trigger orders_deliver_digital_goods_later after update of payment_status on orders
  deferrable initially deferred for each row
  when (old.payment_status <> new.payment_status and new.payment_status in ('PAID', 'REFUNDED'))
  execute function deliver_digital_goods();
