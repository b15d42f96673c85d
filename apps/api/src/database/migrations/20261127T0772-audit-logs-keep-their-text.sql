-- Folding the text of an entry costs more than looking into it, so it is kept beside the entry.
alter table audit_logs add column texts text;

-- Without what is made from other columns, so that entries of before keep their hashes.
create or replace function audit_hash(previous bytea, entry audit_logs) returns bytea language sql stable set timezone = 'UTC' set datestyle = 'ISO'
  as $$ select sha256(previous || convert_to(jsonb_strip_nulls(to_jsonb(entry) - 'texts')::text, 'UTF8')) $$;

create function keep_audit_text() returns trigger language plpgsql set search_path = public as $$
begin
  new.texts := audit_text(new.description, new.vietnamese_description, new.action, new.user_email, new.address);
  return new;
end
$$;
create trigger audit_logs_keep_text before insert on audit_logs for each row execute function keep_audit_text();
revoke execute on function keep_audit_text from public;
