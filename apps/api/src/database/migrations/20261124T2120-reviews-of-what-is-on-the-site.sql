-- An approved review is everybody's as long as its product is on the site: a hidden shop's reviews and their figures are not.
alter policy app_select on reviews using (
  user_id = (select app_user_id()) or tenant_id = (select app_tenant_id()) or (select app_sees_all())
  or (status = 'APPROVED' and exists (select from products p where p.id = product_id and p.is_listed)));
