-- Cached answers of public sources, so that the same request is sent once for all founders (docs/lookups.md#cache). A
-- request is identified by its digest, because the words that founders confirmed are not stored here.

create table private.lookup_cache (
  -- SHA-256 of method, address and body, in hexadecimal.
  request text primary key check (request ~ '^[0-9a-f]{64}$'),
  source text not null,
  answer jsonb not null,
  fetched_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index lookup_cache_oldest on private.lookup_cache (expires_at);
alter table private.lookup_cache enable row level security;

-- How often each source answered on each day (UTC), for administrators. Contains nothing about the requests.
create table private.lookup_days (
  source text not null,
  day date not null,
  -- Requests that the source answered, requests that it failed, and requests answered from the cache instead.
  answered integer not null default 0,
  failed integer not null default 0,
  cached integer not null default 0,
  answered_at timestamptz,
  failed_at timestamptz,
  -- The cause of the last failure (LOOKUP_CAUSES in _shared/domain/lookups.ts).
  cause text check (char_length(cause) <= 40),
  primary key (source, day)
);
alter table private.lookup_days enable row level security;

-- Counts one request as 'answered', 'failed' (with its cause) or 'cached', and deletes days older than three months.
create function private.count_lookup(p_source text, p_end text, p_cause text default null) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.lookup_days where source = p_source and day < (now() at time zone 'utc')::date - 90;
  insert into private.lookup_days as d (source, day, answered, failed, cached, answered_at, failed_at, cause)
  values (
    p_source, (now() at time zone 'utc')::date,
    (p_end = 'answered')::integer, (p_end = 'failed')::integer, (p_end = 'cached')::integer,
    case when p_end = 'answered' then now() end, case when p_end = 'failed' then now() end, p_cause)
  on conflict (source, day) do update set
    answered = d.answered + excluded.answered, failed = d.failed + excluded.failed,
    cached = d.cached + excluded.cached,
    answered_at = coalesce(excluded.answered_at, d.answered_at),
    failed_at = coalesce(excluded.failed_at, d.failed_at),
    cause = coalesce(excluded.cause, d.cause)
$$;

-- Cached answers by request, including expired ones: if the source fails, an old answer is shown with its date. A run
-- passes all of its requests at once.
create function private.cached_lookups(p_requests text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.lookup_cache;
  answers jsonb := '{}';
begin
  for kept in select * from private.lookup_cache where request = any (p_requests) loop
    if kept.expires_at > now() then
      perform private.count_lookup(kept.source, 'cached');
    end if;
    answers := answers || jsonb_build_object(kept.request, jsonb_build_object(
      'answer', kept.answer, 'fetched_at', kept.fetched_at, 'fresh', kept.expires_at > now()));
  end loop;
  return answers;
end $$;

-- Caches an answer, counts it for its source, and removes answers that expired three months ago.
create function private.cache_lookup(p_request text, p_source text, p_answer jsonb, p_seconds integer) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.lookup_cache where request in (
    select request from private.lookup_cache where expires_at < now() - interval '90 days'
    order by expires_at limit 100 for update skip locked
  );
  insert into private.lookup_cache (request, source, answer, expires_at)
  values (p_request, p_source, p_answer, now() + make_interval(secs => p_seconds))
  on conflict (request) do update set
    answer = excluded.answer, fetched_at = excluded.fetched_at, expires_at = excluded.expires_at;
  select private.count_lookup(p_source, 'answered')
$$;

create function public.cached_lookups(p_requests text[]) returns jsonb
language sql volatile set search_path = '' as $$ select private.cached_lookups(p_requests) $$;
grant execute on function private.cached_lookups, public.cached_lookups to service_role;

create function public.cache_lookup(p_request text, p_source text, p_answer jsonb, p_seconds integer) returns void
language sql volatile set search_path = '' as $$
  select private.cache_lookup(p_request, p_source, p_answer, p_seconds)
$$;
grant execute on function private.cache_lookup, public.cache_lookup to service_role;

-- Counts requests that sources failed: [{ source, cause }].
create function private.count_lookup_failures(p_failures jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_lookup(f ->> 'source', 'failed', f ->> 'cause')
  -- In a fixed order, so that two workers cannot deadlock.
  from (select f from jsonb_array_elements(p_failures) f order by f ->> 'source') failures
$$;
create function public.count_lookup_failures(p_failures jsonb) returns void
language sql volatile set search_path = '' as $$ select private.count_lookup_failures(p_failures) $$;
grant execute on function private.count_lookup_failures, public.count_lookup_failures to service_role;

-- The health of each source: its requests of the last 30 days, and the times of its last answer and last failure.
-- Shape: sourceHealthSchema in src/features/admin/ai-settings.
create function private.lookup_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read how sources answer' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(h) order by h.source), '[]') from (
      select source,
        coalesce(sum(answered) filter (where recent), 0) as answered,
        coalesce(sum(failed) filter (where recent), 0) as failed,
        coalesce(sum(cached) filter (where recent), 0) as cached,
        max(answered_at) as answered_at,
        max(failed_at) as failed_at,
        (array_agg(cause order by failed_at desc) filter (where failed_at is not null))[1] as cause
      from (
        select *, day > (now() at time zone 'utc')::date - 30 as recent from private.lookup_days
      ) d group by source
    ) h
  );
end $$;
grant execute on function private.lookup_health to authenticated;

create function public.get_lookup_health() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.lookup_health() $$;
grant execute on function public.get_lookup_health to authenticated;

-- Look-ups for a finished report, which its founder requests after seeing the terms: a separate run with one step
-- (runs.sql). They are free, and the report does not change until they are done.

create table private.lookup_rounds (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  day date not null,
  begun integer not null
);
alter table private.lookup_rounds enable row level security;

-- Counts one more round today; false after ten. The caller holds the lock of the validation.
create function private.use_lookup_round(p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 10;
begin
  insert into private.lookup_rounds as r (validation_id, day, begun) values (p_validation, current_date, 1)
  on conflict (validation_id) do update
  set day = excluded.day, begun = case when r.day = excluded.day then r.begun + 1 else 1 end
  where r.day <> excluded.day or r.begun < most;
  return found;
end $$;

-- Begins look-ups for the caller's own completed report, or takes over a dead round. Returns { outcome, run }; `run` is
-- the run_key if they have started.
create function private.begin_lookup(p_user uuid, p_validation uuid, p_terms jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, false);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'lookup' and state = 'running';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif validation.status <> 'completed' then
    return '{"outcome": "not_completed"}';
  elsif private.is_run_alive(run.id) then
    return '{"outcome": "running"}';
  elsif validation.rerun ->> 'state' = 'running' then
    return '{"outcome": "busy"}';
  elsif not private.use_lookup_round(p_validation) then
    return '{"outcome": "too_many"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  run := private.open_run(
    'lookup', p_validation, null, '', 'owner', null, jsonb_build_array(private.lookup_step() - 'progress'), false);
  update public.idea_validations
  set lookup_terms = p_terms, lookup_run = '{"state": "running", "reason": null}'
  where id = p_validation;
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_lookup to service_role;

create function public.begin_lookup(p_user uuid, p_validation uuid, p_terms jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_lookup(p_user, p_validation, p_terms)
$$;
grant execute on function public.begin_lookup to service_role;

-- Stores the sources' answers with the report: { lookups: LookupRecord }. A round that could not ask any source keeps
-- the earlier answers.
create function private.store_lookups(p_validation uuid, p_result jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set lookups = coalesce(nullif(p_result -> 'lookups', 'null'), lookups), lookup_run = null
  where id = p_validation
$$;

create function private.lookup_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.validation_input(p_run, p_step)
$$;

create function private.lookup_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language sql security definer set search_path = '' as $$
  select private.store_lookups(p_run.validation_id, p_step.result)
$$;

create function private.lookup_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set lookup_run = jsonb_build_object('state', 'failed', 'reason', left(coalesce(p_reason,
    'The look-ups stopped unexpectedly. Your report is unchanged.'), 500))
  where id = p_run.validation_id
$$;
