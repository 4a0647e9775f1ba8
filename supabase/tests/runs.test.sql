-- A new kind of run only needs its three hooks.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(28);

-- Deletes all other rows; the rollback restores them.
delete from public.idea_validations;
insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');

create function private.errand_input(p_run private.runs, p_step private.run_steps) returns jsonb language sql as $$
  select jsonb_build_object('list', p_run.input, 'idea', (
    select "originalIdea" from public.idea_validations where id = p_run.validation_id))
$$;
create function private.errand_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language sql as $$
  update public.idea_validations
  set "statusDetail" = concat_ws(', ', nullif("statusDetail", 'Waiting'), p_step.result ->> 'told',
    case when p_completed then 'done' end)
  where id = p_run.validation_id
$$;
create function private.errand_failed(p_run private.runs, p_reason text) returns void language plpgsql as $$
begin
  if p_run.part = 'cursed' then
    raise exception 'It cannot even fail';
  end if;
  update public.idea_validations set "statusDetail" = coalesce(p_reason, 'Forgotten') where id = p_run.validation_id;
end $$;

create function pg_temp.open(keep boolean default true, part text default '') returns jsonb language sql as $$
  select private.run_key(private.open_run('errand', 'b1111111-1111-4111-8111-111111111111', null, part, 'owner',
    '["bread"]', '[{"step": "go", "position": 1, "needs": [], "progress": "Going"},
      {"step": "pay", "position": 2, "needs": ["go"], "progress": "Paying"},
      {"step": "greet", "position": 3, "needs": ["go"]}]', keep))
$$;
create temporary table claims (id integer generated always as identity, claim jsonb);
create function pg_temp.claim() returns text language sql as $$
  insert into claims (claim) select public.claim_step(id, fence, 60) from private.runs where kind = 'errand';
  select claim ->> 'step' from claims order by id desc limit 1
$$;
create function pg_temp.claimed(field text) returns text language sql as $$
  select claim ->> field from claims order by id desc limit 1
$$;
create function pg_temp.lease(of_step text) returns uuid language sql as $$
  select (claim ->> 'lease')::uuid from claims where claim ->> 'step' = of_step order by id desc limit 1
$$;
create function pg_temp.finish(of_step text) returns text language sql as $$
  select public.finish_step(pg_temp.lease(of_step), jsonb_build_object('told', of_step || ' done', 'material', of_step), null)::text
$$;
create function pg_temp.told() returns text language sql as $$ select "statusDetail" from public.idea_validations $$;
create function pg_temp.age(passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed;
  update private.runs set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed
$$;
create function pg_temp.logged() returns text language sql as $$
  select string_agg(kind || coalesce(' ' || outcome, ''), ', ' order by id) from private.run_log where kind = 'errand'
$$;

select throws_ok($$ insert into private.runs (kind, roadmap_id, requester, fence)
  values ('errand', gen_random_uuid(), 'owner', gen_random_uuid()) $$, '23514', null, 'it is about a validation');

-- From beginning to end
update public.idea_validations set "statusDetail" = 'Waiting';
select pg_temp.open();
select is(private.progress_of(id), 'Going', 'it tells its progress') from private.runs;
select is(pg_temp.claim(), 'go', 'its first step is claimed');
select is((select claim - '{lease}'::text[] from claims), '{"kind": "errand", "step": "go", "attempt": 1, "more": 0,
  "checkpoint": null, "materials": {}, "list": ["bread"], "idea": "Bread by bike"}', 'with what its hook says');
select is(pg_temp.finish('go'), '{"claimable": 2, "completed": false}', 'and finished, after which two can be claimed');
select is(pg_temp.told(), 'go done', 'its hook writes what was done');
select is(pg_temp.claim() || ' ' || pg_temp.claim(), 'pay greet', 'side by side');
select is(pg_temp.claimed('materials'), '{"go": {"told": "go done", "material": "go"}}', 'with what was done before');
select is(public.save_checkpoint(pg_temp.lease('pay'), '{"coins": 3}'), true, 'a checkpoint is saved');
select is(pg_temp.finish('greet'), '{"claimable": 0, "completed": false}', 'one is finished before the other');

-- The other worker dies
select pg_temp.age('2 minutes');
select is(pg_temp.finish('pay'), null, 'a late worker writes nothing');
select is(public.sweep_runs(), jsonb_build_array(private.run_key(r)), 'the sweep hands the run on') from private.runs r;
select is(public.sweep_runs(), '[]', 'once');
select is(pg_temp.claim() || ' ' || pg_temp.claimed('checkpoint'), 'pay {"coins": 3}',
  'the next worker goes on with what was found out');
select pg_temp.open(part => 'cursed'), pg_temp.age('20 minutes');
select is(public.sweep_runs(), '[]', 'a run without a sign of life is not handed on');
select is(pg_temp.told() || ' | ' || pg_temp.logged(), 'Forgotten | errand failed, errand', 'it ends, and its hook tells so');
select is((select state from private.runs where part = 'cursed'), 'running', 'whatever becomes of another run');
delete from private.runs where part = 'cursed';
delete from private.run_log where outcome = 'deleted';

-- A second run
select pg_temp.open();
select is(pg_temp.claim(), 'pay', 'what is finished stays finished');
select is(public.fail_step(pg_temp.lease('pay'), 'No coins. Earn some.', 'HTTP 402', false, null,
  '{"model": "purse", "searches": 1}') ->> 'outcome', 'failed', 'a step may fail for good');
select is(pg_temp.told(), 'No coins. Earn some.', 'with its reason');
select pg_temp.open(false);
select is(pg_temp.claim(), 'go', 'a start that keeps nothing repeats every step');
select pg_temp.finish('go'), pg_temp.claim(), pg_temp.claim(), pg_temp.finish('pay');
select is(pg_temp.finish('greet'), '{"claimable": 0, "completed": true}', 'the last step completes the run');
select is((select concat_ws(' ', state, fence, input) from private.runs), 'completed', 'which leaves nothing to work on');

-- What administrators can see
select is((select string_agg(step, ', ') from private.step_times_since(now() - interval '1 day')),
  'errand go, errand pay, errand greet', 'its steps have their times');
select is((select string_agg(kind || ' ' || failed, ', ') from private.failures_since(now() - interval '1 day')),
  'No coins 1', 'its failures are counted');
select pg_temp.open();
delete from public.idea_validations;
select is(pg_temp.logged(), 'errand failed, errand failed, errand completed, errand deleted',
  'its runs are in the log, also once its subject is deleted');

-- A version of the kind with other steps
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');
select pg_temp.open();
select pg_temp.claim(), pg_temp.finish('go'), pg_temp.claim();
select is(public.fail_step(pg_temp.lease('pay'), 'No coins', '', false) ->> 'outcome', 'failed', 'a run that failed before');
select private.open_run('errand', 'b1111111-1111-4111-8111-111111111111', null, '', 'owner', '["bread"]', '[
  {"step": "go", "position": 1, "needs": [], "progress": "Going"},
  {"step": "greet", "position": 2, "needs": ["go"], "progress": "Greeting"}]', true);
select is(pg_temp.claim() || ' ' || pg_temp.finish('greet'), 'greet {"claimable": 0, "completed": true}',
  'goes on with the steps of today');

select * from finish();
rollback;
