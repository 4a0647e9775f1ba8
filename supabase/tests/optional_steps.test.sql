-- A run continues without an optional step, a pause is not an attempt, and a model's report is split into steps.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(31);

-- Deletes all other rows; the rollback restores them.
delete from public.idea_validations;
insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", brief) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike', null);

create function pg_temp.begin(plan text default '{"topics": ["size", "counter"], "waits": false, "oneAtATime": false}')
returns text language sql as $$
  select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', null,
    plan::jsonb) ->> 'outcome'
$$;
create temporary table claims (id integer generated always as identity, claim jsonb);
create function pg_temp.claim() returns text language sql as $$
  insert into claims (claim) select public.claim_step(id, fence, 60) from private.runs where state = 'running';
  select claim ->> 'step' from claims order by id desc limit 1
$$;
create function pg_temp.lease(of_step text) returns uuid language sql as $$
  select (claim ->> 'lease')::uuid from claims where claim ->> 'step' = of_step order by id desc limit 1
$$;
create function pg_temp.finish(of_step text, result jsonb default null) returns jsonb language sql as $$
  select public.finish_step(pg_temp.lease(of_step),
    coalesce(result, '{"columns": {}}'), null)
$$;
create function pg_temp.fail(of_step text, retryable boolean) returns text language sql as $$
  select public.fail_step(pg_temp.lease(of_step), 'It failed.', 'Status 500', retryable) ->> 'outcome'
$$;
create function pg_temp.state() returns text language sql as $$
  select state from private.runs where kind = 'validation'
$$;
create function pg_temp.needs(plan jsonb, of_step text) returns jsonb language sql as $$
  select s -> 'needs' from jsonb_array_elements(private.report_steps(plan)) s where s ->> 'step' = of_step
$$;

-- The steps of a model's report
select is(jsonb_array_length(private.report_steps()), 4, 'without a model there are four steps');
select is(pg_temp.needs('{"topics": ["size"]}', 'search-size'), '[]', 'a search needs nothing, so it begins beside the concept');
select is(pg_temp.needs('{"topics": ["size"], "waits": true}', 'search-size'), '["concept"]', 'or waits for it');
select is(pg_temp.needs('{"topics": ["size", "counter"]}', 'part-risks'),
  '["concept", "lookups", "search-size", "search-counter"]', 'a part needs all searches');
select is(pg_temp.needs('{"topics": []}', 'market'), '["concept", "lookups", "part-market", "part-competitors", "part-risks"]',
  'the market is put together from its parts, also without a search');
select is_empty($$
  with plan as (select s from jsonb_array_elements(
    private.report_steps('{"topics": ["size", "counter"], "oneAtATime": true}')) s
    where s ->> 'step' not in ('market', 'evidence')),
  reach as (
    select a.s ->> 'step' as step, b.s ->> 'step' as other from plan a, plan b where a.s ->> 'step' < b.s ->> 'step')
  select step, other from reach r
  where not exists (
    with recursive up as (
      select jsonb_array_elements_text(s -> 'needs') as need, s ->> 'step' as step from plan
      union select jsonb_array_elements_text(p.s -> 'needs'), up.step from up join plan p on p.s ->> 'step' = up.need)
    select from up where up.step = r.step and up.need = r.other or up.step = r.other and up.need = r.step)
$$, 'on a local server no two steps ask the model together');

-- A search that fails permanently
select is(pg_temp.begin(), 'started', 'a run begins');
select is(pg_temp.claim() || ' ' || pg_temp.claim() || ' ' || pg_temp.claim(), 'concept search-size search-counter',
  'its searches beside the concept');
select is(pg_temp.finish('search-size', '{"material": {"text": "found"}}') ->> 'completed', 'false', 'one finds something');
select is(pg_temp.fail('search-counter', false), 'skipped', 'the run goes on without the other one');
select is(pg_temp.state(), 'running', 'it does not fail');
select is(pg_temp.finish('concept') ->> 'claimable', '4', 'and its parts can be written beside the personas');
select is(pg_temp.claim() || ' ' || pg_temp.claim(), 'audience part-market', 'they are claimed');
select is((select claim -> 'materials' from claims order by id desc limit 1),
  '{"search-size": {"material": {"text": "found"}}, "search-counter": {"missing": "It failed."}}',
  'with what was found and what is missing');
select is((select claim -> 'materials' from claims where claim ->> 'step' = 'audience'), '{}', 'and nothing that they do not need');

-- A pause is not an attempt
select is(public.save_checkpoint(pg_temp.lease('part-market'), '{"pending": "r1"}'), true, 'a part waits for its answer');
select is(public.pause_step(pg_temp.lease('part-market'), now(), null), true, 'and lets go of its worker');
select is(public.pause_step(pg_temp.lease('part-market'), now(), null), false, 'once');
select is(pg_temp.claim(), 'part-market', 'another one goes on');
select is((select claim - '{lease,materials}'::text[] ->> 'attempt' from claims order by id desc limit 1), '1', 'in the same attempt');
select is((select claim -> 'checkpoint' from claims order by id desc limit 1), '{"pending": "r1"}', 'from its checkpoint');

-- Workers that die during an optional step
select pg_temp.finish('part-market', '{"material": {"output": "market"}}');
select pg_temp.claim();
update private.run_steps set attempt = 3, leased_until = now() - interval '1 minute' where step = 'part-competitors';
select is(pg_temp.claim(), 'part-risks', 'are not tried again');
select is((select result ->> 'missing' from private.run_steps where step = 'part-competitors'),
  'The work on it stopped unexpectedly.', 'and the step is missing');
select is(pg_temp.fail('part-risks', true), 'retry', 'a failure that may pass is tried again first');
update private.run_steps set not_before = null;
select pg_temp.claim();
select pg_temp.finish('part-risks', '{"material": {"output": "risks"}}');
select pg_temp.finish('audience');
select is(pg_temp.claim(), 'market', 'the market is put together');
select pg_temp.finish('market');
select pg_temp.claim();
select is(pg_temp.finish('evidence') ->> 'completed', 'true', 'the report is completed');

-- Requesting the missing parts
select is((select array_agg(step order by position) from private.run_steps where result ? 'material'),
  '{search-size,part-market,part-risks}', 'what was found and written is kept');
select is(public.begin_rerun('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', '{market}',
  '{"topics": ["size", "counter"], "waits": false, "oneAtATime": false}', true) ->> 'outcome', 'started', 'what is missing is asked for');
select is((select array_agg(step order by position) from private.claimable_steps(
  (select id from private.runs where kind = 'rerun'))), '{search-counter}', 'the search that failed');
select is((select count(*)::integer from private.run_steps s join private.runs r on r.id = s.run_id
  where r.kind = 'rerun' and step like 'part-%' and finished_at is not null), 0,
  'and all parts after it: they cite sources by numbers that it changes');
select is((select begun from private.free_reruns), 1, 'which counts as a free re-run');

select * from finish();
rollback;
