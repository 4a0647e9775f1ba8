-- What keeps free reruns from costing without end: five of a validation are free, and what a failed one has found
-- out is not paid for again.
alter table private.validation_runs
  -- Reruns that were begun without a charge, whatever became of them.
  add column free_reruns integer not null default 0;

create function private.max_free_reruns() returns integer
language sql immutable set search_path = '' as 'select 5';

-- Counts one more; false when there are none left. The caller holds the lock of the validation.
create function private.take_free_rerun(p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.validation_runs set free_reruns = free_reruns + 1
  where validation_id = p_validation and free_reruns < private.max_free_reruns();
  return found;
end $$;

-- As in the migration of rerun_runs, except that a section whose last rerun failed goes on with what that found
-- out, unless the report has changed since or another section was begun.
create or replace function private.start_rerun(p_validation uuid, p_section text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  goes_on constant boolean := exists (
    select from public.idea_validations where id = p_validation and rerun ->> 'section' = p_section);
begin
  insert into private.section_reruns (validation_id, section, section_finished_at, evidence_finished_at)
  select p_validation, p_section,
    max(finished_at) filter (where step = p_section), max(finished_at) filter (where step = 'evidence')
  from private.validation_steps where validation_id = p_validation;
  update private.validation_steps
  set finished_at = null, checkpoint = case when goes_on and step = p_section then checkpoint end
  where validation_id = p_validation and step in (p_section, 'evidence');
  update public.idea_validations
  set rerun = jsonb_build_object('section', p_section, 'state', 'running', 'reason', null)
  where id = p_validation;
  return private.open_run(p_validation, false);
end $$;

-- Begins to write a section anew, or takes a dead rerun of it over. One section at a time: 'busy' while another is
-- being written. Within a day of the report's completion it is free, and 'too_many' once all free ones were begun.
create or replace function private.begin_rerun(p_user uuid, p_validation uuid, p_section text) returns jsonb
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
    outcome := private.pay_for_rerun(p_user, p_validation, validation.completed_at);
    if outcome = 'started' then
      fence := private.start_rerun(p_validation, p_section);
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'fence', fence);
end $$;

-- 'started' when a new rerun may start: one more of the free ones is taken, or a charge is held for it.
create function private.pay_for_rerun(p_user uuid, p_validation uuid, p_completed_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_written(p_validation) then
    return 'not_completed';
  end if;
  if p_completed_at >= clock_timestamp() - interval '24 hours' then
    return case when private.take_free_rerun(p_validation) then 'started' else 'too_many' end;
  end if;
  return case when private.hold_charge(p_user, p_validation, 'rerun') then 'started' else 'quota_exceeded' end;
end $$;

-- Free reruns and retries come on top of each other, so the list of what they used has an end: the newest 200.
create or replace function private.add_usage(p_step private.validation_steps, p_usage jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select case
    when jsonb_typeof(p_usage) is distinct from 'object' then p_step.usage
    else case when jsonb_array_length(p_step.usage) >= 200 then p_step.usage - 0 else p_step.usage end
      || jsonb_build_array(private.entry_of(p_step.attempt, p_usage))
  end
$$;

revoke all on function
  private.max_free_reruns(), private.take_free_rerun(uuid), private.pay_for_rerun(uuid, uuid, timestamptz)
  from public;
