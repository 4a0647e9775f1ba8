-- The run that writes a roadmap in two steps: how it begins, and its hooks (runs.sql).

-- The input of both steps. `rates` are dollars per hour by the ids of region and role; `region` applies if the brief
-- names no place with a known region.
create function private.roadmap_basis(p_roadmap uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'validation', to_jsonb(v),
    'planning', to_jsonb(p),
    'region', s.region,
    'rates', (
      select jsonb_object_agg(region, rates) from (
        select region, jsonb_object_agg(role, dollars_per_hour) as rates from public.role_rates group by region
      ) by_region)
  )
  from public.roadmaps r
  join public.idea_validations v on v.id = r.validation_id
  left join public.project_planning p on p.validation_id = v.id
  cross join public.roadmap_settings s
  where r.id = p_roadmap
$$;

-- Why a roadmap may not be generated, not considering the roadmap itself; null if it may. Another user's validation is
-- 'not_found', except for administrators.
create function private.roadmap_refusal(p_user uuid, p_validation uuid, p_phase text, p_existing uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
begin
  perform private.lock_validation(p_validation, 'key share');
  select "userId" as owner, status into validation from public.idea_validations where id = p_validation;
  return case
    when validation.owner is null
      or validation.owner is distinct from p_user and not private.has_admin_role(p_user) then 'not_found'
    when p_existing is not null and not exists (
      select from public.roadmaps where id = p_existing and validation_id = p_validation and phase = p_phase
    ) then 'wrong_roadmap'
    when not private.may_use_phase(p_user, p_validation, p_phase) then 'forbidden'
    -- A report that consists of questions has nothing to plan, and was free.
    when validation.status <> 'completed' or private.was_released(p_validation) then 'not_completed'
    when not exists (select from public.project_planning where validation_id = p_validation) then 'planning_missing'
  end;
end $$;

-- One run per phase, no matter how often and by whom it is requested. A finished roadmap is rewritten only if it is
-- named (p_existing), and for its founder only if no version made from the current brief and plan is waiting for
-- review. The results of a failed or dead run are kept as long as report, plan and rates are the same. Returns {
-- outcome, roadmap, run }; `run` is the run_key if it has started.
create function private.begin_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal text;
  roadmap public.roadmaps;
  basis jsonb;
  run private.runs;
begin
  if p_phase is null or p_phase not in ('interactive', 'poc', 'mvp', 'production') then
    raise exception 'There is no phase %', coalesce(p_phase, 'without a name') using errcode = '22023';
  end if;
  refusal := private.roadmap_refusal(p_user, p_validation, p_phase, p_existing);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into roadmap from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  select * into run from private.runs where roadmap_id = roadmap.id and kind = 'roadmap';
  if roadmap.status in ('draft', 'published') and p_existing is null then
    return jsonb_build_object('outcome', 'exists', 'roadmap', roadmap.id);
  elsif private.is_run_alive(run.id) then
    return jsonb_build_object('outcome', 'running', 'roadmap', roadmap.id);
  elsif not private.has_admin_role(p_user) and exists (
    select from public.roadmap_drafts d
    where d.roadmap_id = roadmap.id and private.is_current_origin(d.made_from, p_validation)
      and (roadmap.withdrawn_at is null or d.updated_at > roadmap.withdrawn_at))
  then
    return jsonb_build_object('outcome', 'in_review', 'roadmap', roadmap.id);
  end if;
  perform private.enforce_limit(p_user, 'start');
  basis := private.roadmap_basis(roadmap.id);
  run := private.open_run('roadmap', null, roadmap.id, '', case when roadmap.user_id = p_user then 'owner' else 'admin' end,
    basis, '[
      {"step": "tasks", "position": 1, "needs": [], "progress": "Step 1/2: Breaking the work down into tasks"},
      {"step": "delivery", "position": 2, "needs": ["tasks"],
        "progress": "Step 2/2: Milestones, deliverables and risks"}
    ]', run.input = basis);
  update public.roadmaps set generating = true, "statusDetail" = private.progress_of(run.id) where id = roadmap.id;
  -- A separate update: setting the status of a published roadmap, even to the same value, would publish its draft.
  update public.roadmaps set status = 'in_progress' where id = roadmap.id and status = 'pending';
  perform private.log_admin_run(p_user, p_validation, 'roadmaps', p_validation || ' ' || p_phase, '{"run": "roadmap"}');
  return jsonb_build_object('outcome', 'started', 'roadmap', roadmap.id, 'run', private.run_key(run));
end $$;

create function public.begin_roadmap(
  p_user uuid, p_validation uuid, p_phase text, p_existing uuid default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_roadmap(p_user, p_validation, p_phase, p_existing)
$$;
grant execute on function private.begin_roadmap, public.begin_roadmap to service_role;

-- Shape: claimSchema in _shared/roadmap/claim.ts.
create function private.roadmap_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p_run.input || jsonb_build_object('phase', phase, 'requester', p_run.requester, 'sections', (
    select coalesce(jsonb_object_agg(step, result -> 'section'), '{}') from private.run_steps
    where run_id = p_run.id and finished_at is not null))
  from public.roadmaps where id = p_run.roadmap_id
$$;

-- The last step delivers the content, which becomes a draft. If reviews are off, the draft is published at once,
-- provided that its owner requested it and may use the phase and that the previous version was not withdrawn.
create function private.roadmap_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written constant jsonb := nullif(p_step.result -> 'content', 'null');
  roadmap public.roadmaps;
begin
  if p_completed <> (written is not null) then
    raise exception 'Content comes with the last step, not with %', p_step.step using errcode = '22023';
  end if;
  if not p_completed then
    update public.roadmaps set "statusDetail" = private.progress_of(p_run.id) where id = p_run.roadmap_id;
    return;
  end if;
  select * into roadmap from public.roadmaps where id = p_run.roadmap_id;
  insert into public.roadmap_drafts (roadmap_id, content, made_from)
  values (roadmap.id, written, private.roadmap_origin(p_run.input -> 'validation', p_run.input -> 'planning'))
  -- Newer even if the content is the same.
  on conflict (roadmap_id) do update
    set content = excluded.content, made_from = excluded.made_from, updated_at = clock_timestamp();
  update public.roadmaps set generating = false, "statusDetail" = null where id = roadmap.id;
  if roadmap.withdrawn_at is null and p_run.requester = 'owner'
    and (select publish_automatically from public.roadmap_settings)
    and private.may_use_phase(roadmap.user_id, roadmap.validation_id, roadmap.phase)
  then
    update public.roadmaps set status = 'published' where id = roadmap.id;
  end if;
end $$;

-- Keeps an older version of the roadmap.
create function private.roadmap_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.roadmaps
  set generating = false,
      "statusDetail" = coalesce(p_reason,
        'The generation stopped unexpectedly. Generate the roadmap again to continue where it stopped.')
  where id = p_run.roadmap_id;
  -- A separate update: setting the status of a published roadmap, even to the same value, would publish its draft.
  update public.roadmaps set status = 'pending' where id = p_run.roadmap_id and status = 'in_progress';
$$;
