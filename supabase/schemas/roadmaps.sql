-- The roadmap of one phase of a validation. Its owner reads `content`, which is null until an administrator publishes.
-- Drafts are in a separate table, so that no query for a roadmap can return one.

-- Checks the size and type of roadmap content. Its shape is roadmapContentSchema in _shared/domain/roadmap/content.ts,
-- where ROADMAP_MAX_BYTES is the same size. Constraints are checked with the rights of the writer, hence the grant.
create function private.is_roadmap_content(p_content jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_content) = 'object' and octet_length(p_content::text) <= 1000000, false)
$$;
grant execute on function private.is_roadmap_content to authenticated;

-- The origin of a roadmap, to detect later changes of the brief or the plan: { briefVersion, brief: { field: digest },
-- plan: { column: value } }. Only the stated or ruled-out values of the brief count, not where they come from.
create function private.roadmap_origin(p_validation jsonb, p_planning jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'briefVersion', p_validation -> 'brief_version',
    'brief', coalesce((
      select jsonb_object_agg(field, md5(concat(
        state ->> 'state', jsonb_path_query_array(state, '$.entries[*].value')::text)))
      from jsonb_each(
        case when jsonb_typeof(p_validation -> 'brief') = 'object' then p_validation -> 'brief' else '{}' end
      ) stated (field, state)
      where state ->> 'state' <> 'open'), '{}'),
    'plan', case when jsonb_typeof(p_planning) = 'object'
      then p_planning - array['id', 'validation_id', 'created_at', 'updated_at'] else '{}' end)
$$;

-- The origin that a roadmap of the validation would have now.
create function private.current_origin(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.roadmap_origin(
    jsonb_build_object('brief_version', v.brief_version, 'brief', v.brief), to_jsonb(p))
  from public.idea_validations v left join public.project_planning p on p.validation_id = v.id
  where v.id = p_validation
$$;

-- The differences between two origins: { brief: [field], plan: { column: { before, now } } }.
create function private.origin_changes(p_before jsonb, p_now jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'brief', coalesce((
      select jsonb_agg(coalesce(b.key, n.key) order by coalesce(b.key, n.key))
      from jsonb_each(p_before -> 'brief') b full join jsonb_each(p_now -> 'brief') n on n.key = b.key
      where b.value is distinct from n.value), '[]'),
    'plan', coalesce((
      select jsonb_object_agg(coalesce(b.key, n.key), jsonb_build_object('before', b.value, 'now', n.value))
      from jsonb_each(p_before -> 'plan') b full join jsonb_each(p_now -> 'plan') n on n.key = b.key
      where b.value is distinct from n.value), '{}'))
$$;

create function private.is_current_origin(p_origin jsonb, p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.origin_changes(p_origin, private.current_origin(p_validation)) = '{"brief": [], "plan": {}}', false)
$$;

create table public.roadmaps (
  id uuid primary key default gen_random_uuid(),
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  -- The owner of the validation, even if an administrator requested the roadmap.
  user_id uuid not null references public.profiles (id) on delete cascade,
  phase text not null
    constraint known_phase check (phase in ('interactive', 'poc', 'mvp', 'production')),
  status text not null default 'pending'
    constraint known_status check (status in ('pending', 'in_progress', 'draft', 'published')),
  -- The progress while it is being written, or the reason of the last failure.
  "statusDetail" text constraint detail_length check (char_length("statusDetail") <= 500),
  -- Whether it is being written now. The status does not show that: it stays the same if there is an older version.
  generating boolean not null default false,
  content jsonb constraint content_size check (content is null or private.is_roadmap_content(content)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  -- The origin of the published content (private.roadmap_origin); null if nothing is published.
  made_from jsonb,
  -- The reason and time of a withdrawal by an administrator; null once something is published again.
  withdrawn_reason text constraint reason_length check (char_length(withdrawn_reason) between 1 and 500),
  withdrawn_at timestamptz,
  unique (validation_id, phase),
  constraint content_is_published check ((content is not null) = (status = 'published')),
  constraint withdrawn_with_reason check ((withdrawn_at is null) = (withdrawn_reason is null))
);
comment on column public.roadmaps.updated_at is 'When the status, the content or the draft last changed';
create index roadmaps_of_owner on public.roadmaps (user_id, created_at desc, id desc);
create index roadmaps_unfinished on public.roadmaps (validation_id) where status in ('pending', 'in_progress');
create index roadmaps_newest on public.roadmaps (created_at desc, id desc);

create function private.set_roadmap_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select "userId" into new.user_id from public.idea_validations where id = new.validation_id;
  return new;
end $$;

-- Locks a roadmap, after the rows that its foreign keys reference (lock_validation). Returns false in the same cases as
-- lock_row.
create function private.lock_roadmap(p_roadmap uuid, p_wait boolean default true) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  validation constant uuid := (select validation_id from public.roadmaps where id = p_roadmap);
begin
  if not private.lock_validation(validation, 'key share', p_wait) then
    return false;
  end if;
  return private.lock_row('public.roadmaps', p_roadmap, 'no key update', p_wait);
end $$;

-- Two changes never have the same time, even on a clock with millisecond precision: an editor uses it to check whether
-- the version it has read is still current.
create function private.stamp_roadmap() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."statusDetail" := left(new."statusDetail", 500);
  if tg_op = 'UPDATE' and (new.status, new.content) is distinct from (old.status, old.content) then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end $$;

-- Through the API, the only possible change is publishing by administrators. Grants and policies say the same; this
-- check still holds if a host widens them.
create function private.guard_publishing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' or current_user = 'authenticated' and not private.is_admin() then
    raise exception 'Only administrators publish roadmaps' using errcode = '42501';
  end if;
  if current_user = 'authenticated' and new.status <> 'published' then
    raise exception 'A roadmap cannot be set to %', new.status using errcode = '42501';
  end if;
  return new;
end $$;

create function private.guard_roadmap_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deleting the validation still deletes its roadmaps: the foreign key acts as the table's owner.
  if current_user in ('anon', 'authenticated') then
    raise exception 'Roadmaps are neither added nor removed by hand' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- Triggers of the same kind fire in alphabetical order.
create trigger guard_columns before update on public.roadmaps
  for each row execute function private.guard_columns('status');
create trigger guard_publishing before update on public.roadmaps
  for each row execute function private.guard_publishing();
create trigger guard_rows before insert or delete on public.roadmaps
  for each row execute function private.guard_roadmap_rows();
create trigger set_owner before insert on public.roadmaps
  for each row execute function private.set_roadmap_owner();
create trigger stamp before insert or update on public.roadmaps
  for each row execute function private.stamp_roadmap();

grant select, update (status) on public.roadmaps to authenticated;
grant select on public.roadmaps to service_role;
alter table public.roadmaps enable row level security;
-- Founders see nothing of a phase that they may not use, whatever the state of its roadmap: administrators may have one
-- written on their own. It appears as soon as the phase is unlocked.
create policy "owners read roadmaps of their phases, admins read all" on public.roadmaps
  for select to authenticated
  using (
    (select private.is_admin())
    or user_id = (select auth.uid()) and (
      phase = any ((select private.my_phases_for_all_projects())::text[])
      or (select private.my_phases_by_project()) -> validation_id::text ? phase));
create policy "admins publish roadmaps" on public.roadmaps
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
