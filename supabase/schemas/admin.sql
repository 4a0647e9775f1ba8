-- Data for administrators: figures, runs and users.

-- p_since is the beginning of a day (UTC), here and below; whole days have already been added up (run_log.sql).
create function private.attempts_since(p_since timestamptz)
returns table (
  failure text, provider text, model text, attempts bigint, searches bigint, input bigint, output bigint, dollars numeric,
  unpriced bigint, last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select failure, provider, model, attempts, searches, input, output, dollars, unpriced, last_at
  from private.usage_days where day >= (p_since at time zone 'utc')::date
  union all
  select * from private.usage_between(greatest(p_since, private.rolled_until()), 'infinity')
$$;

create function private.usage_since(p_since timestamptz)
returns table (provider text, model text, searches bigint, input bigint, output bigint, dollars numeric, unpriced bigint)
language sql stable security definer set search_path = '' as $$
  select provider, model, sum(searches)::bigint, sum(input)::bigint, sum(output)::bigint, coalesce(sum(dollars), 0),
    sum(unpriced)::bigint
  from private.attempts_since(p_since) where searches is not null group by 1, 2
$$;

create function private.failures_since(p_since timestamptz)
returns table (kind text, failed bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select failure, sum(attempts)::bigint, max(last_at)
  from private.attempts_since(p_since) where failure is not null group by 1
$$;

-- Median duration of the attempts that finished their step, accurate to 2%.
create function private.step_times_since(p_since timestamptz)
returns table (step text, finished bigint, median_seconds numeric)
language sql stable security definer set search_path = '' as $$
  with parts as (
    select d.step, d.place, bucket, attempts
    from private.step_days d cross join unnest(d.buckets, d.counts) as part (bucket, attempts)
    where d.day >= (p_since at time zone 'utc')::date
    union all
    select * from private.steps_between(greatest(p_since, private.rolled_until()), 'infinity')
  ), buckets as (
    select step, min(place) as place, bucket, sum(attempts) as attempts from parts group by step, bucket
  ), ranked as (
    select step, min(place) over named as place, bucket, sum(attempts) over named as finished,
      sum(attempts) over (named order by bucket) as up_to
    from buckets window named as (partition by step)
  )
  -- The median: the middle bucket, or halfway between the two middle buckets.
  select step, finished::bigint, round(((
      min(private.bucket_seconds(bucket)) filter (where up_to >= floor((finished + 1) / 2))
      + min(private.bucket_seconds(bucket)) filter (where up_to >= ceil((finished + 1) / 2))
    ) / 2)::numeric, 3)
  from ranked group by step, finished order by step like '% %', min(place)
$$;

-- Runs started on each of the last p_days days (UTC), by outcome. A follow-up counts as part of its report.
create function private.runs_by_day(p_days integer)
returns table (day date, completed bigint, failed bigint, others bigint)
language sql stable security definer set search_path = '' as $$
  select d::date, r.completed, r.failed, r.others
  from generate_series(
    date_trunc('day', now() at time zone 'utc') - make_interval(days => p_days - 1),
    date_trunc('day', now() at time zone 'utc'), interval '1 day') d
  cross join lateral (
    -- Uses only columns of the index.
    select count(*) filter (where outcome = 'completed') as completed, count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome is null or outcome = 'deleted') as others
    from private.run_log
    where started_at >= d at time zone 'utc' and started_at < (d + interval '1 day') at time zone 'utc'
      and kind <> 'follow_up'
  ) r
  order by d
$$;

-- Shape: figuresSchema in src/features/admin/dashboard.
create function private.admin_figures(p_days integer) returns jsonb
-- JIT compilation of such a query takes longer than running it.
language plpgsql stable security definer set search_path = '' set jit = off as $$
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
grant execute on function private.admin_figures to authenticated;

create function public.get_admin_figures(p_days integer default 30) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_figures(p_days)
$$;
grant execute on function public.get_admin_figures to authenticated;

create function private.charge_history(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'source', source, 'state', state, 'at', changed_at) order by created_at, id
  ), '[]')
  from private.charges where validation_id = p_validation
$$;

-- The work of a subject's runs. A step that several runs repeat is listed once: in its current state, with the failures
-- and the usage of all attempts.
create function private.step_history(p_validation uuid, p_roadmap uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with worked as (
    select s.*, r.state from private.run_steps s join private.runs r on r.id = s.run_id
    where r.validation_id = p_validation or r.roadmap_id = p_roadmap
  ), newest as (
    select distinct on (step) * from worked order by step, state = 'running' desc, finished_at desc nulls last
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'step', n.step, 'attempt', n.attempt, 'finishedAt', n.finished_at, 'notBefore', n.not_before,
      'failures', (
        select coalesce(jsonb_agg(e order by (e ->> 'at')::timestamptz), '[]')
        from worked w cross join jsonb_array_elements(w.failures) e where w.step = n.step),
      'usage', (
        select coalesce(jsonb_agg(e order by (e ->> 'at')::timestamptz), '[]')
        from worked w cross join jsonb_array_elements(w.usage) e where w.step = n.step)
    ) order by n.position
  ), '[]')
  from newest n
$$;

-- The work on a validation: its charges, and for each step the attempts, their usage and their failures.
create function private.validation_run(p_validation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read how a validation was worked on' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'status', v.status, 'charges', private.charge_history(v.id), 'steps', private.step_history(v.id, null))
    from public.idea_validations v where v.id = p_validation
  );
end $$;
grant execute on function private.validation_run to authenticated;

create function public.get_validation_run(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.validation_run(p_validation)
$$;
grant execute on function public.get_validation_run to authenticated;

create function private.roadmap_run(p_roadmap uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_for('read how a roadmap was worked on');
  return (
    select jsonb_build_object(
      'status', roadmap.status,
      'generating', roadmap.generating,
      'requester', (select requester from private.runs where roadmap_id = roadmap.id and kind = 'roadmap'),
      'steps', private.step_history(null, roadmap.id))
    from public.roadmaps roadmap where roadmap.id = p_roadmap
  );
end $$;
grant execute on function private.roadmap_run to authenticated;

create function public.get_roadmap_run(p_roadmap uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_run(p_roadmap)
$$;
grant execute on function public.get_roadmap_run to authenticated;

-- One page of all users, newest first. p_search finds literal text in names and addresses, or one whole id. The next
-- page starts after the created_at and id of the previous page's last row. At most 100 rows.
create function private.admin_users(
  p_search text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  sought constant text := btrim(coalesce(p_search, ''));
  most constant integer := least(greatest(coalesce(p_limit, 50), 1), 100);
  found constant uuid[] := case
    when not private.is_admin() or sought = '' then null
    when private.parse_uuid(sought) is not null then array[private.parse_uuid(sought)]
    else private.search_by_text('user_search', sought, false, p_before, p_before_id, most)
  end;
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the users' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'firstName', page."firstName", 'lastName', page."lastName", 'email', page.email,
      'created_at', page.created_at, 'updated_at', page.updated_at,
      'validations', (select count(*) from public.idea_validations v where v."userId" = page.id),
      -- Every paid purchase, including those that have since expired or been canceled.
      'purchases', (
        select count(*) from public.user_subscriptions s
        where s.user_id = page.id and s.status <> 'pending')
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select p.*, u.email
      from public.profiles p left join auth.users u on u.id = p.id
      where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
        and (found is null or p.id = any (found))
      order by p.created_at desc, p.id desc
      limit most
    ) page
  );
end $$;
grant execute on function private.admin_users to authenticated;

create function public.get_admin_users(
  p_search text default null, p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_users(p_search, p_before, p_before_id, p_limit)
$$;
grant execute on function public.get_admin_users to authenticated;
