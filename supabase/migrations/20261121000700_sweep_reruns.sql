-- The sweep of 20261120000800, which looks after reruns as well: they are handed on like runs, and end after the
-- same time without a sign of life. Their reports stay completed.
create or replace function private.end_dead_runs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid;
begin
  for candidate in
    select id from public.idea_validations
    where (status = 'analyzing' or rerun ->> 'state' = 'running') and not private.is_run_alive(id)
    order by id
    for no key update skip locked
  loop
    if private.is_beyond_help(candidate) then
      perform private.fail_run(candidate, private.stopped_reason(candidate));
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

create or replace function private.sweep_validations() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kicks jsonb := '[]';
  candidate uuid;
begin
  perform private.end_dead_runs();
  for candidate in
    select id from public.idea_validations
    where (status = 'analyzing' or rerun ->> 'state' = 'running') and not private.is_run_alive(id)
    order by id
    for no key update skip locked
  loop
    kicks := kicks || private.hand_over(candidate);
    exit when jsonb_array_length(kicks) = 10;
  end loop;
  return kicks;
end $$;
