-- What each attempt used of a model, in a row of its own: the figures add up rows instead of opening every step, and
-- what was paid for stays counted when its report is deleted.
create table private.model_usage (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  provider text,
  model text,
  searches bigint not null,
  input bigint not null,
  output bigint not null,
  -- Null where the price is not known.
  dollars numeric
);
create index model_usage_newest on private.model_usage (at);
revoke all on private.model_usage from public, anon, authenticated, service_role;
alter table private.model_usage enable row level security;

-- A count of an entry: nothing that a provider sends keeps a step from being finished.
create function private.count_of(p_value jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_value) = 'number' then least(greatest(p_value::numeric, 0), 1e15)::bigint else 0 end
$$;

-- Arguments: entries of `usage` (Usage of _shared/engine/engine.ts, attempt, at). Those without a time are not counted.
create function private.keep_usage(p_entries jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into private.model_usage (at, provider, model, searches, input, output, dollars)
  select (u ->> 'at')::timestamptz, u ->> 'provider', u ->> 'model', private.count_of(u -> 'searches'),
    private.count_of(u -> 'inputTokens'), private.count_of(u -> 'outputTokens'),
    case when jsonb_typeof(u -> 'costDollars') = 'number' then (u ->> 'costDollars')::numeric end
  from jsonb_array_elements(p_entries) u
  where u ->> 'at' is not null
$$;

create function private.note_usage() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- No two attempts used the same at the same time.
  perform private.keep_usage((
    select coalesce(jsonb_agg(u), '[]') from jsonb_array_elements(new.usage) u
    where tg_op = 'INSERT' or not old.usage @> jsonb_build_array(u)));
  return null;
end $$;

create trigger note_first_usage after insert on private.validation_steps
  for each row when (new.usage <> '[]') execute function private.note_usage();
create trigger note_usage after update of usage on private.validation_steps
  for each row when (new.usage is distinct from old.usage) execute function private.note_usage();
create trigger note_first_usage after insert on private.roadmap_steps
  for each row when (new.usage <> '[]') execute function private.note_usage();
create trigger note_usage after update of usage on private.roadmap_steps
  for each row when (new.usage is distinct from old.usage) execute function private.note_usage();

select private.keep_usage(usage) from (
  select usage from private.validation_steps union all select usage from private.roadmap_steps
) step where usage <> '[]';

create or replace function private.usage_since(p_since timestamptz)
returns table (provider text, model text, searches bigint, input bigint, output bigint, dollars numeric, unpriced bigint)
language sql stable security definer set search_path = '' as $$
  select provider, model, sum(searches)::bigint, sum(input)::bigint, sum(output)::bigint,
    coalesce(sum(dollars), 0), count(*) filter (where dollars is null)
  from private.model_usage where at >= p_since group by 1, 2
$$;

create index validation_steps_finished on private.validation_steps (finished_at) include (step, position, started_at);
create index roadmap_steps_finished on private.roadmap_steps (finished_at) include (step, position, started_at);

-- As in the migration of admin_figures; sorted as plain numbers, which is quicker.
create or replace function private.step_times_since(p_since timestamptz)
returns table (step text, finished bigint, median_seconds numeric)
language sql stable security definer set search_path = '' as $$
  with done as (
    select step, position, date_part('epoch', finished_at - started_at) as took
    from private.validation_steps where finished_at >= p_since and started_at is not null
    union all
    select 'roadmap ' || step, 100 + position, date_part('epoch', finished_at - started_at)
    from private.roadmap_steps where finished_at >= p_since and started_at is not null
  )
  select step, count(*), round((percentile_cont(0.5) within group (order by took))::numeric, 3)
  from done group by step, position order by position
$$;

revoke all on function private.count_of(jsonb), private.keep_usage(jsonb), private.note_usage() from public;
