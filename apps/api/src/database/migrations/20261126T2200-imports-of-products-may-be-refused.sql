-- An import ends as REFUSED when whoever started it may no longer manage the shop's products.
-- allowed: a row for each uploaded file, and checks that nobody started are deleted after a day
alter table product_imports drop constraint product_imports_status_check;
-- allowed: a row for each uploaded file, and checks that nobody started are deleted after a day
alter table product_imports add constraint product_imports_status_check
  check (status in ('CHECKED', 'PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'REFUSED'));
-- Rows that were good when they were checked and could not be imported.
alter table product_imports add column refused_rows integer not null default 0;
