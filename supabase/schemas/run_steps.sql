-- What a worker does with a step of a run: claims it, renews its lease, saves a checkpoint, finishes it or reports its
-- failure.

-- A list with another entry at its end, of which the newest p_most are kept; unchanged if there is nothing to add.
create function private.append_capped(p_list jsonb, p_most integer, p_attempt integer, p_content jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select case
    when jsonb_typeof(p_content) is distinct from 'object' then p_list
    else case when jsonb_array_length(p_list) >= p_most then p_list - 0 else p_list end
      || jsonb_build_array(p_content || jsonb_build_object('attempt', p_attempt, 'at', clock_timestamp()))
  end
$$;

-- Records what an attempt came to, for the figures. p_failure: what the founder was told; null if it finished its step.
create function private.log_attempt(p_kind text, p_step private.run_steps, p_failure text, p_usage jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into private.attempt_log
    (kind, step, position, seconds, failure, provider, model, searches, input, output, dollars)
  values (
    p_kind, p_step.step, p_step.position, date_part('epoch', clock_timestamp() - p_step.started_at),
    split_part(p_failure, '. ', 1), p_usage ->> 'provider', p_usage ->> 'model',
    private.usage_count(p_usage, 'searches'), private.usage_count(p_usage, 'inputTokens'),
    private.usage_count(p_usage, 'outputTokens'),
    case when jsonb_typeof(p_usage -> 'costDollars') = 'number' then (p_usage ->> 'costDollars')::numeric end)
$$;

create function private.clamp_lease_seconds(p_seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_seconds, 60), 1), 600)
$$;

-- Records a finished step, lets its kind write it into the subject, and completes the run with the last step. The caller
-- holds the lock of the subject. Returns { claimable, completed }.
create function private.complete_step(p_step private.run_steps, p_result jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
  finished private.run_steps;
  completed boolean;
begin
  select * into run from private.runs where id = p_step.run_id;
  update private.run_steps
  set finished_at = clock_timestamp(), result = p_result, checkpoint = null, lease = null, leased_until = null,
      not_before = null, usage = private.append_capped(usage, 200, attempt, p_usage)
  where run_id = p_step.run_id and step = p_step.step
  returning * into finished;
  completed := not exists (select from private.run_steps where run_id = run.id and finished_at is null);
  execute format('select private.%I($1, $2, $3)', run.kind || '_finished') using run, finished, completed;
  if completed then
    perform private.close_run(run, 'completed');
  else
    perform private.touch_run(run.id);
  end if;
  return jsonb_build_object(
    'claimable', (select count(*) from private.claimable_steps(run.id)), 'completed', completed);
end $$;

-- Claims the next step of a run; null if there is none to claim or the fence is not that of the run. Otherwise
-- { kind, step, lease, attempt, checkpoint, materials, more } and the input of the kind.
create function private.claim_step(p_run uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run constant private.runs := private.lock_run(p_run);
  seconds constant integer := private.clamp_lease_seconds(p_lease_seconds);
  claimed private.run_steps;
  input jsonb;
begin
  if (run.fence = p_fence) is not true then
    return null;
  end if;
  loop
    select * into claimed from private.claimable_steps(p_run) limit 1;
    if not found then
      return null;
    end if;
    exit when claimed.attempt < private.max_attempts();
    if not claimed.optional then
      perform private.fail_run(run, null);
      return null;
    end if;
    -- Its workers died without a word.
    perform private.complete_step(claimed, '{"missing": "The work on it stopped unexpectedly."}', null);
  end loop;
  update private.run_steps
  set attempt = attempt + 1, not_before = null, lease = gen_random_uuid(), started_at = clock_timestamp(),
      leased_until = clock_timestamp() + make_interval(secs => seconds)
  where run_id = p_run and step = claimed.step
  returning * into claimed;
  update private.runs
  set lease_seconds = seconds, touched_at = clock_timestamp(), handed_over_until = null
  where id = p_run;
  execute format('select private.%I($1, $2)', run.kind || '_input') into input using run, claimed;
  return jsonb_build_object(
    'kind', run.kind,
    'step', claimed.step,
    'lease', claimed.lease,
    'attempt', claimed.attempt,
    'checkpoint', claimed.checkpoint,
    'materials', private.results_for_step(claimed),
    'more', (select count(*) from private.claimable_steps(p_run))
  ) || input;
end $$;
grant execute on function private.claim_step to service_role;

create function public.claim_step(p_run uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.claim_step(p_run, p_fence, p_lease_seconds)
$$;
grant execute on function public.claim_step to service_role;

-- The step that a live lease is for, with its subject and itself locked; null if the lease has expired or was taken over,
-- or if its run has ended.
create function private.lock_leased_step(p_lease uuid) returns private.run_steps
language plpgsql security definer set search_path = '' as $$
declare
  leased private.run_steps;
begin
  select * into leased from private.run_steps where lease = p_lease;
  perform private.lock_run(leased.run_id);
  select * into leased from private.run_steps where lease = p_lease and leased_until > clock_timestamp() for update;
  return leased;
end $$;

-- False if the lease is no longer live.
create function private.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.run_steps
  set leased_until = clock_timestamp() + make_interval(secs => private.clamp_lease_seconds(p_lease_seconds))
  where lease = p_lease and leased_until > clock_timestamp();
  return found;
end $$;
grant execute on function private.renew_lease to service_role;

create function public.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language sql security invoker set search_path = '' as $$
  select private.renew_lease(p_lease, p_lease_seconds)
$$;
grant execute on function public.renew_lease to service_role;

-- Keeps what an attempt has found out for the next one; false if the lease is no longer live.
create function private.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_leased_step(p_lease)).step is null then
    return false;
  end if;
  update private.run_steps set checkpoint = nullif(p_value, 'null') where lease = p_lease;
  return true;
end $$;
grant execute on function private.save_checkpoint to service_role;

create function public.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_checkpoint(p_lease, p_value)
$$;
grant execute on function public.save_checkpoint to service_role;

-- Stores the result of a step, lets its kind write it into the subject, and completes the run with the last step. Null if
-- the lease is no longer live; otherwise { claimable, completed }.
create function private.finish_step(p_lease uuid, p_result jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  finished constant private.run_steps := private.lock_leased_step(p_lease);
begin
  if finished.step is null then
    return null;
  end if;
  perform private.log_attempt((select kind from private.runs where id = finished.run_id), finished, null, p_usage);
  return private.complete_step(finished, p_result, p_usage);
end $$;
grant execute on function private.finish_step to service_role;

create function public.finish_step(p_lease uuid, p_result jsonb, p_usage jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.finish_step(p_lease, p_result, p_usage)
$$;
grant execute on function public.finish_step to service_role;

-- A step that may be tried again waits until p_not_before. A wait of more than ten minutes would outlast the patience of
-- the sweep, so the run fails at once and shows its reason. A run goes on without an optional step, whose result is then
-- { missing: reason }. Returns { outcome: retry | failed | skipped | stale }.
create function private.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz, p_usage jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  failed constant private.run_steps := private.lock_leased_step(p_lease);
  again constant boolean := coalesce(p_retryable, false)
    and failed.attempt < private.max_attempts()
    and coalesce(p_not_before < clock_timestamp() + interval '10 minutes', true);
  run private.runs;
begin
  if failed.step is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  select * into run from private.runs where id = failed.run_id;
  perform private.log_attempt(run.kind, failed, coalesce(nullif(p_reason, ''), 'Not told'), p_usage);
  update private.run_steps
  set lease = null, leased_until = null, not_before = p_not_before,
      failures = private.append_capped(failures, 50, attempt,
        jsonb_build_object('reason', p_reason, 'detail', left(coalesce(p_detail, ''), 2000))),
      usage = private.append_capped(usage, 200, attempt, p_usage)
  where lease = p_lease;
  if again then
    perform private.touch_run(run.id, p_not_before);
    return '{"outcome": "retry"}';
  elsif failed.optional then
    perform private.complete_step(failed, jsonb_build_object('missing', p_reason), null);
    return '{"outcome": "skipped"}';
  end if;
  perform private.fail_run(run, p_reason);
  return '{"outcome": "failed"}';
end $$;
grant execute on function private.fail_step to service_role;

-- Lets go of a step that another worker is to continue from its checkpoint, such as one that waits for an answer that is
-- being made. That is no attempt. False if the lease is no longer live.
create function private.pause_step(p_lease uuid, p_not_before timestamptz, p_usage jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  paused constant private.run_steps := private.lock_leased_step(p_lease);
begin
  if paused.step is null then
    return false;
  end if;
  update private.run_steps
  set attempt = attempt - 1, lease = null, leased_until = null, not_before = p_not_before,
      usage = private.append_capped(usage, 200, attempt, p_usage)
  where lease = p_lease;
  perform private.touch_run(paused.run_id);
  return true;
end $$;
grant execute on function private.pause_step to service_role;

create function public.pause_step(p_lease uuid, p_not_before timestamptz, p_usage jsonb default null) returns boolean
language sql security invoker set search_path = '' as $$
  select private.pause_step(p_lease, p_not_before, p_usage)
$$;
grant execute on function public.pause_step to service_role;

create function public.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz default null,
  p_usage jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.fail_step(p_lease, p_reason, p_detail, p_retryable, p_not_before, p_usage)
$$;
grant execute on function public.fail_step to service_role;
