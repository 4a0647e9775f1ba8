-- When each step was last begun, and what its founder was told when it failed: for the figures of administrators.
alter table private.validation_steps add column started_at timestamptz;
alter table private.roadmap_steps add column started_at timestamptz;

create function private.note_start() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.started_at := clock_timestamp();
  return new;
end $$;

create trigger note_start before update of lease on private.validation_steps
  for each row when (new.lease is not null and new.lease is distinct from old.lease)
  execute function private.note_start();
create trigger note_start before update of lease on private.roadmap_steps
  for each row when (new.lease is not null and new.lease is distinct from old.lease)
  execute function private.note_start();

-- Retries are free, so the list of failures has an end.
drop function private.add_failure(private.validation_steps, text);
create function private.add_failure(p_step private.validation_steps, p_detail text, p_reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select case when jsonb_array_length(p_step.failures) >= 50 then p_step.failures - 0 else p_step.failures end
    || jsonb_build_array(private.entry_of(
      p_step.attempt, jsonb_build_object('reason', p_reason, 'detail', left(coalesce(p_detail, ''), 2000))))
$$;

-- As in the migration of step_work, with the reason.
create or replace function private.fail_step(
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
      failures = private.add_failure(failed, p_detail, p_reason), usage = private.add_usage(failed, p_usage)
  where lease = p_lease;
  if again then
    perform private.touch_run(failed.validation_id, p_not_before);
    return jsonb_build_object('outcome', 'retry');
  end if;
  perform private.fail_run(failed.validation_id,
    coalesce(nullif(p_reason, ''), private.stopped_reason(failed.validation_id)));
  return jsonb_build_object('outcome', 'failed');
end $$;

-- As in the migration of roadmap_steps, with the reason.
create or replace function private.fail_roadmap_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz, p_usage jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  failed constant private.roadmap_steps := private.lock_leased_roadmap_step(p_lease);
  again constant boolean := coalesce(p_retryable, false)
    and failed.attempt < private.max_attempts()
    and coalesce(p_not_before < clock_timestamp() + interval '10 minutes', true);
begin
  if failed.step is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update private.roadmap_steps
  set lease = null, leased_until = null, not_before = p_not_before,
      failures = private.add_entry(failed.failures, 50, failed.attempt,
        jsonb_build_object('reason', p_reason, 'detail', left(coalesce(p_detail, ''), 2000))),
      usage = private.add_entry(failed.usage, 200, failed.attempt, p_usage)
  where lease = p_lease;
  if again then
    perform private.touch_roadmap(failed.roadmap_id, p_not_before);
    return jsonb_build_object('outcome', 'retry');
  end if;
  perform private.fail_roadmap(failed.roadmap_id,
    coalesce(nullif(p_reason, ''), private.roadmap_stopped_reason()));
  return jsonb_build_object('outcome', 'failed');
end $$;

revoke all on function
  private.note_start(), private.add_failure(private.validation_steps, text, text)
  from public;
