-- What a roadmap will say once it is published. Only administrators read and write drafts.

create table public.roadmap_drafts (
  roadmap_id uuid primary key references public.roadmaps (id) on delete cascade,
  content jsonb not null constraint content_size check (private.is_roadmap_content(content)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Grants and policies say the same; this still holds if a host widens them.
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

-- Locks are taken in the order roadmap → draft, except by an update or a delete through the API: Postgres has locked its
-- row before it calls a trigger.
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

-- A roadmap without a published version has the status 'draft' as long as there is a draft.
create function private.follow_draft() returns trigger
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

-- A roadmap is newer whenever its draft is. An administrator who publishes with the time that they saw
-- (update … where updated_at = …) therefore publishes no other draft.
create function private.mark_newer_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.updated_at is distinct from old.updated_at then
    update public.roadmaps set updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
    where id = new.roadmap_id;
  end if;
  return null;
end $$;

-- Setting the status 'published' publishes the draft. It ends the message about an earlier failure, but not the progress
-- of the next version.
create function private.publish_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select content into new.content from public.roadmap_drafts where roadmap_id = new.id for update;
  if not found then
    raise exception 'There is no draft to publish.' using errcode = '22023';
  end if;
  new.published_at := clock_timestamp();
  if not new.generating then
    new."statusDetail" := null;
  end if;
  return new;
end $$;

-- Runs after the roadmap has its new status; otherwise deleting the draft would reset it.
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
create trigger lock_roadmap before insert or update or delete on public.roadmap_drafts
  for each row execute function private.lock_roadmap_of_draft();
create trigger follow after insert or delete on public.roadmap_drafts
  for each row execute function private.follow_draft();
create trigger mark_newer after insert or update on public.roadmap_drafts
  for each row execute function private.mark_newer_draft();
-- By name between the guards and the stamp.
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
create policy "admins remove drafts" on public.roadmap_drafts
  for delete to authenticated using ((select private.is_admin()));
