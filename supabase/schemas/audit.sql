-- Changes by administrators: who, what, before, after, when. Only triggers write this table, and no one can change it.
-- It leaves out runs ended by a sweep. Rows deleted together with their account or project are logged without their
-- content.

create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for changes made in SQL, such as by grant_admin. No foreign key: the record outlives the account.
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete', 'run')),
  subject text not null,
  -- The row's primary key as text.
  subject_id text not null,
  -- For an update, only the changed columns.
  before jsonb,
  after jsonb
);
create index audit_log_of_subject on private.audit_log (subject, id desc);
alter table private.audit_log enable row level security;

-- The changed fields of roadmap contents, by log entry. They belong to the founder, so they are deleted with the
-- roadmap, while the entry stays.
create table private.audit_content (
  -- No foreign key: truncate is rejected by the log itself.
  entry bigint primary key,
  roadmap_id uuid not null references public.roadmaps (id) on delete cascade,
  -- Values before and after, by the path of the field; at most 30 fields.
  before jsonb not null,
  after jsonb not null,
  -- The number of all changed fields.
  changes integer not null
);
create index audit_content_of_roadmap on private.audit_content (roadmap_id);
alter table private.audit_content enable row level security;

-- Only the deletion of an account changes entries (scrub_audit_log): action, subject and time stay.
create function private.prevent_audit_log_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.scrubbing', true) = 'on' then
    if (new.id, new.at, new.action, new.subject) is not distinct from (old.id, old.at, old.action, old.subject) then
      return new;
    end if;
  end if;
  raise exception 'The audit log cannot be changed' using errcode = '42501';
end $$;
create trigger prevent_change before update or delete on private.audit_log
  for each row execute function private.prevent_audit_log_change();
create trigger prevent_truncate before truncate on private.audit_log
  for each statement execute function private.prevent_audit_log_change();

-- A long value is replaced by its size and digest.
create function private.audit_value(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when octet_length(p_value::text) <= 2000 then p_value
    else jsonb_build_object('bytes', octet_length(p_value::text), 'md5', md5(p_value::text))
  end
$$;

-- The columns in p_keys; roadmap content, which belongs to the founder, is replaced by its size and digest.
create function private.audit_columns(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, case
    when key = 'content' and jsonb_typeof(value) = 'object'
      then jsonb_build_object('bytes', octet_length(value::text), 'md5', md5(value::text))
    else private.audit_value(value)
  end)
  from jsonb_each(p_row) where key = any (p_keys)
$$;

-- The children of a JSON value: of an object by key; of an array by id if the id is unique, otherwise by position.
create function private.json_children(p_value jsonb) returns table (key text, part jsonb)
language sql immutable set search_path = '' as $$
  select e.key, e.value from jsonb_each(case when jsonb_typeof(p_value) = 'object' then p_value else '{}' end) e
  union all
  select
    coalesce(case when count(*) over (partition by e.value ->> 'id') = 1 then e.value ->> 'id' end, e.place::text),
    e.value
  from jsonb_array_elements(case when jsonb_typeof(p_value) = 'array' then p_value else '[]' end)
    with ordinality e (value, place)
$$;

-- All differences, from the whole value down to single fields; null where one side has no value.
create function private.json_differences(p_path text, p_before jsonb, p_after jsonb)
returns table (path text, before jsonb, after jsonb)
language sql immutable set search_path = '' as $$
  with recursive pair as (
    select p_path as path, p_before as before, p_after as after
    union all
    select pair.path || '/' || part.key, part.before, part.after
    from pair cross join lateral (
      select key, b.part as before, a.part as after
      from private.json_children(pair.before) b full join private.json_children(pair.after) a using (key)
    ) part
    where jsonb_typeof(pair.before) = jsonb_typeof(pair.after) and part.before is distinct from part.after
  )
  select path, before, after from pair
  where before is distinct from after
    and not coalesce(jsonb_typeof(before) = jsonb_typeof(after) and jsonb_typeof(before) in ('object', 'array'), false)
$$;

create function private.log_content_changes(p_entry bigint, p_roadmap uuid, p_before jsonb, p_after jsonb)
returns void
language sql volatile set search_path = '' as $$
  insert into private.audit_content (entry, roadmap_id, before, after, changes)
  select p_entry, p_roadmap,
    coalesce(jsonb_object_agg(path, private.audit_value(before)) filter (where before is not null), '{}'),
    coalesce(jsonb_object_agg(path, private.audit_value(after)) filter (where after is not null), '{}'),
    coalesce(max(total), 0)
  from (
    select *, count(*) over () as total from private.json_differences('content', p_before, p_after) order by path limit 30
  ) d
$$;

-- Whether a deleted row was deleted together with its parent.
create function private.deleted_with_parent(p_table text, p_row jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case p_table
    when 'user_roles' then not exists (select from public.profiles where id = (p_row ->> 'user_id')::uuid)
    when 'roadmaps' then
      not exists (select from public.idea_validations where id = (p_row ->> 'validation_id')::uuid)
      or not exists (select from public.profiles where id = (p_row ->> 'user_id')::uuid)
    when 'roadmap_drafts' then not exists (select from public.roadmaps where id = (p_row ->> 'roadmap_id')::uuid)
    else false
  end
$$;

-- Whether a change of a roadmap was made by our functions, a sweep or its owner. Only reads the role claim: other
-- claims may contain any text that the user chose.
create function private.is_owner_or_system_change(p_actor uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'service_role'
    or coalesce(current_setting('app.sweeping', true), '') = 'on'
    or (p_actor is not null and not private.has_admin_role(p_actor))
$$;

-- Arguments: the columns of the primary key. Changes of roadmaps by our functions and by owners are not logged; all
-- other watched tables are changed by administrators or in SQL, and every change is logged.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := auth.uid();
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  of_roadmaps constant boolean := tg_table_name in ('roadmaps', 'roadmap_drafts');
  -- The project already identifies the roadmap's owner.
  unsaid constant text[] := array['created_at', 'updated_at'] || case when of_roadmaps then array['user_id'] end;
  row_id constant text := (
    select string_agg(coalesce(new_row, old_row) ->> key, ' ' order by position)
    from unnest(tg_argv) with ordinality k (key, position));
  changed text[];
  entry bigint;
begin
  if of_roadmaps and private.is_owner_or_system_change(actor) then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(coalesce(new_row, old_row)) key
    where key <> all (unsaid) and (old_row -> key) is distinct from (new_row -> key));
  if tg_op = 'DELETE' and private.deleted_with_parent(tg_table_name, old_row) then
    changed := '{}';
  elsif tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  insert into private.audit_log (actor, action, subject, subject_id, before, after)
  values (actor, lower(tg_op), tg_table_name, row_id,
    private.audit_columns(old_row, changed), private.audit_columns(new_row, changed))
  returning id into entry;
  if of_roadmaps and jsonb_typeof(old_row -> 'content') = 'object' and jsonb_typeof(new_row -> 'content') = 'object'
    and 'content' = any (changed)
  then
    perform private.log_content_changes(
      entry, coalesce(new_row ->> 'roadmap_id', new_row ->> 'id')::uuid, old_row -> 'content', new_row -> 'content');
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

-- Logs a run that an administrator starts for another user's work.
create function private.log_admin_run(p_user uuid, p_validation uuid, p_subject text, p_id text, p_what jsonb)
returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor, action, subject, subject_id, after)
  select p_user, 'run', p_subject, p_id, p_what
  where private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- The current name of an entry's subject; null once it is deleted, or if the row's key already names it.
create function private.audit_subject_name(p_subject text, p_subject_id text) returns text
language plpgsql stable set search_path = '' as $$
declare
  sought uuid;
begin
  if p_subject_id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}( |$)' then
    return null;
  end if;
  sought := left(p_subject_id, 36)::uuid;
  if p_subject = 'user_roles' then
    return (
      select coalesce(nullif(btrim(concat(p."firstName", ' ', p."lastName")), ''), u.email)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = sought);
  elsif p_subject = 'roadmap_drafts' then
    return (
      select concat_ws(', ', v.title, r.phase)
      from public.roadmaps r join public.idea_validations v on v.id = r.validation_id where r.id = sought);
  elsif p_subject in ('idea_validations', 'roadmaps') then
    return (select nullif(v.title, '') from public.idea_validations v where v.id = sought);
  end if;
  return null;
end $$;

-- One page of the log, newest first; p_before is the id of the previous page's last entry. At most 100 entries. For
-- roadmap contents it shows the changed fields; `moreChanges` is the number of fields left out.
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
      'subjectName', private.audit_subject_name(page.subject, page.subject_id),
      'before', case when c.entry is null then page.before else page.before - 'content' || c.before end,
      'after', case when c.entry is null then page.after else page.after - 'content' || c.after end,
      'moreChanges', greatest(coalesce(c.changes, 0) - 30, 0)
    ) order by page.id desc), '[]')
    from (
      select * from private.audit_log
      where (p_before is null or id < p_before) and (p_subject is null or subject = p_subject)
      order by id desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    ) page
    left join public.profiles p on p.id = page.actor
    left join private.audit_content c on c.entry = page.id
  );
end $$;
grant execute on function private.audit_log_page to authenticated;

create function public.get_audit_log(
  p_before bigint default null, p_subject text default null, p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.audit_log_page(p_before, p_subject, p_limit)
$$;
grant execute on function public.get_audit_log to authenticated;
