-- The run of a validation, which writes its report step by step: how it begins, and its hooks (runs.sql).

-- The steps of a report; a re-run repeats some of them. p_plan is null if no model writes it. Otherwise { topics,
-- waits, oneAtATime }: each topic has a search step, which runs beside the concept or, with `waits`, after it; then
-- each part of the market has a step, and the step `market` combines them. If a search or a part fails, the report is
-- completed without it. `again` names the searches of a second round (follow_ups.sql) that a re-run takes over. With
-- `oneAtATime`, no two of these steps call the model at the same time.
create function private.report_steps(p_plan jsonb default null) returns jsonb
language sql immutable set search_path = '' as $$
  with texts as (select 'Step 3/3: Market validation and competitor analysis' as market),
  searches as (
    select 'search-' || topic as step, 10 + place as position,
      case when (p_plan -> 'waits')::boolean then array['concept'] else '{}' end as needs
    from jsonb_array_elements_text(coalesce(p_plan -> 'topics', '[]')) with ordinality t (topic, place)
  ),
  again as (
    select step, 20 + place as position
    from jsonb_array_elements_text(coalesce(p_plan -> 'again', '[]')) with ordinality t (step, place)
  ),
  found as (
    select array(select step from searches order by position) || array(select step from again order by position) as steps
  ),
  parts as (
    select 'part-' || part as step, 30 + place as position,
      array['concept', 'lookups'] || found.steps as needs
    from unnest('{market,competitors,risks}'::text[]) with ordinality t (part, place), found
    where p_plan is not null
  ),
  steps as (
    select 'concept' as step, 1::bigint as position, '{}'::text[] as needs, false as optional,
      'Step 1/3: Shaping the project concept' as progress
    union all select 'audience', 2, '{concept}', false, 'Step 2/3: Describing the personas'
    union all select 'market', 3,
      array['concept', 'lookups'] || found.steps
        || array(select step from parts order by position), false, market from texts, found
    union all select 'evidence', 4, '{concept,audience,market}', false, market from texts
    union all select step, position, needs, true, market from searches, texts
    union all select step, position, '{}', true, market from again, texts
    union all select step, position, needs, true, market from parts, texts
  ),
  ordered as (
    select *, lag(step) over (
      partition by step in ('market', 'evidence') order by case when step = 'audience' then 20 else position end
    ) as previous
    from steps
  )
  select jsonb_agg(jsonb_build_object(
    'step', step, 'position', position, 'optional', optional, 'progress', progress,
    'needs', case
      when (p_plan -> 'oneAtATime')::boolean and step not in ('market', 'evidence') and previous <> all (needs)
        then needs || previous
      else needs
    end) order by position)
  from ordered
$$;

-- Whether a step writes a section of the report or its evidence; the other steps find or write the material for these.
create function private.is_section(p_step text) returns boolean
language sql immutable set search_path = '' as $$
  select p_step in ('concept', 'audience', 'market', 'evidence')
$$;

-- The step that queries public sources, if the founder confirmed terms. It runs beside the others; steps that need it
-- do not wait for it if the run does not have it.
create function private.lookup_step() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"step": "lookups", "position": 5, "needs": [], "progress": "Step 3/3: Market validation and competitor analysis"}'::jsonb
$$;

-- Whether the caller is an administrator acting on another user's validation.
create function private.acts_as_admin(p_user uuid, p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- Locks a validation for a run that p_user requests, after the account that pays; all columns are null if the
-- validation is not theirs.
create function private.lock_for_run(p_user uuid, p_validation uuid, p_as_admin boolean) returns public.idea_validations
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := case
    when p_as_admin then (select "userId" from public.idea_validations where id = p_validation)
    else p_user
  end;
  validation public.idea_validations;
begin
  if private.lock_account(owner) then
    select * into validation from public.idea_validations where id = p_validation and "userId" = owner
    for no key update;
  end if;
  return validation;
end $$;

-- Starts, restarts or takes over the run of a validation; finished steps stay finished. A retry of another user's
-- validation by an administrator is free. p_terms: the terms that its owner confirmed for look-ups; null keeps the
-- stored ones. p_plan: how a model writes it (report_steps). Returns { outcome, run }; `run` is the run_key if it has
-- started.
create function private.begin_validation(p_user uuid, p_validation uuid, p_terms jsonb, p_plan jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  as_admin constant boolean := private.acts_as_admin(p_user, p_validation);
  validation public.idea_validations := private.lock_for_run(p_user, p_validation, as_admin);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'validation';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif validation.status = 'completed' then
    return '{"outcome": "already"}';
  elsif run.state = 'running' and private.is_run_alive(run.id) then
    return '{"outcome": "running"}';
  end if;
  if not private.hold_charge(validation."userId", p_validation, 'validation', as_admin) then
    update public.idea_validations
    set status = 'error',
        "statusDetail" = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
    where id = p_validation;
    return '{"outcome": "quota_exceeded"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  if not as_admin and jsonb_typeof(p_terms) = 'object' then
    validation.lookup_terms := p_terms;
  end if;
  run := private.open_run('validation', p_validation, null, '', case when as_admin then 'admin' else 'owner' end, p_plan,
    private.report_steps(p_plan) || case when validation.lookup_terms is null then '[]' else private.lookup_step() end, true);
  update public.idea_validations
  set status = 'analyzing', "statusDetail" = private.progress_of(run.id), lookup_terms = validation.lookup_terms
  where id = p_validation;
  perform private.log_admin_run(p_user, p_validation, 'idea_validations', p_validation::text, '{"run": "report"}');
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_validation to service_role;

create function public.begin_validation(
  p_user uuid, p_validation uuid, p_terms jsonb default null, p_plan jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_validation(p_user, p_validation, p_terms, p_plan)
$$;
grant execute on function public.begin_validation to service_role;

-- Shape: claimSchema in _shared/validation/claim.ts.
create function private.validation_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'validationId', v.id,
    'idea', v."originalIdea",
    'brief', v.brief,
    'briefVersion', v.brief_version,
    'created_at', v.created_at,
    'terms', v.lookup_terms,
    'lookups', v.lookups,
    -- What the finished steps wrote, as the columns of the report have it.
    'sections', private.columns_of(v.id, variadic array(
      select step from private.run_steps
      where run_id = p_run.id and finished_at is not null and step <> 'evidence')),
    -- Earlier versions of the other sections, which can be restored: a citation number must not have two meanings.
    'earlier', (
      select coalesce(jsonb_agg(e.columns), '[]') from private.section_versions e
      where e.validation_id = v.id and e.section <> p_step.step
    ),
    'citations', coalesce(v.real_citations, '[]')
  )
  from public.idea_validations v where v.id = p_run.validation_id
$$;

-- The founder reads the report while it is being written. A report whose brief is too vague consists of questions: it
-- is free until one of them is answered (save_brief). The brief that the report was written from counts too, so that
-- clearing the answers during the run does not avoid the charge.
create function private.validation_finished(p_run private.runs, p_step private.run_steps, p_completed boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns constant jsonb := coalesce(p_step.result -> 'columns', '{}');
  before constant integer := (select brief_version from public.idea_validations where id = p_run.validation_id);
  written public.idea_validations;
begin
  perform private.refuse_columns(columns, private.report_columns() || 'brief'::text, 'A step');
  if p_step.step = 'lookups' then
    perform private.store_lookups(p_run.validation_id, p_step.result);
  elsif private.is_section(p_step.step) then
    perform private.write_section(p_run.validation_id, p_step.step, private.store_reading(p_run, columns, before));
    -- From here on the report has them. Only the brief that the step has read is asked for once more, below.
    update private.run_steps set result = jsonb_build_object('columns', columns - private.report_columns())
    where run_id = p_run.id and step = p_step.step;
  end if;
  update public.idea_validations
  set "statusDetail" = private.progress_of(p_run.id), status = case when p_completed then 'completed' else status end
  where id = p_run.validation_id
  returning * into written;
  if p_completed and private.is_vague(written.brief) and (
    select private.is_vague(result #> '{columns,brief}') from private.run_steps
    where run_id = p_run.id and step = 'concept')
  then
    perform private.end_charge(p_run.validation_id, 'validation', 'released');
  elsif p_completed then
    perform private.open_follow_up(p_run.validation_id, p_run.input, true);
  end if;
end $$;

create function private.validation_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set status = 'error',
      "statusDetail" = coalesce(p_reason,
        'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.')
  where id = p_run.validation_id
$$;

-- Ends ideas whose start never reached the server.
create function private.end_unstarted_validations() returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set status = 'error',
      "statusDetail" = 'The analysis did not start. Nothing was charged. Press Retry to start it.'
  where id in (
    select id from public.idea_validations
    where status = 'pending' and updated_at < clock_timestamp() - interval '15 minutes'
    for no key update skip locked
  )
$$;
