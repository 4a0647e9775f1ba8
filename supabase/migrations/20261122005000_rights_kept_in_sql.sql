-- Whoever holds the secret key of the API reads who is an administrator, and makes none: that is done in SQL, by
-- private.grant_admin, which writes with its owner's rights.
revoke insert, update, delete, truncate, references, trigger on public.user_roles from service_role;

-- As in the migration of audit_log, but what our functions and the owners of rows change is left out of roadmaps
-- alone: every other table that is watched is changed by people, so that each of its changes is noted.
create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := auth.uid();
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_id constant text := (
    select string_agg(coalesce(new_row, old_row) ->> key, ' ' order by position)
    from unnest(tg_argv) with ordinality k (key, position));
  changed text[];
begin
  -- The role alone: other claims may hold any text that the person has chosen.
  if tg_table_name in ('roadmaps', 'roadmap_drafts') and (
    coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'service_role'
    or (actor is not null and not private.has_admin_role(actor)))
  then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(coalesce(new_row, old_row)) key
    where key not in ('created_at', 'updated_at') and (old_row -> key) is distinct from (new_row -> key));
  if tg_op <> 'UPDATE' or cardinality(changed) > 0 then
    insert into private.audit_log (actor, action, subject, subject_id, before, after)
    values (actor, lower(tg_op), tg_table_name, row_id,
      private.audit_part(old_row, changed), private.audit_part(new_row, changed));
  end if;
  return null;
end $$;
