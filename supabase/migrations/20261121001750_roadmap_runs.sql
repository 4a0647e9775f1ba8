-- The run of a roadmap: who may work on it, and which of its steps are done. Works as the run of a validation does
-- (20261120000600); every function below first locks the row of roadmaps.
create table private.roadmap_runs (
  roadmap_id uuid primary key references public.roadmaps (id) on delete cascade,
  requester text not null check (requester in ('owner', 'admin')),
  -- Workers show this token; a new start makes a new one, and the end takes it away.
  fence uuid,
  -- What both steps work from, as it was at the start: { validation, planning, region, rates }. Null once it is done.
  input jsonb,
  lease_seconds integer not null default 60,
  -- Last sign of life.
  touched_at timestamptz not null default now(),
  -- Until then a worker is expected to claim the next step.
  handed_over_until timestamptz
);

create table private.roadmap_steps (
  roadmap_id uuid not null references private.roadmap_runs (roadmap_id) on delete cascade,
  step text not null,
  -- Each needs those before it.
  position smallint not null,
  attempt integer not null default 0,
  lease uuid unique,
  leased_until timestamptz,
  not_before timestamptz,
  section jsonb,
  -- What a later attempt need not find out again.
  checkpoint jsonb,
  -- The newest 200: what an attempt used, attempt, at.
  usage jsonb not null default '[]',
  -- The newest fifty: attempt, at, detail. For administrators.
  failures jsonb not null default '[]',
  finished_at timestamptz,
  primary key (roadmap_id, step),
  check ((lease is null) = (leased_until is null)),
  check (lease is null or finished_at is null)
);

revoke all on private.roadmap_runs, private.roadmap_steps from public, anon, authenticated, service_role;
alter table private.roadmap_runs enable row level security;
alter table private.roadmap_steps enable row level security;

-- The next step as a list of none or one.
create function private.claimable_roadmap_steps(p_roadmap uuid) returns setof private.roadmap_steps
language sql stable security definer set search_path = '' as $$
  select next.*
  from (
    select s.* from private.roadmap_steps s
    where s.roadmap_id = p_roadmap and s.finished_at is null order by s.position limit 1
  ) next
  where (next.leased_until is null or next.leased_until <= clock_timestamp())
    and (next.not_before is null or next.not_before <= clock_timestamp())
$$;

-- Somebody works on it, is about to, or waits for a time that a provider named.
create function private.is_roadmap_alive(p_roadmap uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.roadmap_steps where roadmap_id = p_roadmap and leased_until > clock_timestamp()
  ) or exists (
    select from private.roadmap_runs where roadmap_id = p_roadmap and handed_over_until > clock_timestamp()
  )
$$;

-- What is read while it is written; null when every step is done.
create function private.roadmap_progress(p_roadmap uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case step
    when 'tasks' then 'Step 1/2: Breaking the work down into tasks'
    else 'Step 2/2: Milestones, deliverables and risks'
  end
  from private.roadmap_steps
  where roadmap_id = p_roadmap and finished_at is null
  order by position
  limit 1
$$;

create function private.touch_roadmap(p_roadmap uuid, p_until timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  update private.roadmap_runs
  set touched_at = clock_timestamp(),
      handed_over_until = coalesce(p_until, clock_timestamp() + make_interval(secs => lease_seconds))
  where roadmap_id = p_roadmap
$$;

-- Takes the right to go on from every worker.
create function private.close_roadmap(p_roadmap uuid) returns void
language sql security definer set search_path = '' as $$
  update private.roadmap_steps set lease = null, leased_until = null
  where roadmap_id = p_roadmap and lease is not null;
  update private.roadmap_runs
  set fence = null, handed_over_until = null, touched_at = clock_timestamp()
  where roadmap_id = p_roadmap;
$$;

-- An older version stays what it is.
create function private.fail_roadmap(p_roadmap uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.close_roadmap(p_roadmap);
  update public.roadmaps set generating = false, "statusDetail" = p_reason where id = p_roadmap;
  -- On its own: to set the status of a published roadmap, even to what it is, would publish its draft.
  update public.roadmaps set status = 'pending' where id = p_roadmap and status = 'in_progress';
end $$;

create function private.roadmap_stopped_reason() returns text
language sql immutable set search_path = '' as $$
  select 'The generation stopped unexpectedly. Generate the roadmap again to continue where it stopped.'
$$;

create function private.roadmap_input(p_roadmap uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'validation', to_jsonb(v),
    'planning', to_jsonb(p),
    'region', s.region,
    'rates', (
      select jsonb_object_agg(role, dollars_per_hour) from public.role_rates where role_rates.region = s.region)
  )
  from public.roadmaps r
  join public.idea_validations v on v.id = r.validation_id
  left join public.project_planning p on p.validation_id = v.id
  cross join public.roadmap_settings s
  where r.id = p_roadmap
$$;

revoke all on function
  private.claimable_roadmap_steps(uuid), private.is_roadmap_alive(uuid), private.roadmap_progress(uuid),
  private.touch_roadmap(uuid, timestamptz), private.close_roadmap(uuid), private.fail_roadmap(uuid, text),
  private.roadmap_stopped_reason(), private.roadmap_input(uuid)
  from public;
