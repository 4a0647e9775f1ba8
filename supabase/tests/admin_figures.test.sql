begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(18);

insert into auth.users (id, email, raw_user_meta_data) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com', '{"first_name": "Ada", "last_name": "Founder"}'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com', '{}');
select private.grant_admin('boss@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
create function pg_temp.lease() returns uuid language sql as $$
  select (public.claim_step(id, fence, 600) ->> 'lease')::uuid from private.runs where state = 'running' $$;
create function pg_temp.used() returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_array(model, searches, input, output, dollars) order by id), '[]')
  from private.attempt_log where searches is not null $$;
create function pg_temp.figures() returns jsonb language sql as $$
  select coalesce(jsonb_agg(to_jsonb(u) order by model), '[]') from private.usage_since(now() - interval '1 day') u $$;

-- Usage of models
select public.fail_step(pg_temp.lease(), 'Busy', 'HTTP 503', true, null,
  '{"provider": "openai", "model": "m1", "searches": 2, "inputTokens": 300, "outputTokens": 40, "costDollars": 0.5}');
select is(pg_temp.used(), '[["m1", 2, 300, 40, 0.5]]', 'a failed attempt counts with what it used');
select public.finish_step(pg_temp.lease(), '{}',
  '{"provider": "openai", "model": "m1", "searches": 0, "inputTokens": 200, "outputTokens": 10, "costDollars": null}');
select is(pg_temp.used(), '[["m1", 2, 300, 40, 0.5], ["m1", 0, 200, 10, null]]', 'the one after it once more, once');
select is(pg_temp.figures(), '[{"provider": "openai", "model": "m1", "searches": 2, "input": 500, "output": 50,
  "dollars": 0.5, "unpriced": 1}]', 'the figures add them up, and tell what had no price');
select lives_ok($$ select public.finish_step(pg_temp.lease(), '{}',
  '{"model": "m2", "searches": "two", "inputTokens": -5, "outputTokens": 2.5e99, "costDollars": "free"}') $$,
  'no answer of a provider keeps a step from being finished');
select is((select jsonb_agg(jsonb_build_array(searches, input, output, dollars)) from private.attempt_log
  where model = 'm2'), '[[0, 0, 1000000000000000, null]]', 'what makes no sense is no count');

-- Durations of steps, in whole minutes
create function pg_temp.took(minutes integer) returns uuid language plpgsql as $$
declare lease_ constant uuid := pg_temp.lease();
begin
  update private.run_steps set started_at = clock_timestamp() - make_interval(mins => minutes) where lease = lease_;
  return lease_;
end $$;
create function pg_temp.times() returns text language sql as $$
  select string_agg(concat_ws(' ', step, finished, round(median_seconds / 60)), ', ')
  from private.step_times_since(now() - interval '1 day') $$;
delete from private.attempt_log where step = 'concept';
select public.fail_step(pg_temp.took(50), 'Busy', 'HTTP 503', true);
select public.finish_step(pg_temp.took(2), '{}', null);
select public.finish_step(pg_temp.took(3), '{}', null);
select is(pg_temp.times(), 'audience 1 0, market 1 2, evidence 1 3', 'a step took as long as the attempt that finished it');
select public.save_recomputed('a1111111-1111-4111-8111-111111111111', id, updated_at,
  '{"projectConcept": 1, "userRoles": 1, "targetUsers": 1, "marketValidation": 1, "real_citations": 1}') from public.idea_validations;
select is(pg_temp.times(), 'audience 1 0, market 1 2, evidence 1 3', 'also where its section is computed again later');
select public.begin_rerun('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', array['market']);
select public.finish_step(pg_temp.took(4), '{}', null);
select is(pg_temp.times(), 'audience 1 0, market 2 3, evidence 1 3', 'a section that is written again counts once more');
insert into public.project_planning (validation_id) values ('b1111111-1111-4111-8111-111111111111');
delete from private.runs where kind = 'rerun';
update public.idea_validations set rerun = null;
select public.begin_roadmap('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'interactive');
select public.finish_step(pg_temp.took(15), '{}', null);
select is(pg_temp.times(), 'audience 1 0, market 2 3, evidence 1 3, roadmap tasks 1 15', 'and so do steps of roadmaps');
delete from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111';
select is(pg_temp.times(), 'audience 1 0, market 2 3, evidence 1 3, roadmap tasks 1 15', 'what was done outlives the report');
select is((select count(*) from private.attempt_log where searches is not null), 1::bigint, 'and so does what was paid for');

-- Past days
create function pg_temp.of_week() returns jsonb language sql as $$
  select jsonb_build_array(
    (select jsonb_agg(to_jsonb(u) order by model) from private.usage_since(now() - interval '7 days') u),
    (select jsonb_agg(to_jsonb(f) order by kind) from private.failures_since(now() - interval '7 days') f),
    (select jsonb_agg(to_jsonb(t)) from private.step_times_since(now() - interval '7 days') t)) $$;
update private.attempt_log set at = at - interval '3 days';
create temporary table counted as select pg_temp.of_week() as figures;
select public.sweep_runs();
select is(pg_temp.of_week(), (select figures from counted), 'a day that was added up counts as its attempts did');
delete from private.attempt_log;
select is(pg_temp.of_week(), (select figures from counted), 'and they are not read for it again');

-- Labels of the log's subjects
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select * from private.attempt_log', '42501', null, 'none of it is a table of the API');
select throws_ok($$ select private.audit_subject_name('user_roles', 'a1111111-1111-4111-8111-111111111111') $$, '42501', null,
  'nor are names asked for one by one');
reset role;
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');
insert into private.audit_log (action, subject, subject_id) values
  ('run', 'idea_validations', 'b2222222-2222-4222-8222-222222222222'),
  ('run', 'roadmaps', 'b2222222-2222-4222-8222-222222222222 poc'),
  ('insert', 'user_roles', 'a1111111-1111-4111-8111-111111111111 admin'),
  ('insert', 'user_roles', 'a9999999-9999-4999-8999-999999999999 admin'),
  ('update', 'user_roles', 'no key');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select jsonb_agg(entry -> 'subjectName') from jsonb_array_elements(public.get_audit_log(null, null, 5)) entry),
  '[null, null, "Ada Founder", "Bread by bike", "Bread by bike"]', 'people and projects are named while they are there');
select is(public.get_audit_log(null, 'user_roles', 5) -> 3 -> 'subjectName', '"boss@example.com"',
  'by their address where they have no name');
select is(jsonb_array_length(public.get_admin_figures(7) -> 'usage'), 1, 'administrators read the figures');

select * from finish();
rollback;
