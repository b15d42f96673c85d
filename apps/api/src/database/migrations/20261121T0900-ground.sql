-- Extensions, the application's role, who is asking, and the rule that protects a table.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

do $$
begin
  if not exists (select from pg_roles where rolname = 'chonoi_app') then
    create role chonoi_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
  execute format('grant chonoi_app to %I', current_user);
  execute format('grant connect on database %I to chonoi_app', current_database());
end
$$;
grant usage on schema public to chonoi_app;

-- Who is asking; set for one transaction by the server (database/scope.ts), absent for a visitor.
create function app_user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app_tenant_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
-- 'platform': a platform administrator; 'system': the server itself (sign-in, jobs, notices of payment providers).
create function app_sees_all() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.scope', true) in ('platform', 'system'), false) $$;
create function app_is_system() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.scope', true) = 'system', false) $$;

-- Enables and forces row-level security with one policy per command. `may_read` and `may_write` are conditions on the row.
create function protect_table(target regclass, may_read text, may_write text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy app_select on %s for select to chonoi_app using (%s)', target, may_read);
  execute format('create policy app_insert on %s for insert to chonoi_app with check (%s)', target, may_write);
  execute format('create policy app_update on %s for update to chonoi_app using (%s) with check (%s)', target, may_write, may_write);
  execute format('create policy app_delete on %s for delete to chonoi_app using (%s)', target, may_write);
  execute format('create policy owner_all on %s for all to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to chonoi_app', target);
end
$$;

-- Takes away what a table never needs, e.g. append-only ones.
create function forbid_on(target regclass, privileges text) returns void language plpgsql as $$
begin
  execute format('revoke %s on %s from chonoi_app', privileges, target);
end
$$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- "Áo thun" and "ao thun" meet here. Immutable because the dictionary it names is shipped with PostgreSQL.
create function fold_vietnamese(value text) returns text language sql immutable parallel safe strict
  as $$ select translate(lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC))), 'đ', 'd') $$;
