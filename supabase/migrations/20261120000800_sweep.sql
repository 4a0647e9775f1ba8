-- Ends what nobody will end any more, so that no idea is stuck: runs without a sign of life for 15 minutes, runs
-- with a step whose attempts are used up, and ideas whose start never reached the server.
create function private.is_beyond_help(p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_run_alive(p_validation) and (
    exists (
      select from private.claimable_steps(p_validation) s where s.attempt >= private.max_attempts()
    )
    or coalesce(greatest(
      (select touched_at from private.validation_runs where validation_id = p_validation),
      (select max(leased_until) from private.validation_steps where validation_id = p_validation),
      (select max(not_before) from private.validation_steps where validation_id = p_validation),
      (select updated_at from public.idea_validations where id = p_validation)
    ), '-infinity') < clock_timestamp() - interval '15 minutes'
  )
$$;

create function private.end_dead_runs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid;
begin
  for candidate in
    select id from public.idea_validations
    where status = 'analyzing' and not private.is_run_alive(id)
    order by id
    for no key update skip locked
  loop
    if private.is_beyond_help(candidate) then
      perform private.fail_run(candidate, private.stopped_reason());
    end if;
  end loop;
  update public.idea_validations
  set status = 'error',
      "statusDetail" = 'The analysis did not start. Nothing was charged. Press Retry to start it.'
  where id in (
    select id from public.idea_validations
    where status = 'pending' and updated_at < clock_timestamp() - interval '15 minutes'
    for no key update skip locked
  );
end $$;

-- One run for a caller to go on with, as a list of none or one. It counts as handed over, so that two sweeps at a
-- time do not start it twice; it is no sign of life, so that a run that nobody can start ends nevertheless.
create function private.hand_over(p_validation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run_fence uuid;
begin
  if private.is_run_alive(p_validation) or not exists (select from private.claimable_steps(p_validation)) then
    return '[]';
  end if;
  update private.validation_runs
  set handed_over_until = clock_timestamp() + make_interval(secs => lease_seconds)
  where validation_id = p_validation
  returning fence into run_fence;
  return jsonb_build_array(jsonb_build_object('validation', p_validation, 'fence', run_fence));
end $$;

-- After ending the dead runs: those that can go on and that nobody works on. Ten at most, so that one sweep never
-- sets off a flood; the others wait for the next.
create function private.sweep_validations() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kicks jsonb := '[]';
  candidate uuid;
begin
  perform private.end_dead_runs();
  for candidate in
    select id from public.idea_validations
    where status = 'analyzing' and not private.is_run_alive(id)
    order by id
    for no key update skip locked
  loop
    kicks := kicks || private.hand_over(candidate);
    exit when jsonb_array_length(kicks) = 10;
  end loop;
  return kicks;
end $$;

create function public.sweep_validations() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.sweep_validations()
$$;

revoke all on function
  private.is_beyond_help(uuid), private.end_dead_runs(), private.hand_over(uuid),
  private.sweep_validations()
  from public;
revoke all on function public.sweep_validations() from public, anon, authenticated;
grant execute on function private.sweep_validations(), public.sweep_validations() to service_role;

-- Where the host has pg_cron, dead runs end even when no function is called. A server may list the extension
-- without having loaded it: then the sweeps of the functions have to do.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('end-dead-runs', '* * * * *', 'select private.end_dead_runs()');
  end if;
exception when others then
  raise notice 'pg_cron is not in use: %', sqlerrm;
end $$;
