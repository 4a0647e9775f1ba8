begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(56);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month');

create temporary table run (name text primary key, id uuid default gen_random_uuid(), key jsonb);
create temporary table claims (name text primary key, claim jsonb);

-- Creates a validation with a run, stored under a name.
create function pg_temp.start(run_name text) returns text language plpgsql as $$
declare begun jsonb;
begin
  insert into run (name) values (run_name) on conflict do nothing;
  insert into public.idea_validations (id, "userId", "originalIdea")
  select id, 'a1111111-1111-4111-8111-111111111111', 'Idea of ' || name from run where name = run_name
  on conflict do nothing;
  select public.begin_validation('a1111111-1111-4111-8111-111111111111', id) into begun from run
  where name = run_name;
  update run set key = begun -> 'run' where name = run_name and begun ->> 'outcome' = 'started';
  return begun ->> 'outcome';
end $$;
-- Claims a step and stores the claim under 'run.step'; returns the step.
create function pg_temp.claim(run_name text) returns text language plpgsql as $$
declare made jsonb;
begin
  select public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 60) into made from run where name = run_name;
  if made is not null then
    insert into claims values (run_name || '.' || (made ->> 'step'), made)
    on conflict (name) do update set claim = excluded.claim;
  end if;
  return made ->> 'step';
end $$;
create function pg_temp.lease(claim_name text) returns uuid language sql as $$
  select (claim ->> 'lease')::uuid from claims where name = claim_name
$$;
create function pg_temp.finish(claim_name text, columns jsonb default '{}') returns jsonb language sql as $$
  select public.finish_step(pg_temp.lease(claim_name),
    jsonb_build_object('columns', columns), '{"inputTokens": 7}')
$$;
create function pg_temp.fail(claim_name text, retryable boolean, not_before timestamptz default null) returns text
language sql as $$
  select public.fail_step(pg_temp.lease(claim_name), 'The search is down', 'HTTP 503', retryable, not_before)
    ->> 'outcome'
$$;
create function pg_temp.status(run_name text) returns text language sql as $$
  select concat_ws(': ', v.status, v."statusDetail")
  from public.idea_validations v join run using (id) where name = run_name
$$;
create function pg_temp.charge(run_name text) returns text language sql as $$
  select string_agg(c.state, ', ' order by c.created_at, c.state)
  from private.charges c join run on run.id = c.validation_id where name = run_name
$$;
-- Moves the run's leases, waits and hand-overs back in time.
create function pg_temp.age(run_name text, passed interval default '5 minutes') returns void
language plpgsql as $$
declare target constant uuid := (select (key ->> 'run')::uuid from run where name = run_name);
begin
  update private.run_steps set leased_until = leased_until - passed, not_before = not_before - passed
  where run_id = target;
  update private.runs
  set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed
  where id = target;
end $$;

-- From the first step to the report
select is(pg_temp.start('a'), 'started', 'a run starts');
select is(pg_temp.status('a'), 'analyzing: Step 1/3: Shaping the project concept', 'the founder reads the step');
select is(public.claim_step((select (key ->> 'run')::uuid from run where name = 'a'), gen_random_uuid(), 60), null,
  'a wrong fence claims nothing');
select is(pg_temp.claim('a'), 'concept', 'concept comes first');
select is((select claim - '{lease,created_at,validationId}'::text[] from claims where name = 'a.concept'),
  '{"kind": "validation", "step": "concept", "attempt": 1, "idea": "Idea of a", "sections": {}, "materials": {}, "earlier": [], "terms": null, "lookups": null,
    "citations": [], "checkpoint": null, "brief": null, "briefVersion": 0, "more": 0}', 'with all that it needs');
select is(pg_temp.claim('a'), null, 'and alone');
select ok(public.renew_lease(pg_temp.lease('a.concept'), 60), 'a live lease is renewed');
select ok(not public.renew_lease(gen_random_uuid(), 60), 'an unknown one is not');
select throws_ok($$ select pg_temp.finish('a.concept', '{"status": "completed"}') $$, '22023',
  'A step cannot write {"status": "completed"}', 'a step writes the report and nothing else');
select is(
  pg_temp.finish('a.concept', '{"projectConcept": {"overview": "x"}, "userRoles": [], "engine": {"id": "built-in"}}'),
  '{"claimable": 2, "completed": false}', 'two steps follow');
select results_eq(
  $$ select "projectConcept", "userRoles", engine, "targetUsers", status
    from public.idea_validations join run using (id) where name = 'a' $$,
  $$ values ('{"overview": "x"}'::jsonb, '[]'::jsonb,
    '{"id": "built-in", "sections": {"concept": {"id": "built-in", "model": null}}}'::jsonb, null::jsonb,
    'analyzing') $$,
  'the result shows at once');
select is((select result from private.run_steps join run on run_id = (key ->> 'run')::uuid where name = 'a' and step = 'concept'),
  '{"columns": {}}', 'and is stored nowhere else');
select is(pg_temp.finish('a.concept'), null, 'a step is finished once');
select is(pg_temp.claim('a') || ', ' || pg_temp.claim('a'), 'audience, market', 'audience and market run side by side');
select is((select claim -> 'sections' from claims where name = 'a.market'),
  '{"projectConcept": {"overview": "x"}, "userRoles": []}', 'each gets the finished sections');
select is((select claim ->> 'more' from claims where name = 'a.audience'), '1', 'the first one hands the other on');
select is(pg_temp.status('a'), 'analyzing: Step 2/3: Describing the personas', 'the founder reads the second step');
select is(pg_temp.finish('a.market', '{"marketValidation": {}}'), '{"claimable": 0, "completed": false}',
  'evidence waits for both');
select is(pg_temp.status('a'), 'analyzing: Step 2/3: Describing the personas', 'the personas are still to come');
select is(pg_temp.finish('a.audience', '{"targetUsers": []}'), '{"claimable": 1, "completed": false}',
  'then it can be claimed');
select is(pg_temp.status('a'), 'analyzing: Step 3/3: Market validation and competitor analysis', 'the third step');
select is(pg_temp.claim('a'), 'evidence', 'evidence comes last');
select is(pg_temp.charge('a'), 'held', 'until then the charge is held');
select is(pg_temp.finish('a.evidence', '{"real_citations": []}'), '{"claimable": 0, "completed": true}',
  'the last step completes the run');
select is(pg_temp.status('a') || ', ' || pg_temp.charge('a'), 'completed, settled', 'and settles the charge');
select is((select completed_at is not null from public.idea_validations join run using (id) where name = 'a'), true,
  'with its time');
select is(pg_temp.finish('a.evidence'), null, 'finishing twice is once');
select is(pg_temp.claim('a'), null, 'nothing is left to claim');
select is((select count(*) from private.run_steps join run on run_id = (key ->> 'run')::uuid
  where name = 'a' and usage -> 0 ->> 'inputTokens' = '7' and attempt = 1), 4::bigint, 'every step ran once, its use stored');

-- A killed worker
select pg_temp.start('b');
select pg_temp.claim('b');
select pg_temp.finish('b.concept', '{"projectConcept": {"overview": "y"}}');
select pg_temp.claim('b');
select is(pg_temp.start('b'), 'running', 'a run with a live lease is not taken over');
select pg_temp.age('b', '2 minutes');
select ok(not public.renew_lease(pg_temp.lease('b.audience'), 60), 'a lapsed lease is not renewed');
select is(pg_temp.finish('b.audience'), null, 'nor is its result taken');
select is(pg_temp.fail('b.audience', false), 'stale', 'nor its failure');
create temporary table before_takeover as select * from claims where name = 'b.audience';
create temporary table old_key as select key from run where name = 'b';
select is(pg_temp.start('b'), 'started', 'a dead run is taken over');
select isnt((select key ->> 'fence' from run where name = 'b'), (select key ->> 'fence' from old_key), 'with a new fence');
select is(public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 60), null, 'the old one claims nothing') from old_key;
select is(pg_temp.claim('b'), 'audience', 'finished steps stay finished');
select is((select claim ->> 'attempt' from claims where name = 'b.audience'), '2', 'attempts are counted on');
select is(public.finish_step((select (claim ->> 'lease')::uuid from before_takeover),
  '{"columns": {"targetUsers": ["late"]}}', null), null, 'the killed worker comes too late');
select is(pg_temp.charge('b'), 'held', 'the charge is kept');

-- Failures
select is(pg_temp.fail('b.audience', true), 'retry', 'a failure that may pass is tried again');
select is(pg_temp.claim('b'), 'audience', 'at once, when nothing else is said');
select is(pg_temp.fail('b.audience', true), 'failed', 'the third attempt is the last');
select is(pg_temp.status('b') || ', ' || pg_temp.charge('b'), 'error: The search is down, released',
  'the founder reads the reason and pays nothing');
select is(pg_temp.start('b') || ', ' || pg_temp.claim('b'), 'started, audience',
  'a retry goes on where it stopped');
select is((select claim -> 'sections' from claims where name = 'b.audience'),
  '{"userRoles": null, "projectConcept": {"overview": "y"}}', 'with what was written before');
select is((select claim ->> 'attempt' from claims where name = 'b.audience'), '1', 'with new attempts');
select is(pg_temp.fail('b.audience', true, now() + interval '5 minutes') || ', ' || pg_temp.claim('b'),
  'retry, market', 'a step that must wait lets the other go first');
select is(pg_temp.claim('b'), null, 'and is not claimed before its time');
select pg_temp.age('b', '6 minutes');
select is(pg_temp.claim('b') || ', ' || pg_temp.claim('b'), 'audience, market', 'but after it');
select is(pg_temp.fail('b.audience', true, now() + interval '1 hour'), 'failed', 'nobody waits for an hour');
select is(pg_temp.finish('b.market'), null, 'the failure of one step ends the other');
select is(pg_temp.start('b'), 'started', 'also when somebody has');
select is(pg_temp.finish('b.market'), null, 'pressed Retry meanwhile');

-- Attempts that end without a report
select pg_temp.start('c');
select pg_temp.claim('c'), pg_temp.age('c') from generate_series(1, 3);
select is(pg_temp.claim('c'), null, 'a step that died three times is not tried again');
select is(pg_temp.status('c') || ', ' || pg_temp.charge('c'),
  'error: The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped., released',
  'its run fails');

select * from finish();
rollback;
