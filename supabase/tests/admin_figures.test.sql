begin;
create extension if not exists pgtap with schema extensions;
select plan(13);

insert into auth.users (id, email, raw_user_meta_data) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com', '{"first_name": "Ada", "last_name": "Founder"}'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com', '{}');
select private.grant_admin('boss@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');
create function pg_temp.fence() returns uuid language sql as $$
  select (public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111')
    ->> 'fence')::uuid $$;
create temporary table run as select pg_temp.fence() as fence;
create function pg_temp.lease() returns uuid language sql as $$
  select (public.claim_step('b1111111-1111-4111-8111-111111111111', fence, 600) ->> 'lease')::uuid from run $$;
create function pg_temp.used() returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_array(model, searches, input, output, dollars) order by id), '[]')
  from private.model_usage $$;
create function pg_temp.figures() returns jsonb language sql as $$
  select coalesce(jsonb_agg(to_jsonb(u) order by model), '[]') from private.usage_since(now() - interval '1 day') u $$;

-- What models used
select public.fail_step(pg_temp.lease(), 'Busy', 'HTTP 503', true, null,
  '{"provider": "openai", "model": "m1", "searches": 2, "inputTokens": 300, "outputTokens": 40, "costDollars": 0.5}');
select is(pg_temp.used(), '[["m1", 2, 300, 40, 0.5]]', 'a failed attempt counts with what it used');
select public.finish_step(pg_temp.lease(), '{}', '{}',
  '{"provider": "openai", "model": "m1", "searches": 0, "inputTokens": 200, "outputTokens": 10, "costDollars": null}');
select is(pg_temp.used(), '[["m1", 2, 300, 40, 0.5], ["m1", 0, 200, 10, null]]', 'the one after it once more, once');
select is(pg_temp.figures(), '[{"provider": "openai", "model": "m1", "searches": 2, "input": 500, "output": 50,
  "dollars": 0.5, "unpriced": 1}]', 'the figures add them up, and tell what had no price');
select lives_ok($$ select public.finish_step(pg_temp.lease(), '{}', '{}',
  '{"model": "m2", "searches": "two", "inputTokens": -5, "outputTokens": 2.5e99, "costDollars": "free"}') $$,
  'no answer of a provider keeps a step from being finished');
select is((select jsonb_agg(jsonb_build_array(searches, input, output, dollars)) from private.model_usage
  where model = 'm2'), '[[0, 0, 1000000000000000, null]]', 'what makes no sense is no count');
update private.validation_steps set usage = usage || '[{"model": "m3"}]', lease = null where usage <> '[]';
update private.validation_steps set usage = '[]';
select is((select count(*) from private.model_usage), 3::bigint, 'nothing is counted without a time, or taken back');
select is((select step || ' ' || finished from private.step_times_since(now() - interval '1 day') limit 1),
  'concept 1', 'steps that finished have their median time');
delete from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111';
select is((select count(*) from private.model_usage), 3::bigint, 'what was paid for outlives the report');

-- What an entry of the log is about
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select * from private.model_usage', '42501', null, 'none of it is a table of the API');
select throws_ok($$ select private.audited_name('user_roles', 'a1111111-1111-4111-8111-111111111111') $$, '42501', null,
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
select is(jsonb_array_length(public.get_admin_figures(7) -> 'usage'), 2, 'administrators read the figures');

select * from finish();
rollback;
