-- The run of a validation: who may work on it, and which of its steps are done. Every function below first
-- locks the row of idea_validations, so that a validation sees one of them at a time.
create table private.validation_runs (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  -- Workers show this token; a new start makes a new one, and the end takes it away.
  fence uuid,
  lease_seconds integer not null default 60,
  -- Last sign of life.
  touched_at timestamptz not null default now(),
  -- Until then a worker is expected to claim the next step.
  handed_over_until timestamptz
);

create table private.validation_steps (
  validation_id uuid not null references private.validation_runs (validation_id) on delete cascade,
  step text not null,
  position smallint not null,
  needs text[] not null,
  attempt integer not null default 0,
  lease uuid unique,
  leased_until timestamptz,
  not_before timestamptz,
  section jsonb,
  usage jsonb,
  -- Why the last attempt failed; for operators.
  failure text,
  finished_at timestamptz,
  primary key (validation_id, step),
  check ((lease is null) = (leased_until is null)),
  check (lease is null or finished_at is null)
);

revoke all on private.validation_runs, private.validation_steps
  from public, anon, authenticated, service_role;
alter table private.validation_runs enable row level security;
alter table private.validation_steps enable row level security;

create function private.max_attempts() returns integer
language sql immutable set search_path = '' as 'select 3';

-- All null when there is no such validation.
create function private.lock_validation(p_validation uuid, out owner uuid, out status text, out idea text)
language sql security definer set search_path = '' as $$
  select "userId", status, "originalIdea" from public.idea_validations where id = p_validation
  for no key update
$$;

create function private.claimable_steps(p_validation uuid) returns setof private.validation_steps
language sql stable security definer set search_path = '' as $$
  select s.*
  from private.validation_steps s
  where s.validation_id = p_validation
    and s.finished_at is null
    and (s.leased_until is null or s.leased_until <= clock_timestamp())
    and (s.not_before is null or s.not_before <= clock_timestamp())
    and not exists (
      select from private.validation_steps n
      where n.validation_id = p_validation and n.step = any (s.needs) and n.finished_at is null
    )
  order by s.position
$$;

create function private.has_live_lease(p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.validation_steps
    where validation_id = p_validation and leased_until > clock_timestamp()
  )
$$;

-- Somebody works on it, is about to, or waits for a time that a provider named.
create function private.is_run_alive(p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_live_lease(p_validation) or exists (
    select from private.validation_runs
    where validation_id = p_validation and handed_over_until > clock_timestamp()
  )
$$;

-- What the founder reads while the run goes on; null when every step is done.
create function private.progress_of(p_validation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case step
    when 'concept' then 'Step 1/3: Shaping the project concept'
    when 'audience' then 'Step 2/3: Describing the personas'
    else 'Step 3/3: Market validation and competitor analysis'
  end
  from private.validation_steps
  where validation_id = p_validation and finished_at is null
  order by position
  limit 1
$$;

create function private.touch_run(p_validation uuid, p_until timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  update private.validation_runs
  set touched_at = clock_timestamp(),
      handed_over_until = coalesce(p_until, clock_timestamp() + make_interval(secs => lease_seconds))
  where validation_id = p_validation
$$;

-- Takes the right to go on from every worker.
create function private.close_run(p_validation uuid) returns void
language sql security definer set search_path = '' as $$
  update private.validation_steps set lease = null, leased_until = null
  where validation_id = p_validation and lease is not null;
  update private.validation_runs
  set fence = null, handed_over_until = null, touched_at = clock_timestamp()
  where validation_id = p_validation;
$$;

create function private.fail_run(p_validation uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.idea_validations set status = 'error', "statusDetail" = p_reason
  where id = p_validation;
  perform private.close_run(p_validation);
  perform private.end_charge(p_validation, 'released');
end $$;

create function private.stopped_reason() returns text
language sql immutable set search_path = '' as $$
  select 'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.'
$$;

-- A new fence; finished steps stay finished. A person who starts it gets a fresh set of attempts, except that
-- taking over a dead run goes on counting while any are left.
create function private.start_run(p_validation uuid, p_takeover boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_fence constant uuid := gen_random_uuid();
begin
  insert into private.validation_runs (validation_id) values (p_validation) on conflict do nothing;
  insert into private.validation_steps (validation_id, step, position, needs) values
    (p_validation, 'concept', 1, '{}'),
    (p_validation, 'audience', 2, '{concept}'),
    (p_validation, 'market', 3, '{concept}'),
    (p_validation, 'evidence', 4, '{audience,market}')
  on conflict do nothing;
  perform private.close_run(p_validation);
  update private.validation_steps
  set not_before = null,
      attempt = case when p_takeover and attempt < private.max_attempts() then attempt else 0 end
  where validation_id = p_validation and finished_at is null;
  update private.validation_runs set fence = new_fence where validation_id = p_validation;
  perform private.touch_run(p_validation);
  update public.idea_validations
  set status = 'analyzing', "statusDetail" = private.progress_of(p_validation)
  where id = p_validation;
  return new_fence;
end $$;

create function private.begin_validation(p_user uuid, p_validation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  outcome text;
  fence uuid;
begin
  if not private.lock_account(p_user) then
    return jsonb_build_object('outcome', 'not_found', 'fence', null);
  end if;
  select * into validation from private.lock_validation(p_validation);
  if validation.owner is distinct from p_user then
    outcome := 'not_found';
  elsif validation.status = 'completed' then
    outcome := 'already';
  elsif validation.status = 'analyzing' and private.is_run_alive(p_validation) then
    outcome := 'running';
  elsif private.hold_charge(p_user, p_validation) then
    outcome := 'started';
    fence := private.start_run(p_validation, validation.status = 'analyzing');
  else
    outcome := 'quota_exceeded';
    perform private.fail_run(p_validation,
      'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.');
  end if;
  return jsonb_build_object('outcome', outcome, 'fence', fence);
end $$;

create function public.begin_validation(p_user uuid, p_validation uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_validation(p_user, p_validation)
$$;

revoke all on function
  private.max_attempts(), private.lock_validation(uuid), private.claimable_steps(uuid),
  private.has_live_lease(uuid), private.is_run_alive(uuid), private.progress_of(uuid),
  private.touch_run(uuid, timestamptz), private.close_run(uuid), private.fail_run(uuid, text),
  private.stopped_reason(), private.start_run(uuid, boolean), private.begin_validation(uuid, uuid)
  from public;
revoke all on function public.begin_validation(uuid, uuid) from public, anon, authenticated;
grant execute on function private.begin_validation(uuid, uuid), public.begin_validation(uuid, uuid)
  to service_role;
