-- The platform's analytics: the sums of all shops by day, and who bought in some days, each read from an index alone.
create index shop_figures_all_days on shop_figures (day) include (tenant_id, orders, revenue_in_cents, visits)
  where product_id is null;
create index shop_figures_all_products on shop_figures (day) include (tenant_id, product_id, units, revenue_in_cents)
  where product_id is not null;
create index orders_paid_buyers on orders (created_at) include (buyer_id, tenant_id)
  where payment_status in ('PAID', 'PARTIALLY_REFUNDED');
