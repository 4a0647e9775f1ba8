begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(35);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Theirs');

create function pg_temp.log() returns jsonb language sql as $$ select public.get_audit_log(null, null, 100) $$;
create function pg_temp.newest(field text) returns jsonb language sql as $$ select pg_temp.log() -> 0 -> field $$;

-- Who can read
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select public.get_audit_log()', '42501', null, 'founders read no audit log');
select throws_ok('select public.get_admin_figures()', '42501', null, 'nor the figures');
select throws_ok('select * from private.audit_log', '42501', null, 'the log is no table of the API');
select throws_ok($$ select public.begin_validation('a3333333-3333-4333-8333-333333333333',
  'b1111111-1111-4111-8111-111111111111') $$, '42501', null, 'nobody acts as an administrator by naming one');

-- Actions that are logged
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select public.switch_ai_provider('anthropic');
select is(pg_temp.log() -> 1 -> 'subjectId', '"anthropic"', 'a switch of providers is noted');
select is(pg_temp.newest('after'), '{"is_active": false}', 'for both of them');
select is(pg_temp.newest('before'), '{"is_active": true}', 'with what was before');
select is(pg_temp.newest('actor'), '"a3333333-3333-4333-8333-333333333333"', 'and who did it');
select public.upsert_pricing_plan('team', 'Team', 49, 'month', '{"validations": null, "phases": ["poc"]}');
select is(pg_temp.newest('action'), '"insert"', 'so is a new plan');
select is(pg_temp.newest('after') -> 'price', '49.00', 'with all it holds');
set local request.jwt.claims =
  '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated", "user_metadata": {"x": "service_role"}}';
select public.delete_pricing_plan('team');
select is(pg_temp.newest('action'), '"delete"', 'its end, whatever else the claims of the token hold');
select public.update_free_plan_limits('{"idea_validations": 3, "unlocked_phases": ["interactive"]}');
select is(pg_temp.newest('after'), '{"idea_validations": 3}', 'the free limits');
select public.update_pack_price('multi-idea', 'ideas-1', 7);
select is(pg_temp.newest('subjectId'), '"multi-idea ideas-1"', 'a price');
select public.update_roadmap_settings(true, 'south-asia');
select is(pg_temp.newest('subject'), '"roadmap_settings"', 'how roadmaps are made');
select public.update_role_rate('designer', 'south-asia', 31);
select is(pg_temp.newest('after'), '{"dollars_per_hour": 31.00}', 'and an hourly rate');
select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'mvp',
  jsonb_build_object('name', repeat('x', 5000)));
select is((select entry -> 'after' -> 'content' -> 'bytes' is not null
  from jsonb_array_elements(pg_temp.log()) entry where entry ->> 'subject' = 'roadmap_drafts' limit 1), true,
  'of a long text only size and digest');
select lives_ok($$ update public.roadmaps set status = 'published' where phase = 'mvp' $$, 'a roadmap is published');
select is((select entry -> 'after' -> 'status' from jsonb_array_elements(pg_temp.log()) entry
  where entry ->> 'subject' = 'roadmaps' limit 1), '"published"', 'which is noted too');
select is(jsonb_array_length(public.get_audit_log(null, 'pack_prices')), 1, 'the log can be read by subject');
select is(jsonb_array_length(public.get_audit_log((pg_temp.newest('id'))::text::bigint, null, 2)), 2, 'and by pages');
reset role;
select is((select actor from private.audit_log where subject = 'user_roles' order by id desc limit 1), null,
  'what is done in SQL has no actor');

-- Actions that are not logged
create temporary table counted as select count(*) from private.audit_log;
grant select on counted to authenticated;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
update public.profiles set "firstName" = 'Anna' where id = 'a1111111-1111-4111-8111-111111111111';
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select public.begin_roadmap('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'poc');
reset role;
set local request.jwt.claims = '';
select is((select count(*) from private.audit_log), (select count from counted), 'what founders and functions do is not');
select throws_ok('update private.audit_log set actor = null', '42501', null, 'nobody rewrites the log');
select throws_ok('delete from private.audit_log', '42501', null, 'or shortens it');
select throws_ok('truncate private.audit_log', '42501', null, 'or empties it');

-- Running a validation again
update public.free_plan_limits set idea_validations = 1;
update public.idea_validations set status = 'error' where id = 'b1111111-1111-4111-8111-111111111111';
set local role service_role;
select is(public.begin_validation('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111')
  ->> 'outcome', 'started', 'an administrator runs the failed validation of somebody else again');
select is(public.begin_validation('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111')
  ->> 'outcome', 'running', 'and not twice at once');
select is((select public.begin_roadmap('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111',
  'production') ->> 'outcome'), 'not_completed', 'nor is a roadmap written of what is not there');
reset role;
select is((select jsonb_agg(jsonb_build_array(actor, subject, subject_id, after)) from private.audit_log where action = 'run'),
  '[["a3333333-3333-4333-8333-333333333333", "idea_validations", "b1111111-1111-4111-8111-111111111111", {"run": "report"}]]',
  'which is noted, once');
select is((select source || ' ' || state from private.charges where validation_id = 'b1111111-1111-4111-8111-111111111111'),
  'admin held', 'at no cost to the founder');
select is((select free_left from private.allowance('a1111111-1111-4111-8111-111111111111')), 1::bigint,
  'who has as many left as before');
set local role service_role;
select is(public.begin_validation('a3333333-3333-4333-8333-333333333333', gen_random_uuid()) ->> 'outcome',
  'not_found', 'an unknown one is not found');
select is(public.begin_rerun('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111', array['market'])
  ->> 'outcome', 'not_completed', 'sections are written again once the report is complete');
reset role;
delete from public.user_roles where user_id = 'a3333333-3333-4333-8333-333333333333';
set local role service_role;
select is(public.begin_validation('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111')
  ->> 'outcome', 'not_found', 'who is no administrator any more finds nothing');

reset role;
insert into public.user_roles (user_id, role) values ('a3333333-3333-4333-8333-333333333333', 'admin');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select jsonb_array_length(public.get_admin_figures(7) -> 'days')), 7, 'the figures have a row for each day');

select * from finish();
rollback;
