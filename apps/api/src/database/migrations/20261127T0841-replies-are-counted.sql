-- How many replies readers see below a comment is kept beside it, and how many comments they see under an article as changes
-- that a job adds up, as with articles: counting ten thousand for every page took longer than the page itself. THREAD counts
-- the comments that readers page through, COMMENT these with their replies.
create table comment_counts (
  tenant_id uuid not null references tenants (id),
  article_id uuid not null,
  kind text not null check (kind in ('THREAD', 'COMMENT')),
  change bigint not null
);
create index comment_counts_article on comment_counts (article_id, kind) include (change);
select protect_table('comment_counts',
  'tenant_id = (select app_tenant_id()) or (select app_sees_all())', '(select app_is_system())');
alter table article_comments add column reply_count int not null default 0;
-- A comment isn't changed by being answered.
create or replace trigger article_comments_touch before update on article_comments
  for each row when (new.reply_count = old.reply_count) execute function touch_updated_at();

-- What a comment is counted as: nothing while it is held, or emptied without a reply.
create function counted_comments(parent_id uuid, status text, deleted_at timestamptz, reply_count int)
returns table (kind text, n bigint) language sql immutable as $$
  select k.kind, k.n from (values ('THREAD', 1), ('COMMENT', reply_count + (deleted_at is null)::int)) k (kind, n)
  where parent_id is null and status = 'APPROVED' and (deleted_at is null or reply_count > 0)
$$;

create function count_comments_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into comment_counts select a.tenant_id, a.article_id, k.kind, sum(k.n)
    from added a, counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k group by 1, 2, 3;
  update article_comments p set reply_count = p.reply_count + r.n from (
      select parent_id, count(*)::int as n from added
        where parent_id is not null and status = 'APPROVED' and deleted_at is null group by 1) r
    where p.id = r.parent_id;
  return null;
end
$$;
create function count_comments_removed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into comment_counts select a.tenant_id, a.article_id, k.kind, -sum(k.n)
    from removed a, counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k group by 1, 2, 3;
  update article_comments p set reply_count = p.reply_count - r.n from (
      select parent_id, count(*)::int as n from removed
        where parent_id is not null and status = 'APPROVED' and deleted_at is null group by 1) r
    where p.id = r.parent_id;
  return null;
end
$$;
create function count_comments_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into comment_counts select tenant_id, article_id, kind, sum(change) from (
      select a.tenant_id, a.article_id, k.kind, k.n as change
        from added a, counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k
      union all
      select a.tenant_id, a.article_id, k.kind, -k.n
        from removed a, counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k) changes
    group by 1, 2, 3 having sum(change) <> 0;
  -- The parents' own change comes here again and ends here: they are no replies, and an update of no row would come again too.
  if exists (select from added where parent_id is not null) then
    update article_comments p set reply_count = p.reply_count + r.n from (
        select parent_id, sum(change)::int as n from (
            select parent_id, 1 as change from added
              where parent_id is not null and status = 'APPROVED' and deleted_at is null
            union all
            select parent_id, -1 from removed
              where parent_id is not null and status = 'APPROVED' and deleted_at is null) changes
          group by 1 having sum(change) <> 0) r
      where p.id = r.parent_id;
  end if;
  return null;
end
$$;
revoke execute on function count_comments_added, count_comments_removed, count_comments_changed from public;

create trigger article_comments_counted_added after insert on article_comments
  referencing new table as added for each statement execute function count_comments_added();
create trigger article_comments_counted_removed after delete on article_comments
  referencing old table as removed for each statement execute function count_comments_removed();
create trigger article_comments_counted_changed after update on article_comments
  referencing old table as removed new table as added for each statement execute function count_comments_changed();

-- Those that are there, after the triggers, whose lock lets nobody write in between: first the comments as they are counted
-- without replies, then the replies, which the trigger adds.
insert into comment_counts select a.tenant_id, a.article_id, k.kind, sum(k.n)
  from article_comments a, counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k group by 1, 2, 3;
update article_comments p set reply_count = r.n from (
    select parent_id, count(*)::int as n from article_comments
      where parent_id is not null and status = 'APPROVED' and deleted_at is null group by 1) r
  where p.id = r.parent_id;

create or replace view listed_article_comments as
  select c.id, c.article_id, c.tenant_id, c.parent_id, c.user_id, c.author_first_name, c.author_last_name, c.content,
         c.deleted_at is not null as is_deleted, c.edited_at, c.created_at, c.reply_count
  from article_comments c join listed_articles l on l.id = c.article_id
  where c.status = 'APPROVED' and (c.deleted_at is null or c.reply_count > 0)
    and (c.parent_id is null or exists (
      select from article_comments p where p.id = c.parent_id and p.status = 'APPROVED'));
-- How many comments readers see under the articles of the site.
create view listed_comment_counts as
  select l.id as article_id, c.kind, sum(c.change)::bigint as comment_count
  from comment_counts c join listed_articles l on l.id = c.article_id
  group by l.id, c.kind;
grant select on listed_comment_counts to chonoi_app;
