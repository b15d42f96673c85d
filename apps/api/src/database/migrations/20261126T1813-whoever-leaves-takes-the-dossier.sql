-- Who somebody was as a seller goes with the account; the audit log keeps that there was a decision.
create function forget_dossier() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from seller_verifications where user_id = new.id;
  return null;
end
$$;
revoke execute on function forget_dossier from public;
create trigger users_forget_dossier after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_dossier();

-- What the audit log holds of the caller: their own steps, and what others did to their account, without who it was.
create function own_audit_logs() returns table (
  id uuid, user_id uuid, action text, description text, vietnamese_description text, entity_type text, entity_id uuid,
  is_own boolean, address text, created_at timestamptz
) language sql stable security definer set search_path = public as $$
  select id, app_user_id(), action, description, vietnamese_description, entity_type, entity_id,
    user_id is not distinct from app_user_id(), case when user_id = app_user_id() then address end, created_at
  from audit_logs where user_id = app_user_id() or entity_id = app_user_id()
$$;
revoke execute on function own_audit_logs from public;
grant execute on function own_audit_logs to chonoi_app;
