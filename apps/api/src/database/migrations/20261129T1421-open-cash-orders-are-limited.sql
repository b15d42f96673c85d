-- What a new account may have open of orders that are paid in cash, as the platform decides.
-- allowed: the table holds one row
alter table platform_settings
  add column cash_order_limit integer not null default 3 check (cash_order_limit between 0 and 100),
  add column cash_amount_limit_in_cents bigint not null default 1000000000
    check (cash_amount_limit_in_cents >= 0 and cash_amount_limit_in_cents % 100 = 0);
