-- Where the host has pg_cron and pg_net, runs that lost their worker, or that wait for a provider longer than a worker
-- may, go on by themselves: once a minute they are handed to the edge functions. For that the vault has to hold the
-- project's address (`project_url`) and the key that its functions know as theirs (`service_role_key`); without
-- them dead runs are only ended.

-- The address and key to call edge functions with; null where there is none, or nothing to call them with.
create function private.edge_access(out url text, out key text)
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

-- Ends dead runs and starts a worker for each run that can go on. Answers how many were started.
create function private.wake_runs() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  edge constant record := private.edge_access();
  -- A function answers at once and works on after that; an answer that is late says nothing.
  answer_limit_ms constant integer := 10000;
  kick record;
  started integer := 0;
begin
  if edge.url is null or edge.key is null then
    perform private.end_dead_runs();
    perform private.end_dead_roadmaps();
    return 0;
  end if;
  for kick in
    select 'enhanced-idea-validation-full' as worker,
      jsonb_build_object('validationId', run -> 'validation', 'fence', run -> 'fence') as body
    from jsonb_array_elements(private.sweep_validations()) run
    union all
    select 'generate-roadmap', jsonb_build_object('roadmapId', run -> 'roadmap', 'fence', run -> 'fence')
    from jsonb_array_elements(private.sweep_roadmaps()) run
  loop
    -- A request that cannot be posted, such as one to an address without a scheme, undoes no other and ends no sweep.
    begin
      execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using edge.url || '/functions/v1/' || kick.worker, kick.body,
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

revoke all on function private.edge_access(), private.wake_runs() from public;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('wake-runs', '* * * * *', 'select private.wake_runs()');
    perform cron.unschedule(jobname) from cron.job where jobname in ('end-dead-runs', 'end-dead-roadmaps');
  end if;
exception when others then
  raise notice 'pg_cron is not in use: %', sqlerrm;
end $$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
exception when others then
  raise notice 'pg_net is not in use: %', sqlerrm;
end $$;
