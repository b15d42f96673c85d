-- A payment pays a checkout or a deposit into a wallet.
alter table deposits add unique (id, user_id);
alter table payments
  alter column order_group_id drop not null,
  add column deposit_id uuid,
  add foreign key (deposit_id, buyer_id) references deposits (id, user_id),
  add check (num_nonnulls(order_group_id, deposit_id) = 1),
  add check (deposit_id is null or order_id is null);
create unique index payments_deposit on payments (deposit_id) where deposit_id is not null;
select keep_columns('payments',
  '{id,reference,order_group_id,deposit_id,order_id,buyer_id,method,gateway_config_id,amount_in_cents,fee_in_cents}');
