-- The next version of a roadmap, until it is published. Only administrators read and write drafts.

create table public.roadmap_drafts (
  roadmap_id uuid primary key references public.roadmaps (id) on delete cascade,
  content jsonb not null constraint content_size check (private.is_roadmap_content(content)),
  -- The origin of the content; for drafts that administrators write by hand, the brief and plan at that time.
  made_from jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The project and its creation time, which never changes: administrators' lists of projects with drafts are sorted by
  -- it.
  validation_id uuid not null,
  project_created_at timestamptz not null
);
create index roadmap_drafts_by_project on public.roadmap_drafts (project_created_at desc, validation_id desc);

-- How each version of a validation's roadmaps differs from the current brief and plan, for its founder and
-- administrators: [{ roadmap, draft, waiting, brief: [field], plan: { column: { before, now } } }]. `draft` is true for
-- the draft and false for the published version; `waiting` is true for a draft, unless it is the withdrawn version
-- itself.
create function private.roadmap_changes(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('roadmap', r.id, 'draft', version.is_draft, 'waiting', version.waiting)
    || private.origin_changes(version.made_from, private.current_origin(r.validation_id))
    order by r.phase, version.is_draft), '[]')
  from public.roadmaps r
  cross join lateral (
    select r.made_from, false as is_draft, false as waiting
    union all
    select d.made_from, true, r.withdrawn_at is null or d.updated_at > r.withdrawn_at
    from public.roadmap_drafts d where d.roadmap_id = r.id
  ) version
  where r.validation_id = p_validation and version.made_from is not null
    and (private.is_admin() or r.user_id = auth.uid() and private.may_use_phase(r.user_id, r.validation_id, r.phase))
$$;
grant execute on function private.roadmap_changes to authenticated;

create function public.get_roadmap_changes(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_changes(p_validation)
$$;
grant execute on function public.get_roadmap_changes to authenticated;

-- Grants and policies say the same; this check still holds if a host widens them.
create function private.guard_drafts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' or current_user = 'authenticated' and not private.is_admin() then
    raise exception 'Only administrators write drafts' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.updated_at := clock_timestamp();
  elsif tg_op = 'UPDATE' and new is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- Locks are taken in the order roadmap → draft, except by an update or a delete through the API: Postgres locks its row
-- before it calls a trigger.
create function private.lock_roadmap_of_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.lock_roadmap(new.roadmap_id);
    return new;
  end if;
  perform private.lock_row('public.roadmaps', old.roadmap_id, 'no key update', true);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function private.fill_draft_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select v.id, v.created_at into new.validation_id, new.project_created_at
  from public.roadmaps r join public.idea_validations v on v.id = r.validation_id where r.id = new.roadmap_id;
  new.made_from := coalesce(new.made_from, private.current_origin(new.validation_id));
  return new;
end $$;

-- A roadmap without a published version has the status 'draft' as long as it has a draft.
create function private.sync_draft_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.roadmaps set status = 'draft'
    where id = new.roadmap_id and status in ('pending', 'in_progress');
  else
    update public.roadmaps set status = case when generating then 'in_progress' else 'pending' end
    where id = old.roadmap_id and status = 'draft';
  end if;
  return null;
end $$;

-- A newer draft also makes the roadmap newer. An administrator who publishes with the time they saw (update … where
-- updated_at = …) therefore cannot publish a different draft.
create function private.mark_newer_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.updated_at is distinct from old.updated_at then
    update public.roadmaps set updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
    where id = new.roadmap_id;
  end if;
  return null;
end $$;

-- Setting the status 'published' publishes the draft. It clears the message about an earlier failure, but keeps the
-- progress of the next version.
create function private.publish_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select content, made_from into new.content, new.made_from
  from public.roadmap_drafts where roadmap_id = new.id for update;
  if not found then
    raise exception 'There is no draft to publish.' using errcode = '22023';
  end if;
  new.published_at := clock_timestamp();
  new.withdrawn_at := null;
  new.withdrawn_reason := null;
  if not new.generating then
    new."statusDetail" := null;
  end if;
  return new;
end $$;

-- Runs after the roadmap has its new status; before that, deleting the draft would reset the status.
create function private.remove_published_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.roadmap_drafts where roadmap_id = new.id;
  return null;
end $$;

create trigger guard_columns before update on public.roadmap_drafts
  for each row execute function private.guard_columns('content');
create trigger guard_drafts before insert or update or delete on public.roadmap_drafts
  for each row execute function private.guard_drafts();
create trigger fill_draft_project before insert on public.roadmap_drafts
  for each row execute function private.fill_draft_project();
create trigger lock_roadmap before insert or update or delete on public.roadmap_drafts
  for each row execute function private.lock_roadmap_of_draft();
create trigger derive_status after insert or delete on public.roadmap_drafts
  for each row execute function private.sync_draft_status();
create trigger mark_newer after insert or update on public.roadmap_drafts
  for each row execute function private.mark_newer_draft();
-- The name sorts between the guards and the stamp.
create trigger publish before update of status on public.roadmaps
  for each row when (new.status = 'published') execute function private.publish_draft();
create trigger remove_draft after update of status on public.roadmaps
  for each row when (new.status = 'published') execute function private.remove_published_draft();

grant select, insert (roadmap_id, content), update (content), delete on public.roadmap_drafts to authenticated;
grant select on public.roadmap_drafts to service_role;
alter table public.roadmap_drafts enable row level security;
create policy "admins read drafts" on public.roadmap_drafts
  for select to authenticated using ((select private.is_admin()));
create policy "admins add drafts" on public.roadmap_drafts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change drafts" on public.roadmap_drafts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete drafts" on public.roadmap_drafts
  for delete to authenticated using ((select private.is_admin()));
