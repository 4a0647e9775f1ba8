-- Runs as they happened, each on the day on which it was started: an idea that is tried again is another run, one that
-- never began is none, and what was deleted since stays counted.
create table private.run_log (
  id bigint generated always as identity primary key,
  -- No foreign key: the record outlives the report.
  validation_id uuid not null,
  kind text not null check (kind in ('report', 'rerun')),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  outcome text check (outcome in ('completed', 'failed', 'deleted')),
  check ((ended_at is null) = (outcome is null))
);
create index run_log_newest on private.run_log (started_at) include (outcome);
-- One at a time: a run that is taken over goes on.
create unique index run_log_open on private.run_log (validation_id) where ended_at is null;
revoke all on private.run_log from public, anon, authenticated, service_role;
alter table private.run_log enable row level security;

create function private.end_logged_run(p_validation uuid, p_outcome text) returns void
language sql volatile set search_path = '' as $$
  update private.run_log set ended_at = clock_timestamp(), outcome = p_outcome
  where validation_id = p_validation and ended_at is null
$$;

create function private.log_runs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_report constant boolean := old.status = 'analyzing';
  was_rerun constant boolean := coalesce(old.rerun ->> 'state' = 'running', false);
  is_report constant boolean := new.status = 'analyzing';
  is_rerun constant boolean := coalesce(new.rerun ->> 'state' = 'running', false);
begin
  if was_report and not is_report then
    perform private.end_logged_run(new.id, case new.status when 'completed' then 'completed' else 'failed' end);
  elsif was_rerun and not is_rerun then
    perform private.end_logged_run(new.id, case when new.rerun is null then 'completed' else 'failed' end);
  end if;
  if is_report and not was_report or is_rerun and not was_rerun then
    insert into private.run_log (validation_id, kind)
    values (new.id, case when is_report then 'report' else 'rerun' end) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger log_runs after update on public.idea_validations
  for each row when ((old.status, old.rerun) is distinct from (new.status, new.rerun))
  execute function private.log_runs();

create function private.log_deleted_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_logged_run(old.id, 'deleted');
  return null;
end $$;
create trigger log_deleted_run after delete on public.idea_validations
  for each row execute function private.log_deleted_run();

-- Of earlier runs only how they stand is known.
insert into private.run_log (validation_id, kind, started_at, ended_at, outcome)
select v.id, 'report', v.created_at,
  case v.status when 'completed' then coalesce(v.completed_at, v.updated_at) when 'error' then v.updated_at end,
  case v.status when 'completed' then 'completed' when 'error' then 'failed' end
from public.idea_validations v join private.validation_runs r on r.validation_id = v.id
where v.status <> 'pending';

-- Runs that were started on each of the last p_days days (UTC), by how they ended.
create or replace function private.runs_by_day(p_days integer)
returns table (day date, completed bigint, failed bigint, others bigint)
language sql stable security definer set search_path = '' as $$
  select d::date, count(*) filter (where r.outcome = 'completed'), count(*) filter (where r.outcome = 'failed'),
    count(r.id) filter (where r.outcome is null or r.outcome = 'deleted')
  from generate_series(
    date_trunc('day', now() at time zone 'utc') - make_interval(days => p_days - 1),
    date_trunc('day', now() at time zone 'utc'), interval '1 day') d
  left join private.run_log r
    on r.started_at >= d at time zone 'utc' and r.started_at < (d + interval '1 day') at time zone 'utc'
  group by d order by d
$$;

-- Failed attempts by what the founder was told, in its first sentence: a row each, as of what models used.
create table private.step_failures (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null
);
create index step_failures_newest on private.step_failures (at) include (kind);
revoke all on private.step_failures from public, anon, authenticated, service_role;
alter table private.step_failures enable row level security;

create function private.keep_failures(p_entries jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into private.step_failures (at, kind)
  select (f ->> 'at')::timestamptz, coalesce(nullif(split_part(f ->> 'reason', '. ', 1), ''), 'Not told')
  from jsonb_array_elements(p_entries) f
  where f ->> 'at' is not null
$$;

create function private.note_failures() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- No two attempts failed at the same time.
  perform private.keep_failures((
    select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(new.failures) f
    where tg_op = 'INSERT' or not old.failures @> jsonb_build_array(f)));
  return null;
end $$;

create trigger note_first_failures after insert on private.validation_steps
  for each row when (new.failures <> '[]') execute function private.note_failures();
create trigger note_failures after update of failures on private.validation_steps
  for each row when (new.failures is distinct from old.failures) execute function private.note_failures();
create trigger note_first_failures after insert on private.roadmap_steps
  for each row when (new.failures <> '[]') execute function private.note_failures();
create trigger note_failures after update of failures on private.roadmap_steps
  for each row when (new.failures is distinct from old.failures) execute function private.note_failures();

select private.keep_failures(failures) from (
  select failures from private.validation_steps union all select failures from private.roadmap_steps
) step where failures <> '[]';

create or replace function private.failures_since(p_since timestamptz)
returns table (kind text, failed bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select kind, count(*), max(at) from private.step_failures where at >= p_since group by 1
$$;
-- They served the figures alone.
drop index private.validation_steps_failed;
drop index private.roadmap_steps_failed;

revoke all on function
  private.end_logged_run(uuid, text), private.log_runs(), private.log_deleted_run(), private.keep_failures(jsonb),
  private.note_failures()
  from public;
