-- How a rerun begins and ends. Like a run it has a fence, leases and attempts; unlike one it leaves status,
-- statusDetail and completed_at alone.

-- Takes the right to go on from every worker and gives it to one. A person who starts a run gets a fresh set of
-- attempts, except that taking over a dead one goes on counting while any are left.
create function private.open_run(p_validation uuid, p_takeover boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_fence constant uuid := gen_random_uuid();
begin
  perform private.close_run(p_validation);
  update private.validation_steps
  set not_before = null,
      attempt = case when p_takeover and attempt < private.max_attempts() then attempt else 0 end
  where validation_id = p_validation and finished_at is null;
  update private.validation_runs set fence = new_fence where validation_id = p_validation;
  perform private.touch_run(p_validation);
  return new_fence;
end $$;

-- Finished steps stay finished.
create or replace function private.start_run(p_validation uuid, p_takeover boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_fence uuid;
begin
  insert into private.validation_runs (validation_id) values (p_validation) on conflict do nothing;
  insert into private.validation_steps (validation_id, step, position, needs) values
    (p_validation, 'concept', 1, '{}'),
    (p_validation, 'audience', 2, '{concept}'),
    (p_validation, 'market', 3, '{concept}'),
    (p_validation, 'evidence', 4, '{concept,audience,market}')
  on conflict do nothing;
  new_fence := private.open_run(p_validation, p_takeover);
  update public.idea_validations
  set status = 'analyzing', "statusDetail" = private.progress_of(p_validation)
  where id = p_validation;
  return new_fence;
end $$;

-- Every step of the report can be gone back to.
create function private.is_written(p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) = 4 from private.validation_steps where validation_id = p_validation and finished_at is not null
$$;

create function private.start_rerun(p_validation uuid, p_section text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.section_reruns (validation_id, section, section_finished_at, evidence_finished_at)
  select p_validation, p_section,
    max(finished_at) filter (where step = p_section), max(finished_at) filter (where step = 'evidence')
  from private.validation_steps where validation_id = p_validation;
  update private.validation_steps set finished_at = null, checkpoint = null
  where validation_id = p_validation and step in (p_section, 'evidence');
  update public.idea_validations
  set rerun = jsonb_build_object('section', p_section, 'state', 'running', 'reason', null)
  where id = p_validation;
  return private.open_run(p_validation, false);
end $$;

-- Leaves the report as it was. What the rerun has written so far is gone.
create function private.fail_rerun(p_validation uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended private.section_reruns;
begin
  update public.idea_validations
  set rerun = rerun || jsonb_build_object('state', 'failed', 'reason', left(p_reason, 500))
  where id = p_validation;
  perform private.close_run(p_validation);
  delete from private.section_reruns where validation_id = p_validation returning * into ended;
  update private.validation_steps
  set finished_at = case when step = 'evidence' then ended.evidence_finished_at else ended.section_finished_at end,
      not_before = null
  where validation_id = p_validation and step in (ended.section, 'evidence');
  perform private.end_charge(p_validation, 'released');
end $$;

create or replace function private.fail_run(p_validation uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.section_reruns where validation_id = p_validation) then
    perform private.fail_rerun(p_validation, p_reason);
    return;
  end if;
  update public.idea_validations set status = 'error', "statusDetail" = p_reason
  where id = p_validation;
  perform private.close_run(p_validation);
  perform private.end_charge(p_validation, 'released');
end $$;

-- Why a run ended of which nobody said anything.
create function private.stopped_reason(p_validation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from private.section_reruns where validation_id = p_validation)
      then 'The section could not be written: the work on it stopped unexpectedly. Your report is as it was, and '
        || 'nothing was charged.'
    else private.stopped_reason()
  end
$$;

-- Begins to write a section anew, or takes a dead rerun of it over. One section at a time: 'busy' while another is
-- being written. Free within a day of the report's completion.
create function private.begin_rerun(p_user uuid, p_validation uuid, p_section text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  outcome text := 'started';
  fence uuid;
begin
  if private.columns_of(p_section) is null then
    raise exception 'There is no section %', coalesce(p_section, 'without a name') using errcode = '22023';
  end if;
  if not private.lock_account(p_user) then
    return jsonb_build_object('outcome', 'not_found', 'fence', null);
  end if;
  select * into validation from private.lock_validation(p_validation);
  if validation.owner is distinct from p_user then
    outcome := 'not_found';
  elsif validation.status <> 'completed' then
    outcome := 'not_completed';
  elsif validation.rerun is not null and private.is_run_alive(p_validation) then
    outcome := case when validation.rerun = p_section then 'running' else 'busy' end;
  elsif validation.rerun = p_section then
    fence := private.open_run(p_validation, true);
  else
    if validation.rerun is not null then
      perform private.fail_rerun(p_validation, private.stopped_reason(p_validation));
    end if;
    if not private.is_written(p_validation) then
      outcome := 'not_completed';
    elsif validation.completed_at >= clock_timestamp() - interval '24 hours'
      or private.hold_charge(p_user, p_validation, 'rerun')
    then
      fence := private.start_rerun(p_validation, p_section);
    else
      outcome := 'quota_exceeded';
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'fence', fence);
end $$;

create function public.begin_rerun(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_rerun(p_user, p_validation, p_section)
$$;

revoke all on function
  private.open_run(uuid, boolean), private.is_written(uuid), private.start_rerun(uuid, text),
  private.fail_rerun(uuid, text), private.stopped_reason(uuid), private.begin_rerun(uuid, uuid, text)
  from public;
revoke all on function public.begin_rerun(uuid, uuid, text) from public, anon, authenticated;
grant execute on function private.begin_rerun(uuid, uuid, text), public.begin_rerun(uuid, uuid, text)
  to service_role;
