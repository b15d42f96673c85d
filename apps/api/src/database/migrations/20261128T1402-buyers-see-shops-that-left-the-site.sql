-- Orders, returns and invoices are read with the shop they are of. Whoever bought from a shop sees it after it was hidden or
-- suspended, too: otherwise their order was gone, and their money with it.
alter policy app_select on tenants using (
  is_listed or is_platform or id = (select app_tenant_id()) or (select app_sees_all())
  or exists (select from memberships m where m.tenant_id = tenants.id and m.user_id = (select app_user_id()))
  or exists (select from orders o where o.tenant_id = tenants.id and o.buyer_id = (select app_user_id())));
