begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(15);

-- Ends or deletes all other runs; the rollback restores them.
update public.idea_validations set status = 'error' where status in ('pending', 'analyzing');
delete from private.runs;
delete from private.charges;
insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month');
insert into public.idea_validations (id, "userId", "originalIdea", updated_at) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Run', now()),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'New', now()),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Forgotten',
    now() - interval '20 minutes');

create function pg_temp.start() returns uuid language sql as $$
  select (public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111')
    #>> '{run,fence}')::uuid
$$;
create function pg_temp.age(passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed, not_before = not_before - passed;
  update private.runs
  set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed;
  alter table public.idea_validations disable trigger stamp;
  update public.idea_validations set updated_at = updated_at - passed where "originalIdea" = 'Run';
  alter table public.idea_validations enable trigger stamp;
$$;
create function pg_temp.kick() returns jsonb language sql as $$
  select jsonb_build_array(private.run_key(r))
  from private.runs r where validation_id = 'b1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.state(idea text) returns text language sql as $$
  select concat_ws(': ', status, "statusDetail") from public.idea_validations where "originalIdea" = idea
$$;

set local role authenticated;
select throws_ok('select public.sweep_runs()', '42501', null, 'people do not sweep');
reset role;

select is(public.sweep_runs(), '[]', 'nothing runs yet');
select is(pg_temp.state('Forgotten'),
  'error: The analysis did not start. Nothing was charged. Press Retry to start it.',
  'an idea that never reached the server is not stuck');
select is(pg_temp.state('New'), 'pending', 'one that has just been submitted is left alone');

select pg_temp.start();
select is(public.sweep_runs(), '[]', 'a run that was just handed over is left alone');
select pg_temp.age('2 minutes');
select is(public.sweep_runs(), pg_temp.kick(), 'one that nobody claimed is handed to the sweeper');
select is(public.sweep_runs(), '[]', 'once');
select public.claim_step(id, fence, 60) from private.runs;
select pg_temp.age('55 seconds');
select is(public.sweep_runs(), '[]', 'a live lease is left alone');
select pg_temp.age('1 minute');
select is(public.sweep_runs(), pg_temp.kick(), 'a lapsed one is not');
select is((select state from private.charges), 'held', 'the charge is kept so far');

-- Kicks without effect
select pg_temp.age('8 minutes'), public.sweep_runs();
select is(pg_temp.state('Run'), 'analyzing: Step 1/3: Shaping the project concept', 'nine minutes are no death');
select pg_temp.age('8 minutes');
select is(public.sweep_runs(), '[]', 'after fifteen minutes without a sign of life nobody goes on');
select is(pg_temp.state('Run') || ' | ' || (select state from private.charges),
  'error: The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.'
  || ' | released', 'the run ends and costs nothing');

-- Attempts used up
select pg_temp.start();
update private.run_steps set attempt = 3 where step = 'concept';
select pg_temp.age('2 minutes');
select is(public.sweep_runs(), '[]', 'a run whose attempts are used up is not tried again');
select is((select string_agg(state, ', ') from private.charges), 'released, released', 'and costs nothing');

select * from finish();
rollback;
