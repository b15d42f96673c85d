-- Articles that are published with a date ahead wait here until a job tells that they are on the site. A trigger keeps the
-- rows, so that a schedule that is changed or taken back in any way never fires. Beside the articles, because a change of an
-- article would refuse an editor who has it open.
create table article_schedules (
  article_id uuid primary key,
  tenant_id uuid not null references tenants (id),
  due_at timestamptz not null,
  foreign key (article_id, tenant_id) references articles (id, tenant_id) on delete cascade
);
create index article_schedules_due on article_schedules (due_at);
select protect_table('article_schedules',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');
select forbid_on('article_schedules', 'insert');

create function keep_article_schedule() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (new.status, new.published_at) is not distinct from (old.status, old.published_at) then
    return null;
  end if;
  if new.status = 'PUBLISHED' and new.published_at > now() then
    insert into article_schedules (article_id, tenant_id, due_at) values (new.id, new.tenant_id, new.published_at)
    on conflict (article_id) do update set due_at = excluded.due_at;
  else
    delete from article_schedules where article_id = new.id;
  end if;
  return null;
end
$$;
revoke execute on function keep_article_schedule() from public;
create trigger articles_schedule after insert or update on articles
  for each row execute function keep_article_schedule();
insert into article_schedules (article_id, tenant_id, due_at)
  select id, tenant_id, published_at from articles where status = 'PUBLISHED' and published_at > now();

-- The staff of its tenant hear of it.
-- allowed: an unlogged table with the events of one hour
alter table live_events drop constraint live_events_topic_check;
-- allowed: an unlogged table with the events of one hour
alter table live_events add constraint live_events_topic_check check (topic in (
  'notifications', 'orders', 'payments', 'deposits', 'withdrawals', 'products', 'approvals', 'reviews', 'comments',
  'exports', 'questions', 'articles'));
create function tell_published_article() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform tell_change('articles', old.article_id, null, old.tenant_id, true, false);
  return null;
end
$$;
revoke execute on function tell_published_article() from public;
create trigger article_schedules_live after delete on article_schedules for each row
  when (old.due_at <= now()) execute function tell_published_article();
