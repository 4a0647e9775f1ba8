-- Figures above the list of validations, for administrators: every one is counted from the rows of runs.

-- What each attempt of a step used, of validations and of roadmaps.
create function private.usage_since(p_since timestamptz)
returns table (provider text, model text, searches bigint, input bigint, output bigint, dollars numeric, unpriced bigint)
language sql stable security definer set search_path = '' as $$
  with entry as (
    -- The last entry of a step is its newest: steps that ended before are not opened.
    select u from private.validation_steps s cross join jsonb_array_elements(s.usage) u
    where (s.usage -> -1 ->> 'at')::timestamptz >= p_since
    union all
    select u from private.roadmap_steps s cross join jsonb_array_elements(s.usage) u
    where (s.usage -> -1 ->> 'at')::timestamptz >= p_since
  )
  select
    u ->> 'provider', u ->> 'model', sum(coalesce((u ->> 'searches')::bigint, 0))::bigint,
    sum(coalesce((u ->> 'inputTokens')::bigint, 0))::bigint,
    sum(coalesce((u ->> 'outputTokens')::bigint, 0))::bigint,
    sum(coalesce((u ->> 'costDollars')::numeric, 0)), count(*) filter (where u ->> 'costDollars' is null)
  from entry
  where (u ->> 'at')::timestamptz >= p_since
  group by 1, 2
$$;

-- Failed attempts by what the founder was told, in its first sentence.
create function private.failures_since(p_since timestamptz) returns table (kind text, failed bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with entry as (
    select f from private.validation_steps s cross join jsonb_array_elements(s.failures) f
    union all
    select f from private.roadmap_steps s cross join jsonb_array_elements(s.failures) f
  )
  select
    coalesce(nullif(split_part(f ->> 'reason', '. ', 1), ''), 'Not told'), count(*), max((f ->> 'at')::timestamptz)
  from entry
  where (f ->> 'at')::timestamptz >= p_since
  group by 1
$$;

create function private.step_times_since(p_since timestamptz)
returns table (step text, finished bigint, median_seconds numeric)
language sql stable security definer set search_path = '' as $$
  with done as (
    select step, position, finished_at - started_at as took
    from private.validation_steps where finished_at >= p_since and started_at is not null
    union all
    select 'roadmap ' || step, 100 + position, finished_at - started_at
    from private.roadmap_steps where finished_at >= p_since and started_at is not null
  )
  select step, count(*),
    round((percentile_cont(0.5) within group (order by extract(epoch from took)))::numeric, 3)
  from done group by step, position order by position
$$;

-- Validations of each of the last p_days days (UTC), by how they stand.
create function private.runs_by_day(p_days integer) returns table (day date, completed bigint, failed bigint, others bigint)
language sql stable security definer set search_path = '' as $$
  select d::date, count(*) filter (where v.status = 'completed'), count(*) filter (where v.status = 'error'),
    count(v.id) filter (where v.status in ('pending', 'analyzing'))
  from generate_series(
    date_trunc('day', now() at time zone 'utc') - make_interval(days => p_days - 1),
    date_trunc('day', now() at time zone 'utc'), interval '1 day') d
  left join public.idea_validations v
    on v.created_at >= d at time zone 'utc' and v.created_at < (d + interval '1 day') at time zone 'utc'
  group by d order by d
$$;

-- Shape: figuresSchema in src/features/admin/dashboard.
create function private.admin_figures(p_days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  days constant integer := least(greatest(coalesce(p_days, 30), 1), 90);
  since constant timestamptz :=
    (date_trunc('day', now() at time zone 'utc') - make_interval(days => days - 1)) at time zone 'utc';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the figures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'days', (select jsonb_agg(to_jsonb(r)) from private.runs_by_day(days) r),
    'steps', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.step_times_since(since) s),
    'usage', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.dollars desc, u.model), '[]') from private.usage_since(since) u),
    'failures', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.failed desc, f.kind), '[]')
      from private.failures_since(since) f)
  );
end $$;

create function public.get_admin_figures(p_days integer default 30) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_figures(p_days)
$$;

revoke all on function
  private.usage_since(timestamptz), private.failures_since(timestamptz), private.step_times_since(timestamptz),
  private.runs_by_day(integer), private.admin_figures(integer)
  from public;
revoke all on function public.get_admin_figures(integer) from public, anon, authenticated, service_role;
grant execute on function private.admin_figures(integer), public.get_admin_figures(integer) to authenticated;
