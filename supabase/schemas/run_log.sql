-- Records that outlive their subjects: when each run started and how it ended, and the outcome of each attempt at a
-- step. Administrators' figures are counted from them.

-- A retried idea is another run, an idea that never started is no run, and a deleted one stays counted.
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
create index run_log_newest on private.run_log (started_at) include (outcome, kind);
-- Only one open entry: a run that is taken over continues its entry.
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
  -- The first sentence of the founder's message; null if the attempt finished its step.
  failure text,
  -- The usage of a model; null if the attempt called none.
  provider text,
  model text,
  searches bigint,
  input bigint,
  output bigint,
  -- Also null if the price is unknown.
  dollars numeric
);
create index attempt_log_newest on private.attempt_log (at);
alter table private.attempt_log enable row level security;

-- Days (UTC) whose attempts have been added up, so that the figures read each attempt once.
create table private.rolled_days (
  day date primary key
);
alter table private.rolled_days enable row level security;

-- Usage and failures of a day's attempts.
create table private.usage_days (
  day date not null,
  failure text,
  -- Null if no model was called.
  provider text,
  model text,
  attempts bigint not null,
  -- Null if none of these attempts called a model.
  searches bigint,
  input bigint,
  output bigint,
  dollars numeric,
  unpriced bigint not null,
  last_at timestamptz not null
);
create index usage_days_newest on private.usage_days (day);
alter table private.usage_days enable row level security;

-- Durations of a day's attempts that finished their step: the number of attempts in each bucket.
create table private.step_days (
  day date not null,
  step text not null,
  place smallint not null,
  buckets smallint[] not null,
  counts bigint[] not null
);
create index step_days_newest on private.step_days (day);
alter table private.step_days enable row level security;

-- Durations in buckets that are 4% wide: medians of several days cannot be combined, counts per bucket can. Bucket 0 is
-- a hundredth of a second.
create function private.duration_bucket(p_seconds double precision) returns smallint
language sql immutable set search_path = '' as $$
  select round(ln(least(greatest(p_seconds, 0.01), 1e6) / 0.01) / ln(1.04))::smallint
$$;
create function private.bucket_seconds(p_bucket integer) returns double precision
language sql immutable set search_path = '' as $$
  select 0.01 * power(1.04, p_bucket)
$$;

create function private.usage_between(p_from timestamptz, p_to timestamptz)
returns table (
  failure text, provider text, model text, attempts bigint, searches bigint, input bigint, output bigint, dollars numeric,
  unpriced bigint, last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select failure, provider, model, count(*), sum(searches)::bigint, sum(input)::bigint, sum(output)::bigint, sum(dollars),
    count(*) filter (where dollars is null), max(at)
  from private.attempt_log where at >= p_from and at < p_to group by failure, provider, model, searches is null
$$;

-- A re-run's steps count with those of reports.
create function private.steps_between(p_from timestamptz, p_to timestamptz)
returns table (step text, place smallint, bucket smallint, attempts bigint)
language sql stable security definer set search_path = '' as $$
  select case when kind in ('validation', 'rerun') then '' else replace(kind, '_', '-') || ' ' end || step,
    min(position), bucket, count(*)
  from (
    select kind, step, position, private.duration_bucket(seconds) as bucket
    from private.attempt_log where at >= p_from and at < p_to and failure is null) done
  group by 1, bucket
$$;

-- The time from which attempts have not been added up yet.
create function private.rolled_until() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce((select max(day) + 1 from private.rolled_days)::timestamp at time zone 'utc', '-infinity')
$$;

-- Adds up the next day that ended at least an hour ago, because attempts may still be recorded until then. At most one
-- day, so that no sweep takes long.
create function private.roll_up_day() returns void
language plpgsql security definer set search_path = '' as $$
declare
  begins timestamptz := private.rolled_until();
  ends timestamptz;
  rolled date;
begin
  if begins = '-infinity' then
    select date_trunc('day', min(at), 'utc') into begins from private.attempt_log;
  end if;
  ends := begins + interval '1 day';
  if begins is null or ends > clock_timestamp() - interval '1 hour' then
    return;
  end if;
  -- Another sweep may be adding up the same day.
  insert into private.rolled_days (day) values ((begins at time zone 'utc')::date)
  on conflict do nothing returning day into rolled;
  if rolled is null then
    return;
  end if;
  insert into private.usage_days select rolled, u.* from private.usage_between(begins, ends) u;
  insert into private.step_days
  select rolled, s.step, min(s.place), array_agg(s.bucket order by s.bucket), array_agg(s.attempts order by s.bucket)
  from private.steps_between(begins, ends) s group by s.step;
end $$;

create function private.log_run_end(p_run uuid, p_outcome text) returns void
language sql volatile set search_path = '' as $$
  update private.run_log set ended_at = clock_timestamp(), outcome = p_outcome
  where run_id = p_run and ended_at is null
$$;

-- Reads one count of an attempt's usage; null without usage. Invalid values from a provider do not keep a step from
-- finishing.
create function private.usage_count(p_usage jsonb, p_count text) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_usage) is distinct from 'object' then null
    when jsonb_typeof(p_usage -> p_count) = 'number'
      then least(greatest((p_usage -> p_count)::numeric, 0), 1e15)::bigint
    else 0
  end
$$;
