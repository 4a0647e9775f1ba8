-- What administrators change: who, what, before, after, when. Written by triggers alone, and changed by nobody.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for changes in SQL, such as by grant_admin. No foreign key: the record outlives the account.
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete', 'run')),
  subject text not null,
  -- The primary key of the row, in words.
  subject_id text not null,
  -- Of an update only the columns that changed.
  before jsonb,
  after jsonb
);
create index audit_log_of_subject on private.audit_log (subject, id desc);

revoke all on private.audit_log from public, anon, authenticated, service_role;
alter table private.audit_log enable row level security;

create function private.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log cannot be changed' using errcode = '42501';
end $$;
create trigger keep_rows before update or delete on private.audit_log
  for each row execute function private.keep_audit_log();
create trigger keep_all before truncate on private.audit_log
  for each statement execute function private.keep_audit_log();

-- The columns in p_keys; of what is long only its size and its digest.
create function private.audit_part(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, case
    when octet_length(value::text) <= 2000 then value
    else jsonb_build_object('bytes', octet_length(value::text), 'md5', md5(value::text))
  end)
  from jsonb_each(p_row) where key = any (p_keys)
$$;

-- Arguments: the columns of the primary key. What our functions and the owners of rows change is no action of an
-- administrator; what is changed in SQL, without any user, is.
create function private.audit() returns trigger
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
  if coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'service_role'
    or (actor is not null and not private.has_admin_role(actor))
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

create trigger audit after insert or update or delete on public.user_roles
  for each row execute function private.audit('user_id', 'role');
create trigger audit after insert or update or delete on public.pricing_plans
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.pack_prices
  for each row execute function private.audit('plan_id', 'pack');
create trigger audit after insert or update or delete on public.free_plan_limits
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.ai_provider_settings
  for each row execute function private.audit('provider');
create trigger audit after insert or update or delete on public.roadmap_settings
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.role_rates
  for each row execute function private.audit('role', 'region');
create trigger audit after insert or update or delete on public.roadmaps
  for each row execute function private.audit('validation_id', 'phase');
create trigger audit after insert or update or delete on public.roadmap_drafts
  for each row execute function private.audit('roadmap_id');

-- What an administrator has our functions do to the work of somebody else.
create function private.note_admin_run(p_user uuid, p_validation uuid, p_subject text, p_id text, p_what jsonb)
returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor, action, subject, subject_id, after)
  select p_user, 'run', p_subject, p_id, p_what
  where private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- A page of the log, newest first; p_before is the id of the last entry of the page before. At most 100.
create function private.audit_log_page(p_before bigint, p_subject text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the audit log' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'at', page.at, 'actor', page.actor,
      'actorName', nullif(btrim(concat(p."firstName", ' ', p."lastName")), ''),
      'action', page.action, 'subject', page.subject, 'subjectId', page.subject_id,
      'before', page.before, 'after', page.after
    ) order by page.id desc), '[]')
    from (
      select * from private.audit_log
      where (p_before is null or id < p_before) and (p_subject is null or subject = p_subject)
      order by id desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    ) page
    left join public.profiles p on p.id = page.actor
  );
end $$;

create function public.get_audit_log(
  p_before bigint default null, p_subject text default null, p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.audit_log_page(p_before, p_subject, p_limit)
$$;

revoke all on function
  private.keep_audit_log(), private.audit_part(jsonb, text[]), private.audit(),
  private.note_admin_run(uuid, uuid, text, text, jsonb),
  private.audit_log_page(bigint, text, integer)
  from public;
revoke all on function public.get_audit_log(bigint, text, integer) from public, anon, authenticated, service_role;
grant execute on function
  private.audit_log_page(bigint, text, integer), public.get_audit_log(bigint, text, integer)
  to authenticated;
grant execute on function private.note_admin_run(uuid, uuid, text, text, jsonb) to service_role;
