-- Look-ups for a finished report: who may begin a round, what prevents it, that it is free, and that the report does
-- not change until the round is done.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(40);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;

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
create function pg_temp.finish(of_step text, result jsonb) returns jsonb language sql as $$
  select public.finish_step((select (claim ->> 'lease')::uuid from claims where step = of_step), result, null)
$$;
create function pg_temp.write(of_step text, columns jsonb) returns jsonb language sql as $$
  select pg_temp.finish(of_step, jsonb_build_object('columns', columns))
$$;
create function pg_temp.look(caller uuid default pg_temp.owner(), terms jsonb default '{"category": "bread"}')
returns text language sql as $$
  select public.begin_lookup(caller, pg_temp.id(), terms) ->> 'outcome'
$$;
create function pg_temp.row() returns public.idea_validations language sql as $$
  select v from public.idea_validations v where id = pg_temp.id()
$$;
create function pg_temp.report() returns jsonb language sql as $$
  select to_jsonb(pg_temp.row()) - '{updated_at,lookup_run,lookup_terms,lookups}'::text[]
$$;
create function pg_temp.charges() returns text language sql as $$
  select string_agg(kind || ' ' || source || ' ' || state, ', ' order by kind, state)
  from private.charges where validation_id = pg_temp.id()
$$;
-- The owner's entitlements.
create function pg_temp.used() returns jsonb language sql as $$
  select set_config('request.jwt.claims', '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}', true);
  select to_jsonb(e) from public.get_my_entitlements() e
$$;

-- An incomplete report
insert into public.idea_validations (id, "userId", "originalIdea") values (pg_temp.id(), pg_temp.owner(), 'Idea');
select is(pg_temp.look(), 'not_completed', 'an idea without a report cannot be looked up');
select public.begin_validation(pg_temp.owner(), pg_temp.id());
select is(pg_temp.look(), 'not_completed', 'nor one whose report is being written');
select is((pg_temp.row()).lookup_run, null, 'and neither leaves a trace');
select pg_temp.claim();
select pg_temp.write('concept', '{"projectConcept": "concept"}');
select pg_temp.claim(), pg_temp.claim();
select pg_temp.write('audience', '{"targetUsers": "audience"}');
select pg_temp.write('market', '{"marketValidation": "market"}');
select pg_temp.claim();
select pg_temp.write('evidence', '{"real_citations": ["c1"]}');
select is((pg_temp.row()).status, 'completed', 'the report is complete');
create temporary table before as
select pg_temp.report() as report, pg_temp.charges() as charges, pg_temp.used() as used;
select isnt((select used from before), null, 'the quota can be read');

-- Access
select is(pg_temp.look('a2222222-2222-4222-8222-222222222222'), 'not_found', 'a stranger finds no such report');
select is(pg_temp.look('a3333333-3333-4333-8333-333333333333'), 'not_found', 'nor does an administrator');
select is(pg_temp.look(null), 'not_found', 'nor no one');
select is(
  public.begin_lookup(pg_temp.owner(), gen_random_uuid(), '{}') ->> 'outcome', 'not_found',
  'a report that does not exist is not found');
select is((select count(*) from private.lookup_rounds), 0::bigint, 'what is refused counts as no round');
select is((pg_temp.row()).lookup_terms, null, 'and stores no terms');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select public.begin_lookup(auth.uid(), pg_temp.id(), '{}') $$, '42501', null,
  'founders begin no round past our functions, which check the terms');
select throws_ok($$ select private.begin_lookup(auth.uid(), pg_temp.id(), '{}') $$, '42501', null, 'in no way');
select throws_ok($$ update public.idea_validations set lookups = '{}' $$, '42501', null,
  'they do not write what sources answered');
select throws_ok($$ update public.idea_validations set lookup_terms = '{}' $$, '42501', null, 'nor what was sent');
select throws_ok($$ update public.idea_validations set lookup_run = null $$, '42501', null, 'nor that a round has ended');
select throws_ok('select * from private.lookup_rounds', '42501', null, 'nor see how many rounds there were');
select throws_ok($$ select private.use_lookup_round(pg_temp.id()) $$, '42501', null, 'nor count one');
select throws_ok($$ select private.store_lookups(pg_temp.id(), '{}') $$, '42501', null, 'nor store a record');
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select throws_ok($$ select public.begin_lookup(pg_temp.owner(), pg_temp.id(), '{}') $$, '42501', null,
  'administrators send no terms in the name of founders');
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok($$ select public.begin_lookup(pg_temp.owner(), pg_temp.id(), '{}') $$, '42501', null,
  'nor do visitors');
reset role;

-- Its owner
set local role service_role;
select is(pg_temp.look(), 'started', 'its owner begins a round');
reset role;
select is((pg_temp.row()).lookup_run ->> 'state', 'running', 'which runs');
select is((pg_temp.row()).lookup_terms, '{"category": "bread"}'::jsonb, 'with the terms that were confirmed');
select is((pg_temp.row()).lookups, null, 'and has no answers yet');
select is(pg_temp.report(), (select report from before), 'the report stays as it is meanwhile');
select is(pg_temp.look(terms => '{"category": "other"}'), 'running', 'there is one round at a time');
select is((pg_temp.row()).lookup_terms, '{"category": "bread"}'::jsonb, 'and the terms of this one stay');
select is(pg_temp.charges(), (select charges from before), 'a round charges nothing');
select is(pg_temp.used(), (select used from before), 'and the quota stays untouched');

select is(pg_temp.claim(), 'lookups', 'it has one step');
select pg_temp.finish('lookups', '{"lookups": {"at": "now", "lookups": []}}');
select is((pg_temp.row()).lookups ->> 'at', 'now', 'which stores what the sources answered');
select is((pg_temp.row()).lookup_run, null, 'and ends the round');
select is(pg_temp.used(), (select used from before), 'without touching the quota');

-- Limits
update private.lookup_rounds set begun = 10;
select is(pg_temp.look(), 'too_many', 'ten rounds a day are enough');
update private.lookup_rounds set day = day - 1;
select is(pg_temp.look(), 'started', 'the next day has ten more');

-- A deleted report
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
delete from public.idea_validations where id = pg_temp.id();
reset role;
select is(pg_temp.look(), 'not_found', 'a deleted report is not looked up');
select is(
  (select count(*) from private.lookup_rounds) + (select count(*) from private.runs where state = 'running'), 0::bigint,
  'and its round goes with it');

-- Look-ups during a report
insert into public.idea_validations (id, "userId", "originalIdea")
values ('b2222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 'Idea');
select public.begin_validation(
  'a2222222-2222-4222-8222-222222222222', 'b2222222-2222-4222-8222-222222222222', '{"category": "bread"}');
select pg_temp.claim();
select pg_temp.write('concept', '{"projectConcept": "concept"}');
select is(pg_temp.claim(), 'lookups', 'they begin before what nothing waits for');
select is(pg_temp.claim(), 'audience', 'and the report goes on beside them');

select * from finish();
rollback;
