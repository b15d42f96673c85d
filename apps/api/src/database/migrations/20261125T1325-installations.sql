-- What this database was begun for. A demo can become a real installation, never the other way round.
create table installations (
  id boolean primary key default true check (id),
  began_as text not null check (began_as in ('DEMO', 'REAL')),
  left_demo_at timestamptz,
  created_at timestamptz not null default now(),
  check (left_demo_at is null or began_as = 'DEMO')
);
insert into installations (began_as, created_at)
  select case when exists (select from users where email = 'superadmin@chonoi.test') then 'DEMO' else 'REAL' end, created_at
  from tenants where is_platform;

select protect_table('installations', '(select app_is_system())', 'false');
select forbid_on('installations', 'insert, update, delete');
