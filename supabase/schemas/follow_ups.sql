-- What follows a completed report that a model wrote, while it is already read (docs/runs-and-quota.md#follow-up): its
-- quotations are judged, and where that leaves gaps or refutes statements, a second round searches and rewrites. A run of
-- its own that costs its founder nothing.

-- Opens the follow-up of a report that has just been completed or rewritten. p_plan: how a model writes it (report_steps),
-- with `followUp`: 'on', 'judge' for no second round, or 'off'. The caller holds the lock of the validation.
create function private.open_follow_up(p_validation uuid, p_plan jsonb, p_second_round boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rounds constant boolean := p_second_round and p_plan ->> 'followUp' = 'on';
  run private.runs;
begin
  if coalesce(p_plan ->> 'followUp', 'off') not in ('on', 'judge') then
    return;
  end if;
  run := private.open_run('follow_up', p_validation, null, '', 'owner', p_plan,
    '[{"step": "judge", "position": 1, "needs": []}]'::jsonb || case
      when rounds then '[{"step": "gaps", "position": 2, "needs": ["judge"]},
        {"step": "evidence", "position": 60, "needs": ["judge", "gaps"]}]'::jsonb
      else '[]'
    end, false);
  -- Whoever completed the report wakes it with the next sweep.
  update private.runs set handed_over_until = null where id = run.id;
  update public.idea_validations set follow_up = '{"state": "running", "stage": "judge"}' where id = p_validation;
end $$;

-- Ends a follow-up because its founder has sections rewritten: what it would write is about to be outdated.
create function private.stop_follow_up(p_validation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
begin
  select * into run from private.runs where validation_id = p_validation and kind = 'follow_up' and state = 'running';
  if found then
    perform private.close_run(run, 'failed');
  end if;
  update public.idea_validations set follow_up = null where id = p_validation and follow_up is not null;
end $$;

-- What tells whether the sections of a report are still those that a second round began with.
create function private.digest_of_sections(p_validation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(private.columns_of(p_validation, 'concept', 'audience', 'market')::text)
$$;

-- The steps of a second round: a search for each question, then all sections with what was found. Without a question, the
-- market alone is corrected. With `oneAtATime`, no two of them ask the model together.
create function private.second_round_steps(p_questions integer, p_plan jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with searches as (select 'again-' || n as step, 10 + n as position from generate_series(1, p_questions) n),
  found as (select '{judge,gaps}'::text[] || array(select step from searches order by position) as steps),
  parts as (
    select 'part-' || part as step, 42 + place as position
    from unnest('{market,competitors,risks}'::text[]) with ordinality t (part, place)
  ),
  -- What is written before the market.
  first as (select case when p_questions > 0 then '{concept}'::text[] else '{}' end as steps),
  steps as (
    select step, position::bigint, '{gaps}'::text[] as needs, true as optional from searches
    union all select 'concept', 40, found.steps, false from found where p_questions > 0
    union all select 'audience', 41, found.steps || first.steps, false from found, first where p_questions > 0
    union all select p.step, p.position, found.steps || first.steps, false from parts p, found, first
    union all select 'market', 50, found.steps || first.steps || array(select step from parts), false from found, first
    union all select 'evidence', 60, '{judge,gaps,market}'::text[] || case
      when p_questions > 0 then '{concept,audience}'::text[] else '{}' end, false
  ),
  ordered as (
    select *, lag(step) over (order by position) as previous from steps
  )
  select jsonb_agg(jsonb_build_object(
    'step', step, 'position', position, 'optional', optional,
    'needs', case
      when (p_plan -> 'oneAtATime')::boolean and previous <> all (needs) then needs || previous
      else needs
    end) order by position)
  from ordered
$$;

-- Adds the steps of a second round to its run, once it is known what is to be asked: { questions, rewrite }.
create function private.plan_second_round(p_run private.runs, p_gaps jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 4;
  asked constant integer := least(most, coalesce(jsonb_array_length(
    case when jsonb_typeof(p_gaps -> 'questions') = 'array' then p_gaps -> 'questions' end), 0));
begin
  if (p_gaps -> 'rewrite')::boolean is not true then
    return;
  end if;
  insert into private.run_steps as s (run_id, step, position, needs, optional)
  select p_run.id, p.step, p.position, p.needs, p.optional
  from jsonb_to_recordset(private.second_round_steps(asked, p_run.input)) p
    (step text, position smallint, needs text[], optional boolean)
  on conflict (run_id, step) do update set needs = excluded.needs;
  update private.runs
  set input = input || jsonb_build_object('seen', private.digest_of_sections(p_run.validation_id))
  where id = p_run.id;
  update public.idea_validations
  set follow_up = jsonb_build_object('state', 'running', 'stage', 'second-round', 'searches', asked)
  where id = p_run.validation_id;
end $$;

-- Takes up a follow-up that failed, for the owner of its report: what it has found out is kept. Returns { outcome, run }.
create function private.begin_follow_up(p_user uuid, p_validation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, false);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'follow_up';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif run.id is null or validation.follow_up is null then
    return '{"outcome": "not_completed"}';
  elsif validation.rerun ->> 'state' = 'running' then
    return '{"outcome": "busy"}';
  elsif validation.follow_up ->> 'state' <> 'failed' then
    return '{"outcome": "running"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  run := private.open_run('follow_up', p_validation, null, '', 'owner', run.input, (
    select jsonb_agg(jsonb_build_object('step', step, 'position', position, 'needs', needs, 'optional', optional))
    from private.run_steps where run_id = run.id), true);
  update public.idea_validations
  set follow_up = follow_up - 'reason' || '{"state": "running"}' where id = p_validation;
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_follow_up to service_role;

create function public.begin_follow_up(p_user uuid, p_validation uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_follow_up(p_user, p_validation)
$$;
grant execute on function public.begin_follow_up to service_role;

-- As for a re-run of all sections, with what the searches of the report have found, and which of them failed.
create function private.follow_up_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (select private.validation_input(p_run, p_step) as input)
  select known.input || jsonb_build_object(
    -- What is about to be replaced can be switched back to.
    'earlier', known.input -> 'earlier' || private.columns_of(
      p_run.validation_id, variadic array_remove('{concept,audience,market}', p_step.step)),
    'sections', private.columns_of(p_run.validation_id, 'concept', 'audience', 'market')
      || private.written_columns(p_run.id),
    'materials', private.newest_results(p_run.validation_id) || private.results_for_step(p_step))
  from known
$$;

-- The sections of a second round replace the old ones together, and only where nobody has changed them meanwhile.
create function private.follow_up_finished(p_run private.runs, p_step private.run_steps, p_completed boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v public.idea_validations;
  written record;
  rounds boolean;
begin
  if p_step.step = 'gaps' then
    perform private.plan_second_round(p_run, p_step.result -> 'material');
  end if;
  if not p_completed then
    return;
  end if;
  select * into v from public.idea_validations where id = p_run.validation_id;
  rounds := exists (select from private.run_steps where run_id = p_run.id and step = 'market');
  if not rounds then
    update public.idea_validations set follow_up = null where id = v.id;
  elsif v.rerun ->> 'state' = 'running' or private.digest_of_sections(v.id) <> p_run.input ->> 'seen' then
    update public.idea_validations set follow_up = '{"state": "dropped"}' where id = v.id;
  else
    perform private.refuse_columns(
      coalesce(p_step.result -> 'columns', '{}'), '{real_citations,scorecard,engine}', 'The evidence of a second round');
    for written in
      select step as section, result, finished_at from private.run_steps
      where run_id = p_run.id and step in ('concept', 'audience', 'market') order by position
    loop
      perform private.refuse_columns(coalesce(written.result -> 'columns', '{}'),
        private.section_columns(written.section) || 'engine'::text, 'A second round');
      perform private.save_section_version(v.id, written.section);
      perform private.write_section(v.id, written.section,
        coalesce(written.result -> 'columns', '{}'), written.finished_at);
    end loop;
    perform private.write_section(v.id, 'evidence', coalesce(p_step.result -> 'columns', '{}'));
    update public.idea_validations
    set follow_up = jsonb_build_object('state', 'done', 'searches', v.follow_up -> 'searches') where id = v.id;
  end if;
end $$;

-- The report stays as it was.
create function private.follow_up_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set follow_up = jsonb_build_object('state', 'failed', 'stage', coalesce(follow_up -> 'stage', '"judge"'),
    'searches', follow_up -> 'searches', 'reason', left(coalesce(p_reason, 'The work on it stopped unexpectedly. Your report is unchanged.'), 500))
  where id = p_run.validation_id
$$;
