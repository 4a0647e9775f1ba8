-- Ends runs of roadmaps that nobody will end any more, and hands those on that lost their worker: as for validations
-- (20261120000800).
create function private.is_roadmap_beyond_help(p_roadmap uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_roadmap_alive(p_roadmap) and (
    exists (
      select from private.claimable_roadmap_steps(p_roadmap) s where s.attempt >= private.max_attempts()
    )
    or coalesce(greatest(
      (select touched_at from private.roadmap_runs where roadmap_id = p_roadmap),
      (select max(leased_until) from private.roadmap_steps where roadmap_id = p_roadmap),
      (select max(not_before) from private.roadmap_steps where roadmap_id = p_roadmap)
    ), '-infinity') < clock_timestamp() - interval '15 minutes'
  )
$$;

create function private.end_dead_roadmaps() returns void
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid;
begin
  for candidate in
    select id from public.roadmaps
    where generating and not private.is_roadmap_alive(id)
    order by id
    for no key update skip locked
  loop
    if private.is_roadmap_beyond_help(candidate) then
      perform private.fail_roadmap(candidate, private.roadmap_stopped_reason());
    end if;
  end loop;
end $$;

-- One run for a caller to go on with, as a list of none or one. It counts as handed over, so that two sweeps at a
-- time do not start it twice; it is no sign of life, so that a run that nobody can start ends nevertheless.
create function private.hand_over_roadmap(p_roadmap uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run_fence uuid;
begin
  if private.is_roadmap_alive(p_roadmap) or not exists (select from private.claimable_roadmap_steps(p_roadmap)) then
    return '[]';
  end if;
  update private.roadmap_runs
  set handed_over_until = clock_timestamp() + make_interval(secs => lease_seconds)
  where roadmap_id = p_roadmap
  returning fence into run_fence;
  return jsonb_build_array(jsonb_build_object('roadmap', p_roadmap, 'fence', run_fence));
end $$;

-- After ending the dead runs: those that can go on and that nobody works on, ten at most.
create function private.sweep_roadmaps() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kicks jsonb := '[]';
  candidate uuid;
begin
  perform private.end_dead_roadmaps();
  for candidate in
    select id from public.roadmaps
    where generating and not private.is_roadmap_alive(id)
    order by id
    for no key update skip locked
  loop
    kicks := kicks || private.hand_over_roadmap(candidate);
    exit when jsonb_array_length(kicks) = 10;
  end loop;
  return kicks;
end $$;

create function public.sweep_roadmaps() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.sweep_roadmaps()
$$;

revoke all on function
  private.is_roadmap_beyond_help(uuid), private.end_dead_roadmaps(), private.hand_over_roadmap(uuid),
  private.sweep_roadmaps()
  from public;
revoke all on function public.sweep_roadmaps() from public, anon, authenticated;
grant execute on function private.sweep_roadmaps(), public.sweep_roadmaps() to service_role;

-- As for validations: where the host has pg_cron, dead runs end even when no function is called.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('end-dead-roadmaps', '* * * * *', 'select private.end_dead_roadmaps()');
  end if;
exception when others then
  raise notice 'pg_cron is not in use: %', sqlerrm;
end $$;
