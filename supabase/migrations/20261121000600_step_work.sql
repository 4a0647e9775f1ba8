-- What a worker does with a step, of a run or of a rerun: claims it, saves what it found out, finishes it or
-- reports its failure.

create or replace function private.claim_step(p_validation uuid, p_fence uuid, p_lease_seconds integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  seconds constant integer := private.lease_length(p_lease_seconds);
  claimed private.validation_steps;
begin
  select * into validation from private.lock_validation(p_validation);
  if (validation.status = 'analyzing' or validation.rerun is not null) is not true or not exists (
    select from private.validation_runs where validation_id = p_validation and fence = p_fence
  ) then
    return null;
  end if;
  select * into claimed from private.claimable_steps(p_validation) limit 1;
  if not found then
    return null;
  end if;
  if claimed.attempt >= private.max_attempts() then
    perform private.fail_run(p_validation, private.stopped_reason(p_validation));
    return null;
  end if;
  update private.validation_steps
  set attempt = attempt + 1, not_before = null, lease = gen_random_uuid(),
      leased_until = clock_timestamp() + make_interval(secs => seconds)
  where validation_id = p_validation and step = claimed.step
  returning * into claimed;
  update private.validation_runs
  set lease_seconds = seconds, touched_at = clock_timestamp(), handed_over_until = null
  where validation_id = p_validation;
  return private.describe_claim(claimed);
end $$;

-- In a rerun, what it has written takes the place of the section in the report.
drop function private.describe_claim(private.validation_steps, text);
create function private.describe_claim(p_step private.validation_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'step', p_step.step,
    'lease', p_step.lease,
    'attempt', p_step.attempt,
    'idea', v."originalIdea",
    'created_at', v.created_at,
    'sections', (
      select coalesce(jsonb_object_agg(
        s.step, case when s.step = r.section then r.section_json else s.section end), '{}')
      from private.validation_steps s
      where s.validation_id = v.id and s.finished_at is not null
    ),
    -- What the other sections said before and can be switched back to: citation numbers must not mean two things.
    'earlier', (
      select coalesce(jsonb_agg(e.section_json), '[]') from private.section_versions e
      where e.validation_id = v.id and e.section <> p_step.step
    ),
    'citations', coalesce(v.real_citations, '[]'),
    'checkpoint', p_step.checkpoint,
    'rerun', r.section is not null,
    'more', (select count(*) from private.claimable_steps(v.id))
  )
  from public.idea_validations v left join private.section_reruns r on r.validation_id = v.id
  where v.id = p_step.validation_id
$$;

create or replace function private.lock_leased_step(p_lease uuid) returns private.validation_steps
language plpgsql security definer set search_path = '' as $$
declare
  found_step private.validation_steps;
  validation record;
begin
  select * into found_step from private.validation_steps where lease = p_lease;
  select * into validation from private.lock_validation(found_step.validation_id);
  if (validation.status = 'analyzing' or validation.rerun is not null) is not true then
    return null;
  end if;
  select * into found_step from private.validation_steps
  where lease = p_lease and leased_until > clock_timestamp()
  for update;
  return found_step;
end $$;

-- Keeps what an attempt has found out for the next one; false when the lease is not live any more.
create function private.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_leased_step(p_lease)).step is null then
    return false;
  end if;
  update private.validation_steps set checkpoint = nullif(p_value, 'null') where lease = p_lease;
  return true;
end $$;

create or replace function private.finish_step(p_lease uuid, p_columns jsonb, p_section jsonb, p_usage jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  finished constant private.validation_steps := private.lock_leased_step(p_lease);
  rerun constant text := (
    select section from private.section_reruns where validation_id = finished.validation_id);
  completed boolean;
begin
  if finished.step is null then
    return null;
  end if;
  update private.validation_steps
  set finished_at = clock_timestamp(), usage = private.add_usage(finished, p_usage), failure = null,
      checkpoint = null, lease = null, leased_until = null,
      section = case when step = rerun then section else p_section end
  where lease = p_lease;
  if rerun is null then
    perform private.write_result(finished.validation_id, finished.step, p_columns);
  elsif finished.step = rerun then
    perform private.keep_rerun(finished.validation_id, rerun, p_columns, p_section);
  else
    perform private.complete_rerun(finished.validation_id, p_columns);
  end if;
  completed := private.progress_of(finished.validation_id) is null;
  if completed then
    perform private.close_run(finished.validation_id);
    perform private.end_charge(finished.validation_id, 'settled');
  else
    perform private.touch_run(finished.validation_id);
  end if;
  return jsonb_build_object(
    'claimable', (select count(*) from private.claimable_steps(finished.validation_id)),
    'completed', completed
  );
end $$;

-- A step that may be tried again waits until p_not_before. A wait of more than ten minutes would outlast the
-- sweep's patience: then the run fails at once, and its reason is shown.
drop function public.fail_step(uuid, text, text, boolean, timestamptz);
drop function private.fail_step(uuid, text, text, boolean, timestamptz);
create function private.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz, p_usage jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  failed constant private.validation_steps := private.lock_leased_step(p_lease);
  again constant boolean := coalesce(p_retryable, false)
    and failed.attempt < private.max_attempts()
    and coalesce(p_not_before < clock_timestamp() + interval '10 minutes', true);
begin
  if failed.step is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update private.validation_steps
  set lease = null, leased_until = null, not_before = p_not_before, failure = left(p_detail, 2000),
      failures = private.add_failure(failed, p_detail), usage = private.add_usage(failed, p_usage)
  where lease = p_lease;
  if again then
    perform private.touch_run(failed.validation_id, p_not_before);
    return jsonb_build_object('outcome', 'retry');
  end if;
  perform private.fail_run(failed.validation_id,
    coalesce(nullif(p_reason, ''), private.stopped_reason(failed.validation_id)));
  return jsonb_build_object('outcome', 'failed');
end $$;

create function public.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_checkpoint(p_lease, p_value)
$$;
create function public.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz default null,
  p_usage jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.fail_step(p_lease, p_reason, p_detail, p_retryable, p_not_before, p_usage)
$$;

revoke all on function
  private.describe_claim(private.validation_steps), private.save_checkpoint(uuid, jsonb),
  private.fail_step(uuid, text, text, boolean, timestamptz, jsonb)
  from public;
revoke all on function
  public.save_checkpoint(uuid, jsonb), public.fail_step(uuid, text, text, boolean, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function
  private.save_checkpoint(uuid, jsonb), public.save_checkpoint(uuid, jsonb),
  private.fail_step(uuid, text, text, boolean, timestamptz, jsonb),
  public.fail_step(uuid, text, text, boolean, timestamptz, jsonb)
  to service_role;
