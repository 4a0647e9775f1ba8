begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(9);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Run'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'New');

create function pg_temp.claim() returns uuid language sql as $$
  select (public.claim_step(id, fence, 60) ->> 'lease')::uuid from private.runs
  where validation_id = 'b1111111-1111-4111-8111-111111111111'
$$;
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
select public.fail_step(pg_temp.claim(), 'The model is down', 'HTTP 500', true, null, '{"model": "m1"}');
select public.finish_step(pg_temp.claim(), '{}', '{"model": "m1"}');
select public.fail_step(pg_temp.claim(), 'Wait', 'HTTP 429', true, now() + interval '2 minutes');

create function pg_temp.run() returns jsonb language sql as $$
  select public.get_validation_run('b1111111-1111-4111-8111-111111111111')
$$;
create function pg_temp.step(name text) returns jsonb language sql as $$
  select jsonb_path_query_first(pg_temp.run() -> 'steps', '$[*] ? (@.step == $name)', jsonb_build_object('name', name))
$$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select pg_temp.run()', '42501', 'Only administrators read how a validation was worked on',
  'not even its owner reads it');
select throws_ok($$ select private.step_history('b1111111-1111-4111-8111-111111111111', null) $$, '42501', null, 'in no way');
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select throws_ok('select pg_temp.run()', '42501', null, 'the service has no need to');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(pg_temp.run() ->> 'status', 'analyzing', 'administrators do');
select is((select jsonb_agg(charge - 'at') from jsonb_array_elements(pg_temp.run() -> 'charges') charge),
  '[{"kind": "validation", "source": "pro", "state": "held"}]', 'what was charged');
select is((pg_temp.step('concept') - 'finishedAt') #- '{failures,0,at}' #- '{usage,0,at}' #- '{usage,1,at}',
  '{"step": "concept", "attempt": 2, "notBefore": null,
    "failures": [{"attempt": 1, "reason": "The model is down", "detail": "HTTP 500"}],
    "usage": [{"model": "m1", "attempt": 1}, {"model": "m1", "attempt": 2}]}', 'what each attempt cost and why it failed');
select ok((pg_temp.step('audience') ->> 'notBefore')::timestamptz > now(), 'what is waited for');
select is(public.get_validation_run(gen_random_uuid()), null, 'of a validation that is there');
select is(public.get_validation_run('b2222222-2222-4222-8222-222222222222'),
  '{"status": "pending", "charges": [], "steps": []}', 'also of one that has not begun');

select * from finish();
rollback;
