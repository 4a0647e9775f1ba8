-- The sizes that a founder gives to tasks of a published roadmap. The published version does not change: a size applies
-- to a task with the same id and name, and removing it restores the published hours.

create table public.roadmap_sizes (
  roadmap_id uuid not null references public.roadmaps (id) on delete cascade,
  task text not null constraint task_length check (char_length(task) between 1 and 40),
  name text not null constraint name_length check (char_length(name) between 1 and 200),
  size text not null constraint known_size check (size in ('S', 'M', 'L', 'XL')),
  primary key (roadmap_id, task)
);

grant select on public.roadmap_sizes to authenticated, service_role;
alter table public.roadmap_sizes enable row level security;
-- Administrators see the published version; the sizes are visible only to their founder.
create policy "founders read the sizes of their roadmaps" on public.roadmap_sizes
  for select to authenticated
  using (exists (
    select from public.roadmaps r where r.id = roadmap_id and r.user_id = (select auth.uid())));

-- Locks and returns the caller's published roadmap; a roadmap that they may not change is refused as not found.
create function private.lock_published_roadmap(p_roadmap uuid) returns public.roadmaps
language plpgsql security definer set search_path = '' as $$
declare
  roadmap public.roadmaps;
begin
  perform private.lock_roadmap(p_roadmap);
  select * into roadmap from public.roadmaps where id = p_roadmap;
  if (roadmap.user_id = auth.uid() and private.may_use_phase(roadmap.user_id, roadmap.validation_id, roadmap.phase))
    is not true then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  elsif roadmap.status <> 'published' then
    raise exception 'This roadmap is not published.' using errcode = 'PT409';
  end if;
  return roadmap;
end $$;

-- Ids and names of the content's tasks that can have a size.
create function private.sizable_tasks(p_content jsonb) returns table (task text, name text)
language sql immutable set search_path = '' as $$
  select t ->> 'id', t ->> 'name' from jsonb_path_query(p_content, '$.phases[*].tasks[*]') t
  where char_length(t ->> 'id') between 1 and 40 and char_length(t ->> 'name') between 1 and 200
$$;

-- Sets the size of a task of the caller's published roadmap; null restores the published one. Deletes sizes of tasks
-- that a newer version no longer has.
create function private.save_roadmap_size(p_roadmap uuid, p_task text, p_size text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  roadmap constant public.roadmaps := private.lock_published_roadmap(p_roadmap);
begin
  if p_size is not null and p_size not in ('S', 'M', 'L', 'XL') then
    raise exception 'A size is S, M, L or XL.' using errcode = '22023';
  end if;
  delete from public.roadmap_sizes s
  where s.roadmap_id = p_roadmap and (
    p_size is null and s.task = p_task
    or (s.task, s.name) not in (select t.task, t.name from private.sizable_tasks(roadmap.content) t));
  if p_size is null then
    return;
  end if;
  insert into public.roadmap_sizes (roadmap_id, task, name, size)
  select p_roadmap, t.task, t.name, p_size from private.sizable_tasks(roadmap.content) t where t.task = p_task limit 1
  on conflict (roadmap_id, task) do update set name = excluded.name, size = excluded.size;
  if not found then
    raise exception 'This roadmap has no such task.' using errcode = 'PT404';
  end if;
end $$;
grant execute on function private.save_roadmap_size to authenticated;

create function public.save_roadmap_size(p_roadmap uuid, p_task text, p_size text default null) returns void
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_size(p_roadmap, p_task, p_size)
$$;
grant execute on function public.save_roadmap_size to authenticated;

-- Restores all published sizes of the caller's roadmap.
create function private.reset_roadmap_sizes(p_roadmap uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_published_roadmap(p_roadmap);
  delete from public.roadmap_sizes where roadmap_id = p_roadmap;
end $$;
grant execute on function private.reset_roadmap_sizes to authenticated;

create function public.reset_roadmap_sizes(p_roadmap uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.reset_roadmap_sizes(p_roadmap)
$$;
grant execute on function public.reset_roadmap_sizes to authenticated;
