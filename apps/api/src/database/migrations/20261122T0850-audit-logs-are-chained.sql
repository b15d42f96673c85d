-- Each entry of the audit log is bound to the one before it in the same shop (or of nobody's shop) by a hash: one that is
-- changed, taken out or slipped in afterwards no longer fits. The links are written at commit, so that nobody waits for
-- another's long transaction and the lock on the chain's end is always the last one taken.
create table audit_chains (
  -- The shop; all zeros for what belongs to none.
  chain uuid primary key,
  length bigint not null,
  hash bytea not null
);
create table audit_links (
  chain uuid not null references audit_chains (chain),
  place bigint not null,
  audit_log_id uuid not null unique references audit_logs (id),
  hash bytea not null,
  primary key (chain, place)
);

create function audit_chain_of(entry audit_logs) returns uuid language sql immutable
  as $$ select coalesce(entry.tenant_id, '00000000-0000-0000-0000-000000000000') $$;
-- Times as UTC, columns in the order of jsonb; without those that are null, so that a column may be added later.
create function audit_hash(previous bytea, entry audit_logs) returns bytea language sql stable set timezone = 'UTC' set datestyle = 'ISO'
  as $$ select sha256(previous || convert_to(jsonb_strip_nulls(to_jsonb(entry))::text, 'UTF8')) $$;

create function chain_audit_log() returns trigger language plpgsql security definer set search_path = public as $$
declare
  previous bytea;
  place bigint;
begin
  insert into audit_chains values (audit_chain_of(new), 0, '') on conflict do nothing;
  select c.hash, c.length + 1 into previous, place from audit_chains c where c.chain = audit_chain_of(new) for update;
  insert into audit_links values (audit_chain_of(new), place, new.id, audit_hash(previous, new));
  update audit_chains c set length = place, hash = audit_hash(previous, new) where c.chain = audit_chain_of(new);
  return null;
end
$$;
create constraint trigger audit_logs_chained after insert on audit_logs
  deferrable initially deferred for each row execute function chain_audit_log();

-- What is there already, in its order.
do $$
declare
  entry audit_logs;
  previous bytea;
  reached bigint;
begin
  for entry in select * from audit_logs order by created_at, id loop
    insert into audit_chains values (audit_chain_of(entry), 0, '') on conflict do nothing;
    select c.hash, c.length + 1 into previous, reached from audit_chains c where c.chain = audit_chain_of(entry);
    insert into audit_links values (audit_chain_of(entry), reached, entry.id, audit_hash(previous, entry));
    update audit_chains c set length = reached, hash = audit_hash(previous, entry) where c.chain = audit_chain_of(entry);
  end loop;
end
$$;

-- What doesn't fit, by entry; nothing when all is as it was written.
create function audit_breaks() returns table (chain uuid, place bigint, audit_log_id uuid, problem text)
language sql stable security definer set search_path = public as $$
  with links as (
    select l.*, coalesce(lag(l.hash) over those, '') as previous, lag(l.place, 1, 0::bigint) over those as place_before
    from audit_links l window those as (partition by l.chain order by l.place))
  select l.chain, l.place, l.audit_log_id, case
      when a.id is null then 'entry removed'
      when l.place <> l.place_before + 1 then 'link removed'
      else 'entry changed' end
    from links l left join audit_logs a on a.id = l.audit_log_id
    where a.id is null or l.place <> l.place_before + 1 or l.chain <> audit_chain_of(a) or l.hash <> audit_hash(l.previous, a)
  union all
  select audit_chain_of(a), null, a.id, 'entry slipped in'
    from audit_logs a left join audit_links l on l.audit_log_id = a.id where l.audit_log_id is null
  union all
  select c.chain, c.length, null, 'end of the chain removed'
    from audit_chains c left join audit_links l on l.chain = c.chain and l.place = c.length
    where l.hash is distinct from c.hash
$$;

select protect_table('audit_chains', '(select app_is_system())', 'false');
select protect_table('audit_links', '(select app_is_system())', 'false');
select forbid_on('audit_chains', 'insert, update, delete');
select forbid_on('audit_links', 'insert, update, delete');
revoke execute on function audit_breaks from public;
