-- The audit log tells what people did: what a sweep ends on its own is not in it, what goes along with an account or
-- a project is named and no more, and of the content of a roadmap it tells field by field what was changed.

-- Differences of roadmap contents, by entry of the log. They are the founder's: they go with the roadmap, while the
-- entry stays.
create table private.audit_content (
  -- No foreign key: the log refuses to be emptied on its own.
  entry bigint primary key,
  roadmap_id uuid not null references public.roadmaps (id) on delete cascade,
  -- By the path of the field, of each what was there and what is; at most 30 of them.
  before jsonb not null,
  after jsonb not null,
  -- How many fields changed in all.
  changes integer not null
);
create index audit_content_of_roadmap on private.audit_content (roadmap_id);
revoke all on private.audit_content from public, anon, authenticated, service_role;
alter table private.audit_content enable row level security;

-- Of what is long only its size and its digest.
create function private.audit_value(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when octet_length(p_value::text) <= 2000 then p_value
    else jsonb_build_object('bytes', octet_length(p_value::text), 'md5', md5(p_value::text))
  end
$$;

-- The columns in p_keys; of roadmap content, which is the founder's, only size and digest.
create or replace function private.audit_part(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, case
    when key = 'content' and jsonb_typeof(value) = 'object'
      then jsonb_build_object('bytes', octet_length(value::text), 'md5', md5(value::text))
    else private.audit_value(value)
  end)
  from jsonb_each(p_row) where key = any (p_keys)
$$;

-- The parts of an object by their names, of a list by their ids where these tell them apart, else by their places.
create function private.parts_of(p_value jsonb) returns table (key text, part jsonb)
language sql immutable set search_path = '' as $$
  select e.key, e.value from jsonb_each(case when jsonb_typeof(p_value) = 'object' then p_value else '{}' end) e
  union all
  select
    coalesce(case when count(*) over (partition by e.value ->> 'id') = 1 then e.value ->> 'id' end, e.place::text),
    e.value
  from jsonb_array_elements(case when jsonb_typeof(p_value) = 'array' then p_value else '[]' end)
    with ordinality e (value, place)
$$;

-- What differs, from the whole down to single fields; null where a side has none.
create function private.differences(p_path text, p_before jsonb, p_after jsonb)
returns table (path text, before jsonb, after jsonb)
language sql immutable set search_path = '' as $$
  with recursive pair as (
    select p_path as path, p_before as before, p_after as after
    union all
    select pair.path || '/' || part.key, part.before, part.after
    from pair cross join lateral (
      select key, b.part as before, a.part as after
      from private.parts_of(pair.before) b full join private.parts_of(pair.after) a using (key)
    ) part
    where jsonb_typeof(pair.before) = jsonb_typeof(pair.after) and part.before is distinct from part.after
  )
  select path, before, after from pair
  where before is distinct from after
    and not coalesce(jsonb_typeof(before) = jsonb_typeof(after) and jsonb_typeof(before) in ('object', 'array'), false)
$$;

create function private.keep_content_changes(p_entry bigint, p_roadmap uuid, p_before jsonb, p_after jsonb)
returns void
language sql volatile set search_path = '' as $$
  insert into private.audit_content (entry, roadmap_id, before, after, changes)
  select p_entry, p_roadmap,
    coalesce(jsonb_object_agg(path, private.audit_value(before)) filter (where before is not null), '{}'),
    coalesce(jsonb_object_agg(path, private.audit_value(after)) filter (where after is not null), '{}'),
    coalesce(max(total), 0)
  from (
    select *, count(*) over () as total from private.differences('content', p_before, p_after) order by path limit 30
  ) d
$$;

-- Whether a row that was deleted went along with what it belongs to.
create function private.went_along(p_table text, p_row jsonb) returns boolean
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

-- Whether a change of a roadmap is our functions', a sweep's or its owner's. The role alone: other claims may hold any
-- text that the person has chosen.
create function private.is_no_admins_work(p_actor uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'service_role'
    or coalesce(current_setting('app.sweeping', true), '') = 'on'
    or (p_actor is not null and not private.has_admin_role(p_actor))
$$;

create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := auth.uid();
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  of_roadmaps constant boolean := tg_table_name in ('roadmaps', 'roadmap_drafts');
  -- Whose roadmap it is, its project says.
  unsaid constant text[] := array['created_at', 'updated_at'] || case when of_roadmaps then array['user_id'] end;
  row_id constant text := (
    select string_agg(coalesce(new_row, old_row) ->> key, ' ' order by position)
    from unnest(tg_argv) with ordinality k (key, position));
  changed text[];
  entry bigint;
begin
  if of_roadmaps and private.is_no_admins_work(actor) then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(coalesce(new_row, old_row)) key
    where key <> all (unsaid) and (old_row -> key) is distinct from (new_row -> key));
  if tg_op = 'DELETE' and private.went_along(tg_table_name, old_row) then
    changed := '{}';
  elsif tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  insert into private.audit_log (actor, action, subject, subject_id, before, after)
  values (actor, lower(tg_op), tg_table_name, row_id,
    private.audit_part(old_row, changed), private.audit_part(new_row, changed))
  returning id into entry;
  if of_roadmaps and jsonb_typeof(old_row -> 'content') = 'object' and jsonb_typeof(new_row -> 'content') = 'object'
    and 'content' = any (changed)
  then
    perform private.keep_content_changes(
      entry, coalesce(new_row ->> 'roadmap_id', new_row ->> 'id')::uuid, old_row -> 'content', new_row -> 'content');
  end if;
  return null;
end $$;

-- As in the migration of roadmap_sweep. Whoever calls it, what it ends has ended by itself.
create or replace function private.end_dead_roadmaps() returns void
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid;
begin
  perform set_config('app.sweeping', 'on', true);
  for candidate in
    select id from public.roadmaps
    where generating and not private.is_roadmap_alive(id)
    order by id
    for no key update skip locked
  loop
    if private.is_roadmap_beyond_help(candidate) then
      perform private.fail_roadmap(candidate, private.roadmap_stopped_reason());
    end if;
  end loop;
  perform set_config('app.sweeping', 'off', true);
end $$;

-- As in the migration of audit_names, with the fields of roadmaps that changed in the place of their contents.
-- `moreChanges`: how many of them are not told.
create or replace function private.audit_log_page(p_before bigint, p_subject text, p_limit integer) returns jsonb
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
      'subjectName', private.audited_name(page.subject, page.subject_id),
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

revoke all on function
  private.audit_value(jsonb), private.parts_of(jsonb), private.differences(text, jsonb, jsonb),
  private.keep_content_changes(bigint, uuid, jsonb, jsonb), private.went_along(text, jsonb),
  private.is_no_admins_work(uuid)
  from public;
