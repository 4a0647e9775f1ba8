-- Ends runs that cannot continue, so that no idea is stuck, and hands runs that lost their worker to a new one.

-- A run without a worker that has shown no sign of life for 15 minutes, or that has a required step without attempts
-- left.
create function private.is_dead_run(p_run private.runs) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_run_alive(p_run.id) and (
    exists (select from private.claimable_steps(p_run.id) s
      where s.attempt >= private.max_attempts() and not s.optional)
    or greatest(
      p_run.touched_at,
      (select max(greatest(leased_until, not_before)) from private.run_steps where run_id = p_run.id)
    ) < clock_timestamp() - interval '15 minutes'
  )
$$;

-- Ends dead runs, and returns the runs that can continue and have no worker, as a list of run_key. At most p_most, to
-- limit the number of workers; the others wait for the next sweep. A returned run counts as handed over, so that two
-- simultaneous sweeps do not start it twice. Being handed over is not a sign of life: a run that no worker can start
-- still ends.
create function private.sweep_runs(p_most integer default 10) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  keys jsonb := '[]';
  candidate uuid;
  run private.runs;
begin
  -- Runs that end here are not logged as actions of an administrator (audit.sql), even if one triggered the sweep.
  perform set_config('app.sweeping', 'on', true);
  perform private.end_unstarted_validations();
  for candidate in select id from private.runs where state = 'running' and not private.is_run_alive(id) order by id loop
    -- A run that cannot be ended does not stop the sweep of the others.
    begin
      run := private.lock_run(candidate, false);
      if run.state = 'running' and private.is_dead_run(run) then
        perform private.fail_run(run, null);
      elsif run.state = 'running' and not private.is_run_alive(run.id) and jsonb_array_length(keys) < p_most
        and exists (select from private.claimable_steps(run.id))
      then
        update private.runs set handed_over_until = clock_timestamp() + make_interval(secs => lease_seconds)
        where id = run.id;
        keys := keys || private.run_key(run);
      end if;
    exception when others then
      raise warning 'The run % was not swept: %', candidate, sqlerrm;
    end;
  end loop;
  begin
    perform private.roll_up_day();
  exception when others then
    raise warning 'The attempts of a day were not added up: %', sqlerrm;
  end;
  perform set_config('app.sweeping', 'off', true);
  return keys;
end $$;

create function public.sweep_runs() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.sweep_runs()
$$;
grant execute on function private.sweep_runs, public.sweep_runs to service_role;

-- The address and key for calling edge functions; null if either is missing, or without pg_net.
create function private.edge_functions_access(out url text, out key text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or to_regclass('vault.decrypted_secrets') is null
  then
    return;
  end if;
  execute $q$
    select rtrim(max(decrypted_secret) filter (where name = 'project_url'), '/'),
      max(decrypted_secret) filter (where name = 'service_role_key')
    from vault.decrypted_secrets where name in ('project_url', 'service_role_key')
  $q$ into url, key;
exception when others then
  raise warning 'The vault cannot be read: %', sqlerrm;
end $$;

-- Run by pg_cron once a minute. Ends dead runs and starts a worker for each run that can continue; returns the number
-- started. This also continues runs that wait for a provider longer than a worker may. It needs pg_net, and in the
-- vault the project's address (`project_url`) and the functions' service role key (`service_role_key`); without them it
-- only ends dead runs.
create function private.wake_workers() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  edge constant record := private.edge_functions_access();
  can_call constant boolean := edge.url is not null and edge.key is not null;
  -- A function answers at once and continues its work afterwards; a late answer means nothing.
  answer_limit_ms constant integer := 10000;
  run jsonb;
  started integer := 0;
begin
  for run in select jsonb_array_elements(private.sweep_runs(case when can_call then 10 else 0 end)) loop
    -- A request that cannot be posted, such as one to an address without a scheme, does not undo the others or stop the
    -- sweep.
    begin
      execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using edge.url || '/functions/v1/' || (run ->> 'worker'), run,
        jsonb_build_object(
          'Content-Type', 'application/json', 'Authorization', 'Bearer ' || edge.key, 'apikey', edge.key
        ),
        answer_limit_ms;
      started := started + 1;
    exception when others then
      raise warning 'A run was not handed on: %', sqlerrm;
    end;
  end loop;
  return started;
end $$;
