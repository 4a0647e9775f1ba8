-- Runs: work on a validation or a roadmap in steps that outlive their workers (docs/runs-and-quota.md).
--
-- Everything here and in run_steps.sql and run_sweep.sql is the same for every kind of run. A kind brings along a
-- procedure that begins it, which calls open_run, and three hooks that are named after it:
--   private.<kind>_input(run, step) returns jsonb               what a worker gets to write the step
--   private.<kind>_finished(run, step, completed) returns void  writes what a finished step brought into the subject
--   private.<kind>_failed(run, reason) returns void             tells the subject; without a reason, the run just stopped
-- The kinds are 'validation' (validation_runs.sql), 'rerun' (reruns.sql), 'follow_up' (follow_ups.sql), 'lookup'
-- (lookups.sql) and 'roadmap' (roadmap_runs.sql).
--
-- Locks are taken in the order profile → quota account → subject → run → steps → charges. Every procedure locks the
-- subject first, so that only one of them works on a subject at a time.

create table private.runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The subject is one of these; deleting it deletes the run.
  validation_id uuid references public.idea_validations (id) on delete cascade,
  roadmap_id uuid references public.roadmaps (id) on delete cascade,
  -- Where a kind writes one part of its subject: which one, such as the section of a re-run.
  part text not null default '',
  -- Who asked for it. A founder who did stays the requester when an administrator helps a run that failed.
  requester text not null check (requester in ('owner', 'admin')),
  state text not null default 'running' check (state in ('running', 'failed', 'completed')),
  -- What all steps work from, as it was at the start, if the kind keeps that. Null once the run is completed.
  input jsonb,
  -- The version of the brief when a run of a validation began; one that is continued began where it was begun first.
  brief_version integer,
  -- Workers present this token. A new start creates a new one; the end of the run removes it.
  fence uuid,
  lease_seconds integer not null default 60,
  -- The last sign of life.
  touched_at timestamptz not null default now(),
  -- Until then a worker is expected to claim the next step.
  handed_over_until timestamptz,
  unique (validation_id, kind, part),
  unique (roadmap_id, kind, part),
  constraint has_the_subject_of_its_kind check (
    num_nonnulls(validation_id, roadmap_id) = 1 and (roadmap_id is not null) = (kind = 'roadmap')),
  constraint has_a_fence_while_running check ((fence is not null) = (state = 'running'))
);
create index runs_running on private.runs (id) where state = 'running';

create table private.run_steps (
  run_id uuid not null references private.runs (id) on delete cascade,
  step text not null,
  position smallint not null,
  -- The steps that have to be finished before this one can be claimed.
  needs text[] not null,
  -- Whether the run goes on without it once its attempts are used up; its result is then { missing: reason }.
  optional boolean not null default false,
  -- What the founder reads while this is the first unfinished step.
  progress text,
  attempt integer not null default 0,
  -- When the last attempt began.
  started_at timestamptz,
  lease uuid unique,
  leased_until timestamptz,
  not_before timestamptz,
  -- What a later attempt does not have to find out again.
  checkpoint jsonb,
  -- What the finished step left behind: `material` for the steps that need this one, the rest for the hooks. Once the run is
  -- completed, only material is left, since the subject then holds the rest.
  result jsonb,
  -- One entry per attempt that asked a model: Usage of _shared/engine/engine.ts, attempt, at. The newest 200.
  usage jsonb not null default '[]',
  -- The newest 50: attempt, at, reason, detail. For administrators.
  failures jsonb not null default '[]',
  finished_at timestamptz,
  primary key (run_id, step),
  check ((lease is null) = (leased_until is null)),
  check (lease is null or finished_at is null)
);

alter table private.runs enable row level security;
alter table private.run_steps enable row level security;

create function private.max_attempts() returns integer
language sql immutable set search_path = '' as 'select 3';

create function private.claimable_steps(p_run uuid) returns setof private.run_steps
language sql stable security definer set search_path = '' as $$
  select s.*
  from private.run_steps s
  where s.run_id = p_run
    and s.finished_at is null
    and (s.leased_until is null or s.leased_until <= clock_timestamp())
    and (s.not_before is null or s.not_before <= clock_timestamp())
    and not exists (
      select from private.run_steps n
      where n.run_id = p_run and n.step = any (s.needs) and n.finished_at is null
    )
  -- What needs nothing begins at once, so that what waits for it does not wait for others as well.
  order by cardinality(s.needs) > 0, s.position
$$;

-- Whether a worker is on it, is about to be, or waits for a time that a provider named.
create function private.is_run_alive(p_run uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.run_steps where run_id = p_run and leased_until > clock_timestamp()
  ) or exists (
    select from private.runs where id = p_run and handed_over_until > clock_timestamp()
  )
$$;

-- What the founder reads while the run goes on; null if every step is done.
create function private.progress_of(p_run uuid) returns text
language sql stable security definer set search_path = '' as $$
  select progress from private.run_steps where run_id = p_run and finished_at is null order by position limit 1
$$;

-- What the steps that a step needs have found out or written for it alone, by step: { material } or { missing }.
create function private.results_for_step(p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(step, result), '{}')
  from private.run_steps
  where run_id = p_step.run_id and step = any (p_step.needs) and finished_at is not null
    and result ?| '{material,missing}'
$$;

-- What a worker needs to know: { run, fence, worker }. The worker is the edge function for runs of this kind.
create function private.run_key(p_run private.runs) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('run', p_run.id, 'fence', p_run.fence, 'worker',
    case p_run.kind when 'roadmap' then 'generate-roadmap' else 'enhanced-idea-validation-full' end)
$$;

-- Locks the subject of a run and returns the run as it is then; all null if there is no such run. Without p_wait, also if
-- the lock is taken.
create function private.lock_run(p_run uuid, p_wait boolean default true) returns private.runs
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
  locked boolean;
begin
  select * into run from private.runs where id = p_run;
  locked := case
    when run.roadmap_id is null then private.lock_validation(run.validation_id, p_wait => p_wait)
    else private.lock_roadmap(run.roadmap_id, p_wait)
  end;
  if not locked then
    return null;
  end if;
  select * into run from private.runs where id = p_run;
  return run;
end $$;

-- Records a sign of life, and until when the next one is due.
create function private.touch_run(p_run uuid, p_until timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  update private.runs
  set touched_at = clock_timestamp(),
      handed_over_until = coalesce(p_until, clock_timestamp() + make_interval(secs => lease_seconds))
  where id = p_run
$$;

-- Starts a run, or starts it again, and takes the right to continue from every earlier worker. The caller holds the lock
-- of the subject. p_steps: its steps as [{ step, position, needs, optional, progress }].
--
-- With p_keep, what a run that failed or died has found out is kept; a completed run is always repeated as a whole. What
-- a failed run went on without is tried again. A user who starts a run gets a fresh set of attempts; taking over a dead run continues counting while any are left.
create function private.open_run(
  p_kind text, p_validation uuid, p_roadmap uuid, p_part text, p_requester text, p_input jsonb, p_steps jsonb,
  p_keep boolean
) returns private.runs
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.runs;
  opened private.runs;
  keeps boolean;
  takes_over boolean;
begin
  select * into earlier from private.runs
  where kind = p_kind and part = p_part and (validation_id = p_validation or roadmap_id = p_roadmap);
  keeps := coalesce(p_keep and earlier.state <> 'completed', false);
  takes_over := keeps and earlier.state = 'running';
  insert into private.runs as r (id, kind, validation_id, roadmap_id, part, requester, input, fence, brief_version)
  values (
    coalesce(earlier.id, gen_random_uuid()), p_kind, p_validation, p_roadmap, p_part,
    case when earlier.requester = 'owner' and earlier.state <> 'completed' then 'owner' else p_requester end,
    p_input, gen_random_uuid(), case
      when keeps then earlier.brief_version
      else (select v.brief_version from public.idea_validations v where v.id = p_validation)
    end)
  on conflict (id) do update
  set state = 'running', requester = excluded.requester, input = excluded.input, fence = excluded.fence,
      brief_version = excluded.brief_version
  returning * into opened;
  -- An earlier version of the kind may have had steps that no worker writes any more.
  delete from private.run_steps s
  where s.run_id = opened.id and not exists (
    select from jsonb_array_elements(p_steps) p where p ->> 'step' = s.step);
  insert into private.run_steps as s (run_id, step, position, needs, optional, progress)
  select opened.id, p.step, p.position, p.needs, coalesce(p.optional, false), p.progress
  from jsonb_to_recordset(p_steps) p (step text, position smallint, needs text[], optional boolean, progress text)
  on conflict (run_id, step) do update
  set position = excluded.position, needs = excluded.needs, optional = excluded.optional, progress = excluded.progress,
      lease = null, leased_until = null, not_before = null,
      attempt = case
        when keeps and (s.finished_at is not null and not coalesce(s.result ? 'missing', false) or takes_over and s.attempt < private.max_attempts()) then s.attempt
        else 0
      end,
      checkpoint = case when keeps then s.checkpoint end,
      result = case when keeps and (takes_over or not coalesce(s.result ? 'missing', false)) then s.result end,
      finished_at = case when keeps and (takes_over or not coalesce(s.result ? 'missing', false)) then s.finished_at end;
  perform private.touch_run(opened.id);
  insert into private.run_log (run_id, kind) values (opened.id, p_kind) on conflict do nothing;
  return opened;
end $$;

-- Ends a run: no worker may continue it, and its charge is settled or released.
create function private.close_run(p_run private.runs, p_state text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.runs
  set state = p_state, fence = null, handed_over_until = null, touched_at = clock_timestamp(),
      input = case when p_state = 'failed' then input end
  where id = p_run.id;
  update private.run_steps
  set lease = null, leased_until = null, not_before = null,
      result = case when p_state = 'failed' or result ?| '{material,missing}' then result end
  where run_id = p_run.id;
  perform private.log_run_end(p_run.id, p_state);
  perform private.end_charge(
    p_run.validation_id, p_run.kind, case p_state when 'completed' then 'settled' else 'released' end);
end $$;

-- Ends a run without a result. p_reason is null or blank if it stopped without anyone reporting why.
create function private.fail_run(p_run private.runs, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.close_run(p_run, 'failed');
  execute format('select private.%I($1, $2)', p_run.kind || '_failed') using p_run, nullif(p_reason, '');
end $$;

-- A run that is deleted costs what it would have cost as soon as one of its steps is written or being written. Otherwise
-- its founder could read all but the end, delete it and start again for free.
create function private.end_deleted_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The charge that is held belongs to the run that goes on, not to earlier runs of the same validation.
  if old.state = 'running' then
    perform private.log_run_end(old.id, 'deleted');
    perform private.end_charge(old.validation_id, old.kind, case
      when exists (
        select from private.run_steps
        where run_id = old.id and (finished_at is not null or leased_until > clock_timestamp())
      ) then 'settled'
      else 'released'
    end);
  end if;
  return old;
end $$;
create trigger end_deleted_run before delete on private.runs
  for each row execute function private.end_deleted_run();
