-- How often a user may store ideas, start analyses and change reports within a period (private.limits).
begin;
create extension if not exists pgtap with schema extensions;
alter default privileges grant execute on functions to public;
select plan(18);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'ada@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'ben@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');

create function pg_temp.as_user(id text) returns void language plpgsql as $$
begin
  execute format('set local request.jwt.claims = %L', json_build_object('sub', id, 'role', 'authenticated'));
end $$;
create function pg_temp.store(owner uuid, many integer) returns void language sql as $$
  insert into public.idea_validations ("originalIdea", "userId") select 'Idea ' || n, owner from generate_series(1, many) n
$$;
-- The code, the status and the message of a refusal.
create function pg_temp.refusal(call text) returns text language plpgsql as $$
declare
  said text;
  answer text;
begin
  execute call;
  return 'done';
exception when sqlstate 'PGRST' then
  get stacked diagnostics said = message_text, answer = pg_exception_detail;
  return (said::jsonb ->> 'code') || ' ' || (answer::jsonb ->> 'status') || ' '
    || (answer::jsonb -> 'headers' ? 'Retry-After')::text || ': ' || (said::jsonb ->> 'message');
end $$;

set local role authenticated;
select pg_temp.as_user('a1111111-1111-4111-8111-111111111111');
select is(pg_temp.refusal($$ select pg_temp.store('a1111111-1111-4111-8111-111111111111', 1000) $$),
  'PT429 429 true: You have reached the limit of 200 new ideas a day. Please try again in 24 hours.',
  'no request stores a thousand ideas');
select is((select count(*) from public.idea_validations), 0::bigint, 'and none of them is kept');
select lives_ok($$ select pg_temp.store('a1111111-1111-4111-8111-111111111111', 200) $$, 'a day has 200 ideas');
delete from public.idea_validations;
select matches(pg_temp.refusal($$ select pg_temp.store('a1111111-1111-4111-8111-111111111111', 1) $$), '^PT429 429 true',
  'those that were deleted count');
select pg_temp.as_user('a2222222-2222-4222-8222-222222222222');
select lives_ok($$ select pg_temp.store('a2222222-2222-4222-8222-222222222222', 1) $$, 'others are not held up');
select pg_temp.as_user('a3333333-3333-4333-8333-333333333333');
select lives_ok($$ select pg_temp.store('a3333333-3333-4333-8333-333333333333', 201) $$, 'administrators are not limited');
select throws_ok('select * from private.limits', '42501', null, 'users cannot read the numbers');
select throws_ok('select public.acquire_revision_turn(''a2222222-2222-4222-8222-222222222222'')', '42501', null,
  'or take the turn of another user');
select throws_ok('select public.release_revision_turn(''a2222222-2222-4222-8222-222222222222'')', '42501', null, 'or end it');

reset role;
update private.limit_uses set began = began - interval '1 day';
set local role authenticated;
select pg_temp.as_user('a1111111-1111-4111-8111-111111111111');
select lives_ok($$ select pg_temp.store('a1111111-1111-4111-8111-111111111111', 2) $$, 'a day later it begins again');

-- Limits set by the operator
reset role;
update private.limits set most = 2 where kind in ('start', 'change');
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 day');
set local role service_role;
create temp table ideas as select id, row_number() over () as n from public.idea_validations
  where "userId" = 'a1111111-1111-4111-8111-111111111111';
create function pg_temp.start(n bigint) returns text language sql as $$
  select pg_temp.refusal(format('select public.begin_validation(%L, %L)',
    'a1111111-1111-4111-8111-111111111111', (select id from ideas where ideas.n = start.n)))
$$;
select is(pg_temp.start(1), 'done', 'an analysis starts');
select is(pg_temp.start(1), 'done', 'asking for one that runs already counts nothing');
select is(pg_temp.start(2), 'done', 'and a second one');
reset role;
update private.runs set state = 'failed', fence = null;
set local role service_role;
select matches(pg_temp.start(2), 'the limit of 2 analyses an hour', 'the third is refused');

select is(public.acquire_revision_turn('a2222222-2222-4222-8222-222222222222'), true, 'a change takes its turn');
select is(public.acquire_revision_turn('a2222222-2222-4222-8222-222222222222'), false, 'in which no other one is computed');
select public.release_revision_turn('a2222222-2222-4222-8222-222222222222');
select is(public.acquire_revision_turn('a2222222-2222-4222-8222-222222222222'), true, 'until it ends');
reset role;
update private.limit_uses set busy_until = clock_timestamp() - interval '1 second';
set local role service_role;
select matches(pg_temp.refusal($$ select public.acquire_revision_turn('a2222222-2222-4222-8222-222222222222') $$),
  'the limit of 2 changes an hour', 'a turn that was never ended lapses, and changes are counted');

select * from finish();
rollback;
