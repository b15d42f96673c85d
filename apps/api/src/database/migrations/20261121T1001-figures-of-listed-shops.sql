-- What everybody may know of a shop's size. A view of the owner: visitors see no orders, but may see how many there are.
-- Subselects, so that a query pays only for the figures it reads.
create view listed_tenant_figures as
  select t.id as tenant_id,
         (select count(*) from products p where p.tenant_id = t.id and p.is_listed) as products,
         (select count(*) from orders o where o.tenant_id = t.id and o.status not in ('CANCELLED', 'REFUNDED')) as orders,
         (select coalesce(sum(p.rating_count), 0) from products p where p.tenant_id = t.id and p.is_listed) as rating_count,
         (select coalesce(round(sum(p.rating_sum)::numeric / nullif(sum(p.rating_count), 0), 1), 0)
          from products p where p.tenant_id = t.id and p.is_listed) as rating_average
  from tenants t where t.is_listed;

create view marketplace_figures as
  select (select count(*) from tenants where is_listed) as total_tenants,
         (select count(*) from products where is_listed) as total_products,
         (select count(*) from orders where status not in ('CANCELLED', 'REFUNDED')) as total_orders;
grant select on listed_tenant_figures, marketplace_figures to chonoi_app;
