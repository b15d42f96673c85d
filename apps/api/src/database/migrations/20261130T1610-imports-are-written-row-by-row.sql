-- The products and problems of an import, which was one value of megabytes: they are written and read some at a time. An
-- import of the version before keeps its problems where they are, and its products move when its job begins.
-- allowed: a row for each uploaded file, and checks that nobody started are deleted after a day
alter table product_imports add constraint product_imports_id_tenant unique (id, tenant_id);
-- Those of product_import_problems.
alter table product_imports add column problem_count integer not null default 0;
-- The version before finds no products in a new import, and may not end it: it is left to a process of this version.
alter table product_imports add constraint product_imports_completed
  check (status <> 'COMPLETED' or done_rows = good_rows) not valid;

create table product_import_products (
  import_id uuid not null,
  tenant_id uuid not null,
  -- The good rows of the file before those of the product.
  position integer not null check (position >= 0),
  product jsonb not null,
  primary key (import_id, position),
  constraint product_import_products_import foreign key (import_id, tenant_id)
    references product_imports (id, tenant_id) on delete cascade
);
select protect_table('product_import_products',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');

create table product_import_problems (
  import_id uuid not null,
  tenant_id uuid not null,
  position bigint generated always as identity,
  problem jsonb not null,
  primary key (import_id, position),
  constraint product_import_problems_import foreign key (import_id, tenant_id)
    references product_imports (id, tenant_id) on delete cascade
);
select protect_table('product_import_problems',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())');
