-- A shop whose own gateway takes a payment has the money itself: it never lies at the platform's gateways. The next
-- migrations validate the constraints and build the index.
alter table payments add column collector_id uuid;
alter table payments
  add constraint payments_collector_id_fkey foreign key (collector_id) references tenants (id) not valid,
  -- Cash, transfers and the wallet are always the platform's.
  add constraint payments_collector_has_gateway check (collector_id is null or gateway_config_id is not null) not valid;
select keep_columns('payments',
  '{id,reference,order_group_id,deposit_id,order_id,buyer_id,method,gateway_config_id,amount_in_cents,fee_in_cents,collector_id}');

alter table orders add column is_collected_by_shop boolean not null default false;
alter table orders
  add constraint orders_collected_are_paid check (not is_collected_by_shop or payment_id is not null) not valid;
grant update (is_collected_by_shop) on orders to chonoi_app;

alter table payment_mismatches drop constraint payment_mismatches_kind_check,
  add constraint payment_mismatches_kind_check
    check (kind in ('WRONG_AMOUNT', 'UNKNOWN_REFERENCE', 'NOT_PAID_AT_GATEWAY', 'REFUND_REFUSED')) not valid;
