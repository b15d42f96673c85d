-- The platform can demand the second factor of whoever works in the back office; nobody by default.
-- allowed: the table holds one row
alter table platform_settings
  add column two_factor_demanded_of text not null default 'NOBODY'
    check (two_factor_demanded_of in ('NOBODY', 'ADMINISTRATORS', 'STAFF'));

-- Beside read_session, which processes of the version before have prepared: a prepared statement may not change its columns.
create function read_session_and_factor(asked_session uuid, asked_tenant text)
returns table (
  user_id uuid, email text, first_name text, last_name text, is_active boolean, language text, csrf_hash bytea,
  platform_role text, tenant_id uuid, tenant_role text, tenant_is_platform boolean, tenant_is_asked boolean,
  two_factor_demanded_of text, has_two_factor boolean)
language sql volatile security definer set search_path = public rows 1 as $$
  update sessions set last_seen_at = now()
    where id = asked_session and coalesce(user_id = app_user_id(), true) and last_seen_at < now() - interval '5 minutes';
  select u.id, u.email, u.first_name, u.last_name, u.is_active, u.language, s.csrf_hash,
         (select m.role from memberships m join tenants t on t.id = m.tenant_id
          where m.user_id = u.id and t.is_platform and m.status = 'ACTIVE'),
         current.tenant_id, current.role, current.is_platform, coalesce(current.is_asked, false),
         (select p.two_factor_demanded_of from platform_settings p),
         exists (select from two_factor f where f.user_id = u.id and f.enabled_at is not null)
  from sessions s
  join users u on u.id = s.user_id
  left join lateral (
    select m.tenant_id, m.role, t.is_platform,
           asked_tenant is not null and (m.tenant_id::text = asked_tenant or (asked_tenant = 'default' and t.is_platform)) as is_asked
    from memberships m join tenants t on t.id = m.tenant_id
    where m.user_id = u.id and m.status = 'ACTIVE'
    order by is_asked desc, (m.tenant_id = s.current_tenant_id) desc nulls last, m.joined_at, m.tenant_id
    limit 1) current on true
  where s.id = asked_session and coalesce(s.user_id = app_user_id(), true) and s.revoked_at is null and s.expires_at > now()
$$;
revoke execute on function read_session_and_factor from public;
grant execute on function read_session_and_factor to chonoi_app;
