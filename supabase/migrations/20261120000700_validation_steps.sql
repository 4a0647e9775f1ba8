-- What a worker does with a step: claim it, renew its lease, finish it or report its failure.

create function private.lease_length(p_seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_seconds, 60), 1), 600)
$$;

create function private.claim_step(p_validation uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  seconds constant integer := private.lease_length(p_lease_seconds);
  claimed private.validation_steps;
begin
  select * into validation from private.lock_validation(p_validation);
  if validation.status is distinct from 'analyzing' or not exists (
    select from private.validation_runs where validation_id = p_validation and fence = p_fence
  ) then
    return null;
  end if;
  select * into claimed from private.claimable_steps(p_validation) limit 1;
  if not found then
    return null;
  end if;
  if claimed.attempt >= private.max_attempts() then
    perform private.fail_run(p_validation, private.stopped_reason());
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
  return private.describe_claim(claimed, validation.idea);
end $$;

create function private.describe_claim(p_step private.validation_steps, p_idea text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'step', p_step.step,
    'lease', p_step.lease,
    'attempt', p_step.attempt,
    'idea', p_idea,
    'sections', (
      select coalesce(jsonb_object_agg(step, section), '{}')
      from private.validation_steps
      where validation_id = p_step.validation_id and finished_at is not null
    ),
    'more', (select count(*) from private.claimable_steps(p_step.validation_id))
  )
$$;

-- The step that a live lease is for, with its validation and itself locked; null when the lease has lapsed, was
-- taken over, or its run has ended.
create function private.lock_leased_step(p_lease uuid) returns private.validation_steps
language plpgsql security definer set search_path = '' as $$
declare
  found_step private.validation_steps;
  validation record;
begin
  select * into found_step from private.validation_steps where lease = p_lease;
  select * into validation from private.lock_validation(found_step.validation_id);
  if validation.status is distinct from 'analyzing' then
    return null;
  end if;
  select * into found_step from private.validation_steps
  where lease = p_lease and leased_until > clock_timestamp()
  for update;
  return found_step;
end $$;

create function private.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.validation_steps
  set leased_until = clock_timestamp() + make_interval(secs => private.lease_length(p_lease_seconds))
  where lease = p_lease and leased_until > clock_timestamp();
  return found;
end $$;

-- Writes the columns that a step filled, and completes the validation with the last step.
create function private.write_result(p_validation uuid, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant text[] :=
    '{projectConcept,userRoles,targetUsers,marketValidation,real_citations,scorecard,engine}';
  changed public.idea_validations;
  progress constant text := private.progress_of(p_validation);
begin
  if coalesce(p_columns, '{}') - known <> '{}' then
    raise exception 'A step cannot write %', p_columns - known using errcode = '22023';
  end if;
  select (jsonb_populate_record(v, coalesce(p_columns, '{}'))).* into changed
  from public.idea_validations v where v.id = p_validation;
  update public.idea_validations
  set "projectConcept" = changed."projectConcept", "userRoles" = changed."userRoles",
      "targetUsers" = changed."targetUsers", "marketValidation" = changed."marketValidation",
      real_citations = changed.real_citations, scorecard = changed.scorecard, engine = changed.engine,
      "statusDetail" = progress, status = case when progress is null then 'completed' else status end
  where id = p_validation;
end $$;

create function private.finish_step(p_lease uuid, p_columns jsonb, p_section jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  finished constant private.validation_steps := private.lock_leased_step(p_lease);
  completed boolean;
begin
  if finished.step is null then
    return null;
  end if;
  update private.validation_steps
  set finished_at = clock_timestamp(), section = p_section, usage = p_usage, failure = null,
      lease = null, leased_until = null
  where lease = p_lease;
  perform private.write_result(finished.validation_id, p_columns);
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
create function private.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz
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
  set lease = null, leased_until = null, not_before = p_not_before, failure = left(p_detail, 2000)
  where lease = p_lease;
  if again then
    perform private.touch_run(failed.validation_id, p_not_before);
    return jsonb_build_object('outcome', 'retry');
  end if;
  perform private.fail_run(failed.validation_id, coalesce(nullif(p_reason, ''), private.stopped_reason()));
  return jsonb_build_object('outcome', 'failed');
end $$;

create function public.claim_step(p_validation uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.claim_step(p_validation, p_fence, p_lease_seconds)
$$;
create function public.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language sql security invoker set search_path = '' as $$
  select private.renew_lease(p_lease, p_lease_seconds)
$$;
create function public.finish_step(p_lease uuid, p_columns jsonb, p_section jsonb, p_usage jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.finish_step(p_lease, p_columns, p_section, p_usage)
$$;
create function public.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.fail_step(p_lease, p_reason, p_detail, p_retryable, p_not_before)
$$;

revoke all on function
  private.lease_length(integer), private.claim_step(uuid, uuid, integer),
  private.describe_claim(private.validation_steps, text),
  private.lock_leased_step(uuid), private.renew_lease(uuid, integer), private.write_result(uuid, jsonb),
  private.finish_step(uuid, jsonb, jsonb, jsonb), private.fail_step(uuid, text, text, boolean, timestamptz)
  from public;
revoke all on function
  public.claim_step(uuid, uuid, integer), public.renew_lease(uuid, integer),
  public.finish_step(uuid, jsonb, jsonb, jsonb), public.fail_step(uuid, text, text, boolean, timestamptz)
  from public, anon, authenticated;
grant execute on function
  private.claim_step(uuid, uuid, integer), private.renew_lease(uuid, integer),
  private.finish_step(uuid, jsonb, jsonb, jsonb), private.fail_step(uuid, text, text, boolean, timestamptz),
  public.claim_step(uuid, uuid, integer), public.renew_lease(uuid, integer),
  public.finish_step(uuid, jsonb, jsonb, jsonb), public.fail_step(uuid, text, text, boolean, timestamptz)
  to service_role;
