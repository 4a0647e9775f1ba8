-- What a worker does with a step of a roadmap: claim it, renew its lease, save what it found out, finish it or report
-- its failure. As for a validation (20261121000600).

-- An entry at the end of a list that keeps the newest p_most; the list itself where there is nothing to add.
create function private.add_entry(p_list jsonb, p_most integer, p_attempt integer, p_content jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select case
    when jsonb_typeof(p_content) is distinct from 'object' then p_list
    else case when jsonb_array_length(p_list) >= p_most then p_list - 0 else p_list end
      || jsonb_build_array(private.entry_of(p_attempt, p_content))
  end
$$;

create function private.claim_roadmap_step(p_roadmap uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seconds constant integer := private.lease_length(p_lease_seconds);
  claimed private.roadmap_steps;
begin
  perform from public.roadmaps where id = p_roadmap for no key update;
  if not exists (select from private.roadmap_runs where roadmap_id = p_roadmap and fence = p_fence) then
    return null;
  end if;
  select * into claimed from private.claimable_roadmap_steps(p_roadmap);
  if not found then
    return null;
  end if;
  if claimed.attempt >= private.max_attempts() then
    perform private.fail_roadmap(p_roadmap, private.roadmap_stopped_reason());
    return null;
  end if;
  update private.roadmap_steps
  set attempt = attempt + 1, not_before = null, lease = gen_random_uuid(),
      leased_until = clock_timestamp() + make_interval(secs => seconds)
  where roadmap_id = p_roadmap and step = claimed.step
  returning * into claimed;
  update private.roadmap_runs
  set lease_seconds = seconds, touched_at = clock_timestamp(), handed_over_until = null
  where roadmap_id = p_roadmap;
  return private.describe_roadmap_claim(claimed);
end $$;

-- `rates` are dollars by the id of a role.
create function private.describe_roadmap_claim(p_step private.roadmap_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select run.input || jsonb_build_object(
    'step', p_step.step,
    'lease', p_step.lease,
    'attempt', p_step.attempt,
    'phase', roadmap.phase,
    'requester', run.requester,
    'checkpoint', p_step.checkpoint,
    'sections', (
      select coalesce(jsonb_object_agg(s.step, s.section), '{}')
      from private.roadmap_steps s
      where s.roadmap_id = roadmap.id and s.finished_at is not null
    )
  )
  from public.roadmaps roadmap join private.roadmap_runs run on run.roadmap_id = roadmap.id
  where roadmap.id = p_step.roadmap_id
$$;

-- The step that a live lease is for, with its roadmap and itself locked; null when the lease has lapsed, was taken
-- over, or its run has ended.
create function private.lock_leased_roadmap_step(p_lease uuid) returns private.roadmap_steps
language plpgsql security definer set search_path = '' as $$
declare
  leased private.roadmap_steps;
begin
  select * into leased from private.roadmap_steps where lease = p_lease;
  perform from public.roadmaps where id = leased.roadmap_id for no key update;
  select * into leased from private.roadmap_steps
  where lease = p_lease and leased_until > clock_timestamp()
  for update;
  return leased;
end $$;

create function private.renew_roadmap_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.roadmap_steps
  set leased_until = clock_timestamp() + make_interval(secs => private.lease_length(p_lease_seconds))
  where lease = p_lease and leased_until > clock_timestamp();
  return found;
end $$;

create function private.save_roadmap_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_leased_roadmap_step(p_lease)).step is null then
    return false;
  end if;
  update private.roadmap_steps set checkpoint = nullif(p_value, 'null') where lease = p_lease;
  return true;
end $$;

-- A step that may be tried again waits until p_not_before. A wait of more than ten minutes would outlast the
-- sweep's patience: then the run fails at once, and its reason is shown.
create function private.fail_roadmap_step(
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
        jsonb_build_object('detail', left(coalesce(p_detail, ''), 2000))),
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

create function public.claim_roadmap_step(p_roadmap uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.claim_roadmap_step(p_roadmap, p_fence, p_lease_seconds)
$$;
create function public.renew_roadmap_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language sql security invoker set search_path = '' as $$
  select private.renew_roadmap_lease(p_lease, p_lease_seconds)
$$;
create function public.save_roadmap_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_checkpoint(p_lease, p_value)
$$;
create function public.fail_roadmap_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz default null,
  p_usage jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.fail_roadmap_step(p_lease, p_reason, p_detail, p_retryable, p_not_before, p_usage)
$$;

revoke all on function
  private.add_entry(jsonb, integer, integer, jsonb), private.claim_roadmap_step(uuid, uuid, integer),
  private.describe_roadmap_claim(private.roadmap_steps), private.lock_leased_roadmap_step(uuid),
  private.renew_roadmap_lease(uuid, integer), private.save_roadmap_checkpoint(uuid, jsonb),
  private.fail_roadmap_step(uuid, text, text, boolean, timestamptz, jsonb)
  from public;
revoke all on function
  public.claim_roadmap_step(uuid, uuid, integer), public.renew_roadmap_lease(uuid, integer),
  public.save_roadmap_checkpoint(uuid, jsonb),
  public.fail_roadmap_step(uuid, text, text, boolean, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function
  private.claim_roadmap_step(uuid, uuid, integer), private.renew_roadmap_lease(uuid, integer),
  private.save_roadmap_checkpoint(uuid, jsonb),
  private.fail_roadmap_step(uuid, text, text, boolean, timestamptz, jsonb),
  public.claim_roadmap_step(uuid, uuid, integer), public.renew_roadmap_lease(uuid, integer),
  public.save_roadmap_checkpoint(uuid, jsonb),
  public.fail_roadmap_step(uuid, text, text, boolean, timestamptz, jsonb)
  to service_role;
