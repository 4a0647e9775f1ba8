-- How the run of a roadmap begins.

-- A new fence. What a run that died or failed has found out is kept as long as report, plan and rates are what they
-- were; after a finished run everything is written anew. A person who starts it gets a fresh set of attempts, except
-- that taking over a dead run goes on counting while any are left.
create function private.start_roadmap(p_roadmap uuid, p_requester text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_fence constant uuid := gen_random_uuid();
  new_input constant jsonb := private.roadmap_input(p_roadmap);
  earlier private.roadmap_runs;
  goes_on boolean;
begin
  select * into earlier from private.roadmap_runs where roadmap_id = p_roadmap;
  goes_on := coalesce(earlier.input = new_input, false);
  insert into private.roadmap_runs (roadmap_id, requester) values (p_roadmap, p_requester) on conflict do nothing;
  insert into private.roadmap_steps (roadmap_id, step, position)
  values (p_roadmap, 'tasks', 1), (p_roadmap, 'delivery', 2)
  on conflict do nothing;
  perform private.close_roadmap(p_roadmap);
  update private.roadmap_steps
  set not_before = null,
      attempt = case
        when goes_on and (finished_at is not null or earlier.fence is not null and attempt < private.max_attempts())
          then attempt
        else 0
      end,
      section = case when goes_on then section end,
      checkpoint = case when goes_on then checkpoint end,
      finished_at = case when goes_on then finished_at end
  where roadmap_id = p_roadmap;
  update private.roadmap_runs set fence = new_fence, requester = p_requester, input = new_input
  where roadmap_id = p_roadmap;
  perform private.touch_roadmap(p_roadmap);
  update public.roadmaps set generating = true, "statusDetail" = private.roadmap_progress(p_roadmap)
  where id = p_roadmap;
  -- On its own: to set the status of a published roadmap, even to what it is, would publish its draft.
  update public.roadmaps set status = 'in_progress' where id = p_roadmap and status = 'pending';
  return new_fence;
end $$;

-- Why nothing may be generated, as far as this does not depend on the roadmap; else null. To those whom it does not
-- concern, a validation is not there.
create function private.why_no_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
begin
  select "userId" as owner, status into validation from public.idea_validations where id = p_validation
  for key share;
  return case
    when validation.owner is null
      or validation.owner is distinct from p_user and not private.has_admin_role(p_user) then 'not_found'
    when p_existing is not null and not exists (
      select from public.roadmaps where id = p_existing and validation_id = p_validation and phase = p_phase
    ) then 'not_found'
    when not private.may_use_phase(p_user, p_validation, p_phase) then 'forbidden'
    when validation.status <> 'completed' then 'not_completed'
    when not exists (select from public.project_planning where validation_id = p_validation) then 'planning_missing'
  end;
end $$;

-- One run per phase, however often and by whom it is asked for. What is finished is written anew only where somebody
-- says which roadmap they mean (p_existing), and by administrators only.
create function private.begin_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal text;
  roadmap public.roadmaps;
  outcome text;
  fence uuid;
begin
  if p_phase is null or p_phase not in ('interactive', 'poc', 'mvp', 'production') then
    raise exception 'There is no phase %', coalesce(p_phase, 'without a name') using errcode = '22023';
  end if;
  refusal := private.why_no_roadmap(p_user, p_validation, p_phase, p_existing);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'roadmap', null, 'fence', null);
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into roadmap from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  outcome := case
    when roadmap.status in ('draft', 'published') and p_existing is null then 'exists'
    when roadmap.status in ('draft', 'published') and not private.has_admin_role(p_user) then 'forbidden'
    when private.is_roadmap_alive(roadmap.id) then 'running'
    else 'started'
  end;
  if outcome = 'started' then
    fence := private.start_roadmap(roadmap.id, case when roadmap.user_id = p_user then 'owner' else 'admin' end);
  end if;
  return jsonb_build_object(
    'outcome', outcome, 'roadmap', case when outcome <> 'forbidden' then roadmap.id end, 'fence', fence);
end $$;

create function public.begin_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_roadmap(p_user, p_validation, p_phase, p_existing)
$$;

revoke all on function
  private.start_roadmap(uuid, text), private.why_no_roadmap(uuid, uuid, text, uuid),
  private.begin_roadmap(uuid, uuid, text, uuid)
  from public;
revoke all on function public.begin_roadmap(uuid, uuid, text, uuid) from public, anon, authenticated;
grant execute on function
  private.begin_roadmap(uuid, uuid, text, uuid), public.begin_roadmap(uuid, uuid, text, uuid)
  to service_role;
