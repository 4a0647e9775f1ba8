-- Records that outlive what they are about: when each run started and how it ended, and what each attempt at a step came
-- to. The figures of administrators are counted from them.

-- An idea that is tried again is another run, one that never began is none, and a deleted one stays counted.
create table private.run_log (
  id bigint generated always as identity primary key,
  -- No foreign key: the record outlives the run.
  run_id uuid not null,
  kind text not null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  outcome text check (outcome in ('completed', 'failed', 'deleted')),
  check ((ended_at is null) = (outcome is null))
);
create index run_log_newest on private.run_log (started_at) include (outcome);
-- One at a time: a run that is taken over continues.
create unique index run_log_open on private.run_log (run_id) where ended_at is null;
alter table private.run_log enable row level security;

create table private.attempt_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Kind of run, step and its position in the run.
  kind text not null,
  step text not null,
  position smallint not null,
  -- From the claim of the step to its result or failure.
  seconds double precision not null,
  -- The first sentence of what the founder was told; null if the attempt finished its step.
  failure text,
  -- What it used of a model; null if it asked none.
  provider text,
  model text,
  searches bigint,
  input bigint,
  output bigint,
  -- Also null if the price is not known.
  dollars numeric
);
create index attempt_log_newest on private.attempt_log (at);
alter table private.attempt_log enable row level security;

create function private.end_logged_run(p_run uuid, p_outcome text) returns void
language sql volatile set search_path = '' as $$
  update private.run_log set ended_at = clock_timestamp(), outcome = p_outcome
  where run_id = p_run and ended_at is null
$$;

-- Reads a count of what an attempt used; null if it used nothing. Nothing that a provider sends prevents a step from
-- finishing.
create function private.count_of(p_usage jsonb, p_count text) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_usage) is distinct from 'object' then null
    when jsonb_typeof(p_usage -> p_count) = 'number'
      then least(greatest((p_usage -> p_count)::numeric, 0), 1e15)::bigint
    else 0
  end
$$;
