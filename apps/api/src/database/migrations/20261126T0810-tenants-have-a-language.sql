-- The language of mails to people who chose none.
alter table tenants add column language text not null default 'vi' check (language in ('vi', 'en'));
