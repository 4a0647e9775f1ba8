-- Rewriting sections of a completed report: how a re-run begins, what it costs, and its hooks (runs.sql). The report stays
-- as it is until the new sections and their evidence can replace the old ones together; the old ones are kept to switch
-- back to. A re-run leaves status, statusDetail and completed_at alone.

-- Free re-runs that were begun, however they ended.
create table private.free_reruns (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  begun integer not null
);
alter table private.free_reruns enable row level security;

-- Uses up one free re-run; false if none of the five are left. The caller holds the lock of the validation.
create function private.use_free_rerun(p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  free constant integer := 5;
begin
  insert into private.free_reruns as f (validation_id, begun) values (p_validation, 1)
  on conflict (validation_id) do update set begun = f.begun + 1 where f.begun < free;
  return found;
end $$;

-- 'started' if a new re-run may start: it is one of the free ones within a day of the report's completion, or a charge is
-- held for it. A report without a record of all its sections cannot be rewritten. One that consists of questions and cost
-- nothing is 'too_vague': one of them has to be answered first.
create function private.pay_for_rerun(
  p_validation public.idea_validations, p_as_admin boolean, p_missing boolean
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) < 4 from private.report_sections where validation_id = p_validation.id) then
    return 'not_completed';
  elsif private.was_released(p_validation.id) then
    return 'too_vague';
  end if;
  if not p_as_admin and (p_missing or p_validation.completed_at >= clock_timestamp() - interval '24 hours') then
    return case when private.use_free_rerun(p_validation.id) then 'started' else 'too_many' end;
  end if;
  return case
    when private.hold_charge(p_validation."userId", p_validation.id, 'rerun', p_as_admin) then 'started'
    else 'quota_exceeded'
  end;
end $$;

-- The sections of a re-run in the order of the report, from its part.
create function private.sections_of_part(p_part text) returns text[]
language sql immutable set search_path = '' as $$ select string_to_array(p_part, '+') $$;

-- The part of a re-run that rewrites these sections: 'market', 'concept+market'. Null unless all of them are sections and
-- there is one.
create function private.rerun_part(p_sections text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(section, '+') filter (where section = any (p_sections))
  from unnest('{concept,audience,market}'::text[]) section
  having p_sections <@ array_agg(section)
$$;

-- What the newest completed run of a validation has left for each step of the market, by step: { material } or { missing }.
-- A second round's searches count until all topics were searched anew.
create function private.newest_results(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (
    select distinct on (s.step) s.step, s.result, s.finished_at
    from private.run_steps s join private.runs r on r.id = s.run_id
    where r.validation_id = p_validation and r.state = 'completed' and s.result ?| '{material,missing}'
    order by s.step, s.finished_at desc
  )
  select coalesce(jsonb_object_agg(step, result), '{}')
  from known
  where step not in ('judge', 'gaps') and (
    step not like 'again-%' or finished_at >= (select min(finished_at) from known where step like 'search-%'))
$$;

-- What of that a run can take over. An older result never stands in for one that is missing: it belongs to other sources.
create function private.reusable_results(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(step, result), '{}')
  from jsonb_each(private.newest_results(p_validation)) t (step, result) where result ? 'material'
$$;

-- Lets a run that rewrites the market begin with that, so that only what was missing is asked for again. Parts are taken
-- over only with all searches: they cite sources by numbers that another search changes.
create function private.reuse_results(p_run private.runs, p_known jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.run_steps
  set result = p_known -> step, finished_at = now()
  where run_id = p_run.id and (step like 'search-%' or step like 'again-%') and p_known ? step;
  if not exists (
    select from private.run_steps where run_id = p_run.id and step like 'search-%' and finished_at is null)
  then
    update private.run_steps
    set result = p_known -> step, finished_at = clock_timestamp()
    where run_id = p_run.id and step like 'part-%' and p_known ? step;
  end if;
end $$;

-- Begins to rewrite sections together, or takes over a dead re-run of the same ones. One re-run at a time: 'busy' while
-- other sections are being rewritten. Free within a day of the report's completion, and 'too_many' once all free re-runs
-- were begun, each of which counts once for all of its sections; free for an administrator on the report of another user.
-- p_plan: how a model writes them (report_steps). With p_missing, only what is missing in the market is asked for again,
-- as one of the free re-runs, at any time. Returns { outcome, run }: run_key if it has started.
create function private.begin_rerun(
  p_user uuid, p_validation uuid, p_sections text[], p_plan jsonb default null, p_missing boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  as_admin constant boolean := private.acts_as_admin(p_user, p_validation);
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, as_admin);
  part constant text := private.rerun_part(p_sections);
  sections constant jsonb := to_jsonb(private.sections_of_part(part));
  known constant jsonb := case when p_missing then private.reusable_results(p_validation) end;
  run private.runs;
  outcome text;
begin
  if part is null then
    raise exception 'There is no section %', coalesce(nullif(array_to_string(p_sections, ', ', '?'), ''), 'without a name')
      using errcode = '22023';
  end if;
  select * into run from private.runs where validation_id = validation.id and kind = 'rerun' and state = 'running';
  if validation.id is null then
    outcome := 'not_found';
  elsif validation.status <> 'completed' then
    outcome := 'not_completed';
  elsif private.is_run_alive(run.id) then
    outcome := case when run.part = part then 'running' else 'busy' end;
  elsif run.part = part then
    outcome := 'started';
  else
    if run.id is not null then
      perform private.fail_run(run, null);
    end if;
    outcome := private.pay_for_rerun(validation, as_admin, p_missing);
  end if;
  if outcome <> 'started' then
    return jsonb_build_object('outcome', outcome);
  end if;
  perform private.enforce_limit(p_user, 'start');
  perform private.stop_follow_up(p_validation);
  run := private.open_run('rerun', p_validation, null, part, case when as_admin then 'admin' else 'owner' end, p_plan, (
      select jsonb_agg(s - 'progress') from jsonb_array_elements(private.report_steps(p_plan || jsonb_build_object(
        'again', (select coalesce(jsonb_agg(step order by step), '[]') from jsonb_object_keys(known) step
          where step like 'again-%')))) s
      where sections || '"evidence"' ? (s ->> 'step')
        or sections ? 'market' and not private.is_section(s ->> 'step')),
    -- What a failed one has found out is kept unless the report has changed since or other sections were begun.
    validation.rerun -> 'sections' = sections);
  if p_missing then
    perform private.reuse_results(run, known);
  end if;
  update public.idea_validations
  set rerun = jsonb_build_object('sections', sections, 'state', 'running', 'reason', null)
  where id = p_validation;
  perform private.log_admin_run(p_user, p_validation, 'idea_validations', p_validation::text,
    jsonb_build_object('run', part));
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_rerun to service_role;

create function public.begin_rerun(
  p_user uuid, p_validation uuid, p_sections text[], p_plan jsonb default null, p_missing boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_rerun(p_user, p_validation, p_sections, p_plan, p_missing)
$$;
grant execute on function public.begin_rerun to service_role;

-- As for a validation, with the other sections of the report. What the re-run has written replaces the old sections, and
-- what it has read fills the brief.
create function private.rerun_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (select private.validation_input(p_run, p_step) as input)
  select known.input || jsonb_build_object(
    'brief', (
      select private.merge_reading(p_run, result #> '{columns,brief}') -> 'brief' from private.run_steps
      where run_id = p_run.id and step = 'concept' and result #> '{columns,brief}' is not null
      union all select known.input -> 'brief' limit 1),
    -- The other sections that are rewritten with this one are about to be earlier versions.
    'earlier', known.input -> 'earlier' || private.columns_of(
      p_run.validation_id, variadic array_remove(private.sections_of_part(p_run.part), p_step.step)),
    'sections', private.columns_of(p_run.validation_id, 'concept', 'audience', 'market')
      - private.section_columns(variadic private.sections_of_part(p_run.part)) || private.written_columns(p_run.id))
  from known
$$;

-- The sections wait for their evidence.
create function private.rerun_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns constant jsonb := coalesce(p_step.result -> 'columns', '{}');
  before constant integer := (select brief_version from public.idea_validations where id = p_run.validation_id);
  written record;
begin
  if not private.is_section(p_step.step) then
    return;
  elsif p_step.step <> 'evidence' then
    perform private.refuse_columns(
      columns, private.section_columns(p_step.step) || '{engine,brief}'::text[], 'This rerun');
    return;
  end if;
  perform private.refuse_columns(columns, '{real_citations,scorecard,engine}', 'The evidence of a rerun');
  for written in
    select step as section, result, finished_at from private.run_steps
    where run_id = p_run.id and step <> 'evidence' and private.is_section(step) order by position
  loop
    perform private.save_section_version(p_run.validation_id, written.section);
    perform private.write_section(p_run.validation_id, written.section,
      private.store_reading(p_run, coalesce(written.result -> 'columns', '{}'), before), written.finished_at);
  end loop;
  perform private.write_section(p_run.validation_id, 'evidence', columns);
  if p_completed then
    perform private.open_follow_up(p_run.validation_id, p_run.input, false);
  end if;
end $$;

-- The report stays as it was.
create function private.rerun_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set rerun = rerun || jsonb_build_object('state', 'failed', 'reason', left(coalesce(p_reason,
    'The section could not be written: the work on it stopped unexpectedly. Your report is as it was, and nothing was '
      || 'charged.'), 500))
  where id = p_run.validation_id
$$;
