begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(60);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;

-- One completed report; the text of every column names the column.
create function pg_temp.id() returns uuid language sql immutable as $$
  select 'b1111111-1111-4111-8111-111111111111'::uuid
$$;
create function pg_temp.owner() returns uuid language sql immutable as $$
  select 'a1111111-1111-4111-8111-111111111111'::uuid
$$;
create temporary table claims (step text primary key, claim jsonb);
create function pg_temp.claim() returns text language plpgsql as $$
declare made jsonb;
begin
  select public.claim_step(id, fence, 60) into made from private.runs where state = 'running';
  if made is not null then
    insert into claims values (made ->> 'step', made) on conflict (step) do update set claim = excluded.claim;
  end if;
  return made ->> 'step';
end $$;
create function pg_temp.lease(of_step text) returns uuid language sql as $$
  select (claim ->> 'lease')::uuid from claims where step = of_step
$$;
create function pg_temp.finish(of_step text, columns jsonb, version text) returns jsonb language sql as $$
  select public.finish_step(pg_temp.lease(of_step),
    jsonb_build_object('columns', columns), jsonb_build_object('model', version))
$$;
create function pg_temp.note(model text) returns jsonb language sql as $$
  select jsonb_build_object('engine', jsonb_build_object('id', 'openai', 'model', model, 'domain', null))
$$;
create function pg_temp.begin(section text, caller uuid default pg_temp.owner()) returns text language sql as $$
  select public.begin_rerun(caller, pg_temp.id(), array[section]) ->> 'outcome'
$$;
create function pg_temp.charges() returns text language sql as $$
  select string_agg(kind || ' ' || source || ' ' || state, ', ' order by kind desc, state)
  from private.charges where validation_id = pg_temp.id()
$$;
create function pg_temp.report() returns jsonb language sql as $$
  select to_jsonb(v) - '{updated_at,rerun,previous,originalIdea,title,created_at}'::text[]
  from public.idea_validations v where id = pg_temp.id()
$$;
create function pg_temp.rerun() returns text language sql as $$
  select concat_ws(' ', (rerun -> 'sections' ->> 0), rerun ->> 'state', rerun ->> 'reason')
  from public.idea_validations where id = pg_temp.id()
$$;
create function pg_temp.steps() returns text language sql as $$
  select string_agg(step ->> 'step' || case when step ->> 'finishedAt' is null then '' else ' done' end, ', ')
  from jsonb_array_elements(private.step_history(pg_temp.id(), null)) step
$$;
-- Moves leases, waits, hand-overs and the report itself back in time.
create function pg_temp.age(passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed, not_before = not_before - passed;
  update private.runs
  set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed;
  alter table public.idea_validations disable trigger stamp;
  update public.idea_validations set updated_at = updated_at - passed, completed_at = completed_at - passed;
  alter table public.idea_validations enable trigger stamp;
$$;

insert into public.idea_validations (id, "userId", "originalIdea") values (pg_temp.id(), pg_temp.owner(), 'Idea');
select is(pg_temp.begin('market'), 'not_completed', 'a report that is not there cannot be written anew');
select public.begin_validation(pg_temp.owner(), pg_temp.id());
select is(pg_temp.begin('market'), 'not_completed', 'nor one that is being written');
select pg_temp.claim();
select pg_temp.finish('concept', '{"projectConcept": "concept 1", "userRoles": "roles 1"}' || pg_temp.note('m1'), '1');
select pg_temp.claim(), pg_temp.claim();
select pg_temp.finish('audience', '{"targetUsers": "audience 1"}' || pg_temp.note('m1'), '1');
select pg_temp.finish('market', '{"marketValidation": "market 1"}' || pg_temp.note('m1'), '1');
select pg_temp.claim();
select pg_temp.finish('evidence', '{"real_citations": ["c1"], "scorecard": "score 1"}', '1');
create temporary table first as select pg_temp.report() as report;

-- Access
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select public.begin_rerun(auth.uid(), gen_random_uuid(), array['market']) $$, '42501', null,
  'people cannot begin a rerun themselves');
select throws_ok($$ select private.begin_rerun(auth.uid(), gen_random_uuid(), array['market']) $$, '42501', null, 'in no way');
select throws_ok($$ update public.idea_validations set rerun = null $$, '42501', null, 'nor write that one runs');
select throws_ok($$ update public.idea_validations set previous = '{}' $$, '42501', null, 'nor that one has run');
select throws_ok('select * from private.runs', '42501', null, 'nor look at it');
select throws_ok('select * from private.section_versions', '42501', null, 'nor at old versions');
set local role service_role;
select throws_ok('select * from private.section_versions', '42501', null, 'which are closed to the service too');
reset role;
select is(pg_temp.begin('market', 'a2222222-2222-4222-8222-222222222222'), 'not_found', 'the report of others is not found');
select is(pg_temp.begin('market', gen_random_uuid()), 'not_found', 'nor is it by an unknown caller');
select throws_ok($$ select pg_temp.begin('evidence') $$, '22023', 'There is no section evidence', 'only sections are written anew');
select throws_ok($$ select pg_temp.begin(null) $$, '22023', null, 'and one of them');

-- A rerun from beginning to end
select is(pg_temp.begin('market'), 'started', 'a rerun starts');
select is(pg_temp.begin('market'), 'running', 'once');
select is(pg_temp.begin('concept'), 'busy', 'and no other section beside it');
select is(pg_temp.charges(), 'validation free settled', 'on the first day it costs nothing');
select is(pg_temp.report(), report, 'the report stays completed and as it is') from first;
select is(pg_temp.rerun(), 'market running', 'its reader sees what is going on');
select is(pg_temp.steps(), 'concept done, audience done, market, evidence', 'the section and its evidence are open');
select is(public.begin_validation(pg_temp.owner(), pg_temp.id()) ->> 'outcome', 'already', 'the report is not begun again');
select is(pg_temp.claim(), 'market', 'a worker claims it');
select is((select claim - '{lease,created_at,earlier,validationId}'::text[] from claims where step = 'market'),
  '{"kind": "rerun", "step": "market", "attempt": 1, "terms": null, "lookups": null, "idea": "Idea", "checkpoint": null, "more": 0, "brief": null, "briefVersion": 0, "citations": ["c1"],
    "materials": {}, "sections": {"projectConcept": "concept 1", "userRoles": "roles 1", "targetUsers": "audience 1"}}',
  'and gets all but the old section');
select is(pg_temp.claim(), null, 'alone');
select ok(public.renew_lease(pg_temp.lease('market'), 60), 'renews its lease');
select ok(public.save_checkpoint(pg_temp.lease('market'), '{"hits": 1}'), 'and saves what it found');
select throws_ok($$ select pg_temp.finish('market', '{"targetUsers": []}', '2') $$, '22023',
  'This rerun cannot write {"targetUsers": []}', 'it cannot write other sections');
select is(pg_temp.finish('market', '{"marketValidation": "market 2"}' || pg_temp.note('m2'), '2'),
  '{"claimable": 1, "completed": false}', 'it finishes');
select is(pg_temp.report(), report, 'nothing shows before the evidence is there') from first;
select is(pg_temp.claim(), 'evidence', 'which comes next');
select is((select claim -> 'sections' from claims where step = 'evidence'),
  '{"projectConcept": "concept 1", "userRoles": "roles 1", "targetUsers": "audience 1", "marketValidation": "market 2"}', 'for the new section');
select throws_ok($$ select pg_temp.finish('evidence', '{"marketValidation": "x"}', '2') $$, '22023', null,
  'which it cannot change');
select is(pg_temp.finish('evidence', '{"real_citations": ["c2"], "scorecard": "score 2"}', '2'),
  '{"claimable": 0, "completed": true}', 'then it is done');
select is(pg_temp.report(), report || '{"marketValidation": "market 2", "real_citations": ["c2"], "scorecard": "score 2",
  "engine": {"id": "openai", "model": "m2", "domain": null, "sections": {
    "concept": {"id": "openai", "model": "m1"}, "audience": {"id": "openai", "model": "m1"},
    "market": {"id": "openai", "model": "m2"}}}}', 'the new section is in the report, the others are what they were') from first;
select is(pg_temp.rerun(), '', 'nothing runs any more');
select is((select previous #- '{market,writtenAt}' from public.idea_validations where id = pg_temp.id()),
  '{"market": {"writer": {"id": "openai", "model": "m1"}}}', 'and the old version is named');
select is(pg_temp.steps(), 'concept done, audience done, market done, evidence done', 'every step is done again');
select is(pg_temp.charges(), 'validation free settled', 'at no charge');
select is(jsonb_path_query_array(private.step_history(pg_temp.id(), null), '$[*] ? (@.step == "market").usage[*].model'),
  '["1", "2"]', 'what both cost is on record');

create temporary table written as
  select section, writer, written_at from private.report_sections where validation_id = pg_temp.id();

-- A rerun of the concept, which the other sections are based on
select is(pg_temp.begin('concept') || ' ' || pg_temp.claim(), 'started concept', 'the first section runs');
select is(pg_temp.claim(), null, 'and nothing beside it, not even the evidence');
select is((select claim #> '{earlier,0}' from claims where step = 'concept'), '{"marketValidation": "market 1"}',
  'and is told what others said before, for their citations');
select is((select claim #> '{earlier,0}' from claims where step = 'market'), '{}', 'which is nothing at first');

-- A rerun that dies
select is(public.sweep_runs(), '[]', 'a live rerun is left alone');
select public.save_checkpoint(pg_temp.lease('concept'), '{"hits": 2}');
select pg_temp.age('2 minutes');
select is(pg_temp.finish('concept', '{}', 'late'), null, 'a lapsed lease finishes nothing');
select ok(not public.save_checkpoint(pg_temp.lease('concept'), '{}'), 'and saves nothing');
select is(public.sweep_runs(), jsonb_build_array(private.run_key(r)), 'a dead rerun is handed on')
from private.runs r where state = 'running';
select pg_temp.age('2 minutes');
select is(pg_temp.begin('concept') || ' ' || pg_temp.claim(), 'started concept', 'or begun again by its owner');
select is((select claim ->> 'attempt' || ' ' || (claim ->> 'checkpoint') from claims where step = 'concept'),
  '2 {"hits": 2}', 'who goes on where it stopped');
select pg_temp.age('2 minutes');
create temporary table second as select pg_temp.report() as report;
select is(pg_temp.begin('audience') || ' ' || pg_temp.claim(), 'started audience', 'a dead one gives way to another');
select is(pg_temp.steps(), 'concept done, audience, market done, evidence', 'and is as it was');
select pg_temp.age('10 minutes'), public.sweep_runs();
select is(pg_temp.rerun(), 'audience running', 'ten minutes are no death');
select pg_temp.age('6 minutes');
select is(public.sweep_runs(), '[]', 'fifteen are');
select is(pg_temp.rerun(), 'audience failed The section could not be written: the work on it stopped unexpectedly. '
  || 'Your report is as it was, and nothing was charged.', 'the rerun fails');
select is(pg_temp.report() - 'completed_at', report - 'completed_at', 'the report does not') from second;
select is(pg_temp.steps(), 'concept done, audience done, market done, evidence done', 'its steps are done');
select is(pg_temp.finish('audience', '{}', 'late'), null, 'whoever comes late changes nothing');
select set_eq(
  $$ select section, writer, written_at from private.report_sections where validation_id = pg_temp.id() $$,
  'select * from written', 'and the sections are what they were, of the time they had');
select is(pg_temp.begin('concept') || ' ' || pg_temp.claim(), 'started concept', 'what died before can begin anew');
select is((select concat_ws(' ', claim ->> 'attempt', claim ->> 'checkpoint') from claims where step = 'concept'), '1',
  'without what it had found out then');

select * from finish();
rollback;
