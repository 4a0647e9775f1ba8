-- The look-up cache and the counts of answers from sources: who may use them, how long an answer is valid, and what is
-- removed.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(15);

insert into auth.users (id, email) values ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');

create function pg_temp.request(name text) returns text language sql as $$
  select encode(sha256(convert_to(name, 'UTF8')), 'hex')
$$;

-- Recalls a request together with an unknown one, because a run recalls all of its requests at once.
create function pg_temp.recalled(name text) returns jsonb language sql as $$
  select public.cached_lookups(array[pg_temp.request(name), pg_temp.request('unknown')]) -> pg_temp.request(name)
$$;

set local role service_role;
select lives_ok(
  $$ select public.cache_lookup(pg_temp.request('a'), 'eurostat', '{"n": 1}', 60) $$,
  'our functions keep an answer');
select is(
  pg_temp.recalled('a') - 'fetched_at', '{"answer": {"n": 1}, "fresh": true}'::jsonb,
  'and recall it');
select is(pg_temp.recalled('b'), null, 'another request has no answer');
select lives_ok(
  $$ select public.cache_lookup(pg_temp.request('a'), 'eurostat', '{"n": 2}', 60) $$,
  'a later answer to the same request');
select is(pg_temp.recalled('a') -> 'answer', '{"n": 2}'::jsonb, 'replaces the earlier one');
select throws_ok(
  $$ select public.cache_lookup('bakery software', 'itunes', '{}', 60) $$, '23514', null,
  'words are no key: requests are known by their digest');
reset role;

update private.lookup_cache set expires_at = now() - interval '1 day';
select is(
  pg_temp.recalled('a') -> 'fresh', 'false'::jsonb,
  'an expired answer is told apart');
update private.lookup_cache set expires_at = now() - interval '91 days';
select public.cache_lookup(pg_temp.request('c'), 'eurostat', '{}', 60);
select results_eq(
  $$ select request from private.lookup_cache $$, $$ select pg_temp.request('c') $$,
  'answers that expired three months ago are removed');

-- Counts so far: three answers cached for 'a' and 'c', and two recalled while still valid.
select public.count_lookup_failures(
  '[{"source": "itunes", "cause": "limited"}, {"source": "eurostat", "cause": "slow"}]');
insert into private.lookup_days (source, day, answered, answered_at)
values ('eurostat', (now() at time zone 'utc')::date - 30, 7, now() - interval '30 days');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select results_eq(
  $$ select h ->> 'source', (h ->> 'answered')::int, (h ->> 'failed')::int, (h ->> 'cached')::int, h ->> 'cause'
     from jsonb_array_elements(public.get_lookup_health()) h $$,
  $$ values ('eurostat', 3, 1, 2, 'slow'), ('itunes', 0, 1, 0, 'limited') $$,
  'administrators read what each source answered, failed and left to the cache in 30 days');
select is(
  (select h ->> 'answered_at' from jsonb_array_elements(public.get_lookup_health()) h where h ->> 'source' = 'itunes'),
  null, 'a source that never answered has no time of its last answer');
reset role;
update private.lookup_days set day = day - 91;
select public.count_lookup_failures('[{"source": "eurostat", "cause": "slow"}]');
select is(
  (select count(*) from private.lookup_days where source = 'eurostat'), 1::bigint,
  'days are forgotten after three months');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok(
  $$ select public.count_lookup_failures('[]') $$, '42501', null, 'founders count no failures');
select throws_ok(
  $$ select public.get_lookup_health() $$, '42501', null, 'and do not read how sources answer');
select throws_ok(
  $$ select public.cached_lookups('{x}') $$, '42501', null, 'founders do not read the cache');
select throws_ok(
  $$ select public.cache_lookup('x', 'x', '{}', 1) $$, '42501', null, 'and write nothing to it');

select * from finish();
rollback;
